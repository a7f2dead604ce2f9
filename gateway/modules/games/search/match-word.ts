/** The score of a matched word, and the range of matched characters, excluding its end. */
export interface WordMatch {
  /** 4 is an exact match; less similar words have lower scores. */
  readonly score: number;
  readonly from: number;
  readonly to: number;
}

/** Returns the number of typing errors that are tolerated in a word of this length. */
const toleratedErrors = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** Shorter parts occur in the middle of nearly every word. */
const MIN_PART_LENGTH = 3;

/**
 * Counts the missing, additional, wrong or swapped letters between two words (optimal string
 * alignment distance). Returns `limit + 1` as soon as there are more than `limit`.
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
 * Compares a typed word with a word of a name, both normalized by `searchText`: equal, a prefix, a
 * part, or equal except for typing errors (also while the word is still being typed).
 */
export function matchWord(input: string, word: string): WordMatch | undefined {
  if (input === word) return { score: 4, from: 0, to: word.length };
  const at = word.indexOf(input);
  const part = { from: at, to: at + input.length };
  if (at === 0) return { ...part, score: 3 + input.length / (2 * word.length) };
  if (at > 0 && input.length >= MIN_PART_LENGTH) return { ...part, score: 2 };
  const limit = toleratedErrors(input.length);
  if (limit === 0) return undefined;
  const errors = typingErrors(input, word, limit);
  if (errors <= limit) return { score: 1.9 - errors * 0.3, from: 0, to: word.length };
  if (word.length <= input.length) return undefined;
  const beginning = typingErrors(input, word.slice(0, input.length), limit);
  if (beginning > limit) return undefined;
  return { score: 1.4 - beginning * 0.3, from: 0, to: input.length };
}
