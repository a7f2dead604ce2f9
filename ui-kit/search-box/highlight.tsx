import { mark } from './search-box.css.ts';

/** A part of a text: from the index of its first character to the index after its last. */
export interface TextMark {
  readonly from: number;
  readonly to: number;
}

export interface HighlightProps {
  text: string;
  /** In any order; where two overlap, the second is cut. */
  marks: readonly TextMark[];
}

/** A text with its matches in `<mark>`. */
export function Highlight({ text, marks }: HighlightProps) {
  let at = 0;
  const parts = [...marks]
    .sort((a, b) => a.from - b.from)
    .flatMap(({ from, to }) => {
      const start = Math.max(from, at);
      if (to <= start) return [];
      const plain = text.slice(at, start);
      at = to;
      return [
        plain,
        <mark key={start} className={mark}>
          {text.slice(start, to)}
        </mark>,
      ];
    });
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
