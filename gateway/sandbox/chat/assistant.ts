import type { HelpTerm } from '@baize/gateway/contract/help.ts';
import type { Language } from '@baize/gateway/contract/languages.ts';

interface Phrases {
  readonly hello: string;
  readonly person: string;
  readonly unknown: (topics: string) => string;
  readonly more: (title: string) => string;
}

const PHRASES: Readonly<Record<Language, Phrases>> = {
  EN: {
    hello: 'Hello! I am the sandbox assistant, a script and not a person. What is it about?',
    person:
      'No person sits at this sandbox chat. In production your own chat service answers here; until then use the other ways in the customer-service window.',
    unknown: (topics) =>
      `I am a script and did not understand that. I can tell you about: ${topics}.`,
    more: (title) => `There is more in the help center under “${title}”.`,
  },
  TY: {
    hello: 'Kumusta! Ako ang sandbox assistant, isang script at hindi tao. Tungkol saan ito?',
    person:
      'Walang tao sa sandbox chat na ito. Sa tunay na operasyon, ang sarili ninyong chat service ang sasagot dito; sa ngayon, gamitin ang ibang paraan sa window ng customer service.',
    unknown: (topics) =>
      `Script lang ako at hindi ko iyon naintindihan. Maipapaliwanag ko ang: ${topics}.`,
    more: (title) => `May dagdag pa sa help center, sa ilalim ng “${title}”.`,
  },
};

const GREETING = /^(?:hi|hello|hey|good (?:morning|day|evening)|kumusta|kamusta|magandang \w+)\b/i;
const WANTS_PERSON = /\b(?:human|person|real agent|staff|operator|tao|kawani)\b/i;

/** The search words of a text: those of three letters or more. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** Number of search words that occur in a term's title or keywords, compared by their first five letters. */
function score(term: HelpTerm, words: readonly string[]): number {
  const known = wordsOf(`${term.title} ${term.keywords}`).map((word) => word.slice(0, 5));
  return words.filter((word) => known.includes(word.slice(0, 5))).length;
}

/** The first paragraph of a term's HTML as plain text. */
function beginningOf(html: string): string {
  const paragraph = /<p>(.*?)<\/p>/s.exec(html)?.[1] ?? html;
  return paragraph.replace(/<[^>]+>/g, '').trim();
}

/** The assistant's answer to a message: from the help center, and open about being a script. */
export function assistantReply(
  body: string,
  terms: readonly HelpTerm[],
  language: Language,
): string {
  const phrases = PHRASES[language];
  if (WANTS_PERSON.test(body)) return phrases.person;
  const words = wordsOf(body);
  const [best] = terms
    .map((term) => ({ term, points: score(term, words) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  if (best) return `${beginningOf(best.term.answer)} ${phrases.more(best.term.title)}`;
  if (GREETING.test(body)) return phrases.hello;
  return phrases.unknown(terms.map(({ title }) => title).join(', '));
}
