/** Letters typed after a longer pause begin a new text. */
const TYPE_PAUSE_MS = 700;

export interface TypeAhead {
  text: string;
  at: number;
}

/** Appends a letter to the typed text; letters in quick succession make one text. */
export const appendTypeAhead = (
  before: TypeAhead | undefined,
  letter: string,
  now: number,
): TypeAhead => ({
  text: before && now - before.at < TYPE_PAUSE_MS ? before.text + letter : letter,
  at: now,
});

/**
 * The index of the next item whose text starts with the typed text, searched from the current one.
 * The same letter repeatedly goes through all items that start with it. -1 when there is none.
 */
export function findByTypeAhead(texts: readonly string[], input: string, current: number): number {
  const letters = [...input.toLocaleLowerCase()];
  const repeated = letters.every((letter) => letter === letters[0]);
  const wanted = repeated ? (letters[0] ?? '') : letters.join('');
  if (!wanted) return -1;
  const from = repeated ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < texts.length; step += 1) {
    const at = (from + step) % texts.length;
    if (texts[at]?.trim().toLocaleLowerCase().startsWith(wanted)) return at;
  }
  return -1;
}
