import type { SearchMarks } from '../../../contract/game-search.ts';
import { searchText } from '../search-text.ts';
import { matchWord } from './match-word.ts';

/** Which parts of a shown name the typed words met. */
export function marksOf(name: string, input: readonly string[]): SearchMarks {
  return [...name.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].flatMap(({ 0: shown, index }) => {
    const word = searchText(shown);
    const [best] = input
      .flatMap((each) => matchWord(each, word) ?? [])
      .sort((a, b) => b.score - a.score);
    if (!best) return [];
    // Where accents or apostrophes went, characters no longer stand where they stood.
    const same = word.length === shown.length;
    const { from, to } = same ? best : { from: 0, to: shown.length };
    return [{ from: index + from, to: index + to }];
  });
}
