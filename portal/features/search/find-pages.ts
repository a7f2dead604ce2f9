/** Most pages that one search answers. */
const SHOWN = 4;
/** Letters from which on a text is looked for among pages: one letter would find half of them. */
const SHORTEST = 2;

/** What a search compares: lower case, without accents and signs. */
const plain = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export interface NamedPage {
  readonly name: string;
  /** Other words for what the page is for. */
  readonly words: string;
}

/** The pages of which every word of the text begins a word, those found by their names first. */
export function findPages<Page extends NamedPage>(
  pages: readonly Page[],
  text: string,
): readonly Page[] {
  const asked = plain(text);
  if (asked.join('').length < SHORTEST) return [];
  const fits = (words: readonly string[]) =>
    asked.every((each) => words.some((word) => word.startsWith(each)));
  const byName = pages.filter(({ name }) => fits(plain(name)));
  const byWords = pages.filter(
    (page) => !byName.includes(page) && fits([...plain(page.name), ...plain(page.words)]),
  );
  return [...byName, ...byWords].slice(0, SHOWN);
}
