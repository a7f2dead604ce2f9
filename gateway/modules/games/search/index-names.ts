import { searchText } from '../search-text.ts';
import { matchWord } from './match-word.ts';

/** An entry that can be found by its names. */
export interface Named {
  readonly id: string;
  /** The names in all languages. */
  readonly names: readonly string[];
  /** Breaks ties between equal matches; higher first. */
  readonly weight: number;
}

interface Entry {
  readonly id: string;
  readonly weight: number;
  /** Each name without spaces, for words that are typed together or apart. */
  readonly compact: readonly string[];
}

export interface NameIndex {
  /** Returns ids by how well their names match the input, the best first. */
  find(input: string, limit: number): string[];
}

const wordsOf = (text: string): string[] => searchText(text).split(' ').filter(Boolean);

/** Score of a name that contains the whole input, ignoring spaces. */
const COMPACT_SCORE = 2.5;
const MIN_COMPACT_LENGTH = 4;

/**
 * Matches below this share of the best score are dropped, because they are merely a typing error
 * away from another name.
 */
const MIN_SCORE_SHARE = 0.5;

/**
 * From this number of words on, one word may be missing, so that a close match is found rather than
 * none.
 */
const MIN_WORDS_TO_SKIP_ONE = 3;

/** Creates an index by words. A search over a few thousand names takes some milliseconds. */
export function indexNames(all: readonly Named[]): NameIndex {
  const entries: Entry[] = all.map(({ id, weight, names }) => ({
    id,
    weight,
    compact: names.map((name) => searchText(name).replaceAll(' ', '')),
  }));
  const holders = new Map<string, Set<number>>();
  all.forEach(({ names }, at) => {
    for (const word of names.flatMap(wordsOf)) {
      const known = holders.get(word) ?? new Set();
      holders.set(word, known.add(at));
    }
  });

  /** Returns the best score of each entry for one typed word. */
  const scoresFor = (input: string): Map<number, number> => {
    const best = new Map<number, number>();
    for (const [word, at] of holders) {
      const match = matchWord(input, word);
      if (!match) continue;
      for (const entry of at) best.set(entry, Math.max(best.get(entry) ?? 0, match.score));
    }
    return best;
  };

  const scoreAll = (input: readonly string[]): Map<number, number> => {
    const met = new Map<number, { words: number; score: number }>();
    for (const scores of input.map(scoresFor)) {
      for (const [entry, score] of scores) {
        const { words, score: previous } = met.get(entry) ?? { words: 0, score: 0 };
        met.set(entry, { words: words + 1, score: previous + score });
      }
    }
    const withWords = (least: number) =>
      new Map(
        [...met].filter(([, { words }]) => words >= least).map(([at, { score }]) => [at, score]),
      );
    const whole = withWords(input.length);
    return whole.size > 0 || input.length < MIN_WORDS_TO_SKIP_ONE
      ? whole
      : withWords(input.length - 1);
  };

  return {
    find(text, limit) {
      const input = wordsOf(text);
      if (input.length === 0) return [];
      const scores = scoreAll(input);
      const compact = input.join('');
      if (compact.length >= MIN_COMPACT_LENGTH) {
        entries.forEach((entry, at) => {
          if (!entry.compact.some((name) => name.includes(compact))) return;
          scores.set(at, Math.max(scores.get(at) ?? 0, COMPACT_SCORE * input.length));
        });
      }
      const least = Math.max(...scores.values()) * MIN_SCORE_SHARE;
      return [...scores]
        .filter(([, score]) => score >= least)
        .flatMap(([at, score]) => {
          const entry = entries[at];
          return entry ? [{ ...entry, score: Math.round(score * 10) }] : [];
        })
        .sort((a, b) => b.score - a.score || b.weight - a.weight || a.id.localeCompare(b.id))
        .slice(0, limit)
        .map(({ id }) => id);
    },
  };
}
