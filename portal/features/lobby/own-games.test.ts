import { expect, test } from 'vitest';
import { storyGame } from '../../shared/games/story-games.ts';
import { ownPage, typesOf } from './own-games.ts';

const games = Array.from({ length: 40 }, (_, at) =>
  storyGame(at, { gameType: at % 2 === 0 ? 'RNG' : 'LIVE' }),
);

test('[R2.08] [R9.01] a list comes 18 a page', () => {
  expect(ownPage(games, 1)).toMatchObject({ page: 1, pages: 3, total: 40 });
  expect(ownPage(games, 3).games).toHaveLength(4);
  expect(ownPage([], 1)).toEqual({ games: [], page: 1, pages: 0, total: 0 });
});

test('a page beyond the last is the last', () => {
  expect(ownPage(games, 9).page).toBe(3);
});

test('the types of a list are counted in the order they come', () => {
  expect(typesOf(games)).toEqual([
    { type: 'RNG', count: 20 },
    { type: 'LIVE', count: 20 },
  ]);
});
