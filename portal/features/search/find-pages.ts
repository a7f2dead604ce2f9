/** The maximum number of pages in a result. */
const SHOWN = 4;
/** The minimum length of a text: a single letter would match half of the pages. */
const SHORTEST = 2;

/** The words of a text for comparison: lower case, without accents and punctuation. */
const plain = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export interface NamedPage {
  readonly name: string;
  /** Synonyms of the page's purpose. */
  readonly words: string;
}

/**
 * The pages in which every word of the text is the beginning of a word; matches by name come first.
 */
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
