/** How well a word was met, and which of its characters: from one to the one after the last. */
export interface WordMatch {
  /** 4 is the word itself; the less alike, the lower. */
  readonly score: number;
  readonly from: number;
  readonly to: number;
}

/** Typing errors that a word of this length is forgiven. */
const forgiven = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** Shorter parts stand in the middle of nearly every word. */
const MIN_PART_LENGTH = 3;

/**
 * Letters left out, added, mistaken or swapped between two words (optimal string alignment);
 * `limit + 1` as soon as there are more than `limit`.
 */
export function typingErrors(input: string, word: string, limit: number): number {
  if (Math.abs(input.length - word.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= input.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= word.length; j += 1) {
      const equal = input[i - 1] === word[j - 1];
      let errors = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (equal ? 0 : 1),
      );
      const swapped =
        i > 1 && j > 1 && input[i - 1] === word[j - 2] && input[i - 2] === word[j - 1];
      if (swapped) errors = Math.min(errors, (before[j - 2] ?? 0) + 1);
      row.push(errors);
      least = Math.min(least, errors);
    }
    if (least > limit) return limit + 1;
    before = above;
    above = row;
  }
  return above[word.length] ?? limit + 1;
}

/**
 * A typed word against one of a name, both as `searchText` writes them: the same, its beginning, a
 * part of it, or the same but for typing errors (also of a word that is still being typed).
 */
export function matchWord(input: string, word: string): WordMatch | undefined {
  if (input === word) return { score: 4, from: 0, to: word.length };
  const at = word.indexOf(input);
  const part = { from: at, to: at + input.length };
  if (at === 0) return { ...part, score: 3 + input.length / (2 * word.length) };
  if (at > 0 && input.length >= MIN_PART_LENGTH) return { ...part, score: 2 };
  const limit = forgiven(input.length);
  if (limit === 0) return undefined;
  const errors = typingErrors(input, word, limit);
  if (errors <= limit) return { score: 1.9 - errors * 0.3, from: 0, to: word.length };
  if (word.length <= input.length) return undefined;
  const beginning = typingErrors(input, word.slice(0, input.length), limit);
  if (beginning > limit) return undefined;
  return { score: 1.4 - beginning * 0.3, from: 0, to: input.length };
}
