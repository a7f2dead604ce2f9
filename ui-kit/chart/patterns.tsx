import * as css from './chart.css.ts';

/** The fill patterns of the bars, one for each series. */
export const HATCHES = ['plain', 'rising', 'falling', 'dots', 'level'] as const;

const STRIPES: Readonly<Record<(typeof HATCHES)[number], string>> = {
  plain: '',
  rising: 'M-2 2l4-4M0 8l8-8M6 10l4-4',
  falling: 'M-2 6l4 4M0 0l8 8M6-2l4 4',
  dots: 'M4 3.5v1',
  level: 'M0 4h8',
};

interface PatternProps {
  hatch: (typeof HATCHES)[number];
  id: string;
  order: number;
}

/** An SVG pattern: lines in the background colour over the series' colour. */
export function Pattern({ hatch, id, order }: PatternProps) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" className={css.marks[order % css.marks.length]} />
      {STRIPES[hatch] && <path d={STRIPES[hatch]} className={css.hatch} />}
    </pattern>
  );
}

interface SampleProps {
  kind: 'line' | 'bar' | 'stacked';
  order: number;
  /** The prefix of the chart's pattern ids. */
  id: string;
  mark: string;
}

/** The legend's sample of a series. */
export function Sample({ kind, order, id, mark }: SampleProps) {
  return (
    <svg className={css.sample} viewBox="0 0 24 12" aria-hidden="true">
      {kind === 'line' ? (
        <>
          <path
            className={css.lines[order % css.lines.length]}
            d="M0 6h24"
            strokeDasharray={order === 0 ? undefined : `${8 - order} ${order + 2}`}
          />
          <path className={css.marks[order % css.marks.length]} d={mark} />
        </>
      ) : (
        <rect width="24" height="12" fill={`url(#${id}p${order % HATCHES.length})`} />
      )}
    </svg>
  );
}
