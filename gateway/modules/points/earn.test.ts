import { expect, test } from 'vitest';
import { pointsOf } from './earn.ts';

test('whole points are earned, and the remainder counts with the next bet', () => {
  expect(pointsOf(10_000, 1000, 0)).toEqual({ points: 10, carry: 0 });
  expect(pointsOf(1550, 1000, 0)).toEqual({ points: 1, carry: 550_000 });
  expect(pointsOf(450, 1000, 550_000)).toEqual({ points: 1, carry: 0 });
});

test('a hundred small bets earn as much as one large bet', () => {
  let carry = 0;
  let points = 0;
  for (let bet = 0; bet < 100; bet += 1) {
    const earned = pointsOf(20, 1000, carry);
    carry = earned.carry;
    points += earned.points;
  }
  expect(points).toBe(pointsOf(2000, 1000, 0).points);
});
