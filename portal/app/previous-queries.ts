import type { RecordedQuery } from '../shared/api/served-answers.ts';

/** The number of remembered addresses with a query, which anybody can make up. */
const MOST_WITH_QUERY = 500;

/**
 * Remembers the queries of a page from its last render, so that the next render has their answers
 * from the start. Addresses with a query evict each other, but no plain path, whose number is fixed
 * by the build.
 */
export function createPreviousQueries() {
  const plain = new Map<string, readonly RecordedQuery[]>();
  const withQuery = new Map<string, readonly RecordedQuery[]>();
  const of = (url: string) => (url.includes('?') ? withQuery : plain);
  const keyOf = (language: string, url: string) => `${language} ${url}`;
  return {
    get: (language: string, url: string): readonly RecordedQuery[] =>
      of(url).get(keyOf(language, url)) ?? [],
    set(language: string, url: string, queries: readonly RecordedQuery[]): void {
      const key = keyOf(language, url);
      of(url).delete(key);
      of(url).set(key, queries);
      const [oldest] = withQuery.keys();
      if (withQuery.size > MOST_WITH_QUERY && oldest !== undefined) withQuery.delete(oldest);
    },
  };
}
