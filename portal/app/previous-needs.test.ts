import { hotGames } from '@baize/gateway/contract';
import { expect, test } from 'vitest';
import type { Need } from '../shared/api/served-answers.ts';
import { createPreviousNeeds } from './previous-needs.ts';

const needs = (key: string): readonly Need[] => [{ key, endpoint: hotGames, payload: {} }];

test('addresses with a query push out the oldest of their kind, and no plain path', () => {
  const previous = createPreviousNeeds();
  previous.set('EN', '/', needs('home'));
  for (let query = 0; query <= 500; query += 1) {
    previous.set('EN', `/rng?q=${query}`, needs(`query ${query}`));
  }
  expect(previous.get('EN', '/')).toEqual(needs('home'));
  expect(previous.get('EN', '/rng?q=0')).toEqual([]);
  expect(previous.get('EN', '/rng?q=1')).toEqual(needs('query 1'));
  expect(previous.get('TY', '/')).toEqual([]);
});
