import type { SearchMarks } from '../../../contract/game-search.ts';
import { searchText } from '../search-text.ts';
import { matchWord } from './match-word.ts';

/** Returns the parts of a displayed name that match the typed words. */
export function marksOf(name: string, input: readonly string[]): SearchMarks {
  return [...name.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].flatMap(({ 0: shown, index }) => {
    const word = searchText(shown);
    const [best] = input
      .flatMap((each) => matchWord(each, word) ?? [])
      .sort((a, b) => b.score - a.score);
    if (!best) return [];
    // If accents or apostrophes were removed, the positions of characters differ.
    const same = word.length === shown.length;
    const { from, to } = same ? best : { from: 0, to: shown.length };
    return [{ from: index + from, to: index + to }];
  });
}
