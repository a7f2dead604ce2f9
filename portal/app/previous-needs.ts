import type { Need } from '../shared/api/served-answers.ts';

/** Addresses with a query whose needs are remembered: anybody can make them up. */
const MOST_WITH_QUERY = 500;

/**
 * What a page asked for when it was last drawn: the next time its answers are there before it.
 * Addresses with a query push out each other, and no plain path: those are as many as the build has.
 */
export function createPreviousNeeds() {
  const plain = new Map<string, readonly Need[]>();
  const withQuery = new Map<string, readonly Need[]>();
  const of = (url: string) => (url.includes('?') ? withQuery : plain);
  const keyOf = (language: string, url: string) => `${language} ${url}`;
  return {
    get: (language: string, url: string): readonly Need[] =>
      of(url).get(keyOf(language, url)) ?? [],
    set(language: string, url: string, needs: readonly Need[]): void {
      const key = keyOf(language, url);
      of(url).delete(key);
      of(url).set(key, needs);
      const [oldest] = withQuery.keys();
      if (withQuery.size > MOST_WITH_QUERY && oldest !== undefined) withQuery.delete(oldest);
    },
  };
}
