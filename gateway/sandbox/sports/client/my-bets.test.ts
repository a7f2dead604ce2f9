// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { translator } from '../../play/client/messages.ts';
import type { OwnBet } from './game.ts';
import { createMyBets } from './my-bets.ts';
import { TEXTS } from './texts.ts';

const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

const settled = (leg: Partial<OwnBet['bet']['legs'][number]>): OwnBet => ({
  orderNo: 'B1',
  stake: 1000,
  win: 0,
  state: 'settled',
  bet: {
    legs: [
      {
        matchNo: 'SAMPAGITA-1',
        league: 'Sampagita Open',
        home: 'L. Abadan',
        away: 'T. Ferro',
        kickOff: 0,
        market: 'handicap',
        pick: 'away',
        line: -3.5,
        odds: 190,
        ...leg,
      },
    ],
  },
  outcome: {
    legs: [
      {
        result: 'lost',
        score: { home: 2, away: 1 },
        ...(leg.unit && { points: { home: 18, away: 11 } }),
      },
    ],
  },
  time: 0,
});

function shown(language: 'EN' | 'TY', bet: OwnBet): string[] {
  const panel = document.createElement('div');
  const say = translator(language, TEXTS);
  createMyBets(panel, { say, money: String, time })([bet]);
  return [...panel.querySelectorAll('li small, .leg-result')].map((part) => part.textContent);
}

test('a line that counts games names them, and the games are shown beside the sets', () => {
  expect(shown('EN', settled({ unit: 'games' }))).toEqual([
    'Handicap in games · L. Abadan – T. Ferro · Sampagita Open',
    'Lost · 2 : 1 · games 18 : 11',
  ]);
  expect(
    shown('TY', settled({ unit: 'rounds', market: 'total', pick: 'over', line: 22.5 })),
  ).toEqual([
    'Kabuuang rounds · L. Abadan – T. Ferro · Sampagita Open',
    'Talo · 2 : 1 · rounds 18 : 11',
  ]);
});

test('where the score itself decides, nothing is shown beside it', () => {
  expect(shown('EN', settled({}))).toEqual([
    'Handicap · L. Abadan – T. Ferro · Sampagita Open',
    'Lost · 2 : 1',
  ]);
});
