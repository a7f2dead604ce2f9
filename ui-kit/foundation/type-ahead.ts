/** Letters further apart than this begin a new word. */
const TYPE_PAUSE_MS = 700;

export interface TypeAhead {
  text: string;
  at: number;
}

/** What has been typed so far: letters in quick succession make one word. */
export const appendTypeAhead = (
  before: TypeAhead | undefined,
  letter: string,
  now: number,
): TypeAhead => ({
  text: before && now - before.at < TYPE_PAUSE_MS ? before.text + letter : letter,
  at: now,
});

/**
 * The place of the item whose text starts with what was typed, looking on from the current one;
 * the same letter again and again walks through all that start with it. -1 when there is none.
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
