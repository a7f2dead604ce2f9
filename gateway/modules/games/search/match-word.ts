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
const SHORTEST_PART = 3;

/**
 * Letters left out, added, mistaken or swapped between two words (optimal string alignment);
 * `limit + 1` as soon as there are more than `limit`.
 */
export function typingErrors(typed: string, word: string, limit: number): number {
  if (Math.abs(typed.length - word.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= word.length; j += 1) {
      const equal = typed[i - 1] === word[j - 1];
      let errors = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (equal ? 0 : 1),
      );
      const swapped =
        i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
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
export function matchWord(typed: string, word: string): WordMatch | undefined {
  if (typed === word) return { score: 4, from: 0, to: word.length };
  const at = word.indexOf(typed);
  const part = { from: at, to: at + typed.length };
  if (at === 0) return { ...part, score: 3 + typed.length / (2 * word.length) };
  if (at > 0 && typed.length >= SHORTEST_PART) return { ...part, score: 2 };
  const limit = forgiven(typed.length);
  if (limit === 0) return undefined;
  const errors = typingErrors(typed, word, limit);
  if (errors <= limit) return { score: 1.9 - errors * 0.3, from: 0, to: word.length };
  if (word.length <= typed.length) return undefined;
  const beginning = typingErrors(typed, word.slice(0, typed.length), limit);
  if (beginning > limit) return undefined;
  return { score: 1.4 - beginning * 0.3, from: 0, to: typed.length };
}
