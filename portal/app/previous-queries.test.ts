import { hotGames } from '@baize/gateway/contract';
import { expect, test } from 'vitest';
import type { RecordedQuery } from '../shared/api/served-answers.ts';
import { createPreviousQueries } from './previous-queries.ts';

const queries = (key: string): readonly RecordedQuery[] => [
  { key, endpoint: hotGames, payload: {} },
];

test('addresses with a query evict the oldest of their kind, and no plain path', () => {
  const previous = createPreviousQueries();
  previous.set('EN', '/', queries('home'));
  for (let query = 0; query <= 500; query += 1) {
    previous.set('EN', `/rng?q=${query}`, queries(`query ${query}`));
  }
  expect(previous.get('EN', '/')).toEqual(queries('home'));
  expect(previous.get('EN', '/rng?q=0')).toEqual([]);
  expect(previous.get('EN', '/rng?q=1')).toEqual(queries('query 1'));
  expect(previous.get('TY', '/')).toEqual([]);
});
