import { expect, test } from 'vitest';
import { storyGame } from '../../shared/games/story-games.ts';
import { pageOf } from './api.ts';
import { typesOf } from './own-games.ts';

const games = Array.from({ length: 40 }, (_, at) =>
  storyGame(at, { gameType: at % 2 === 0 ? 'RNG' : 'LIVE' }),
);

test('[R2.08] [R9.01] a list has 18 games per page', () => {
  expect(pageOf(games, 1)).toMatchObject({ page: 1, totalPages: 3, totalCount: 40 });
  expect(pageOf(games, 3).games).toHaveLength(4);
  expect(pageOf([], 1)).toEqual({ games: [], page: 1, totalPages: 0, totalCount: 0 });
});

test('a page beyond the last one is the last page', () => {
  expect(pageOf(games, 9)).toEqual(pageOf(games, 3));
});

test('the types of a list are in the order of their first game, with counts', () => {
  expect(typesOf(games)).toEqual([
    { type: 'RNG', count: 20 },
    { type: 'LIVE', count: 20 },
  ]);
});
