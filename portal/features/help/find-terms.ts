import type { HelpTerm } from '@baize/gateway/contract';

/** Lower case, without accents and HTML tags. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

/** The terms in which every word of the search occurs in title, keywords or answer. */
export function findTerms(terms: readonly HelpTerm[], search: string): readonly HelpTerm[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return terms;
  return terms.filter(({ title, keywords, answer }) => {
    const text = plain(`${title} ${keywords} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}
