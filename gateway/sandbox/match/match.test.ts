import { describe, expect, test } from 'vitest';
import { matchEngine, matchReturns } from './engine.ts';
import { allFixtures, PER_MINUTE, skinOf, THOUSAND } from './fixtures.ts';
import { writeMatch } from './script.ts';

const GAMES = ['SPORTS', 'ESPORTS', 'COCKFIGHT'].map((gameType) => ({
  nodeId: '101900',
  gameType,
}));

/** A source whose first answer is given and whose others follow from it. */
function source(first: number) {
  let turn = 0;
  return (limit: number) => {
    turn += 1;
    return turn === 1 ? first : (first * 7 + turn * 13) % limit;
  };
}

describe.each(GAMES)('$gameType', (game) => {
  test('[R10.10c] the published return is the exact mean over every bet and every chance', () => {
    const returns: number[] = [];
    for (const { id, selections } of allFixtures(game)) {
      for (const { pick } of selections) {
        let won = 0;
        for (let place = 0; place < THOUSAND; place += 1) {
          won += matchEngine.play(game, 100, { fixture: id, pick }, source(place)).win;
        }
        returns.push((won / THOUSAND / 100) * 100);
      }
    }
    const mean = returns.reduce((sum, each) => sum + each) / returns.length;
    expect(Number(mean.toFixed(2))).toBe(matchEngine.returnToPlayer(game));
    expect(Number(Math.min(...returns).toFixed(2))).toBe(matchReturns(game).least);
    expect(Math.max(...returns)).toBeLessThanOrEqual(95);
    expect(matchReturns(game).least).toBeGreaterThan(94);
  });

  test('what is watched ends as it was drawn', () => {
    for (const fixture of allFixtures(game).slice(0, 12)) {
      for (let place = 0; place < THOUSAND; place += 7) {
        const { winner, score, events } = writeMatch(skinOf(game.gameType), fixture, source(place));
        const points = (side: string) => events.filter((event) => event.side === side).length;
        expect([points('home'), points('away')]).toEqual(score);
        const times = events.map(({ at }) => at);
        expect(times).toEqual([...times].sort((one, two) => one - two));
        expect(times.every((at) => at > 0 && at < THOUSAND)).toBe(true);
        const [home, away] = score;
        const ahead = home > away ? 'home' : 'away';
        expect(winner).toBe(home === away ? 'draw' : ahead);
      }
    }
  });

  test('nobody plays twice in the same minute', () => {
    const all = allFixtures(game);
    for (let from = 0; from < all.length; from += PER_MINUTE) {
      const sides = all.slice(from, from + PER_MINUTE).flatMap(({ home, away }) => [home, away]);
      expect(new Set(sides).size).toBe(PER_MINUTE * 2);
    }
  });
});

test('matches and results that are not offered are refused', () => {
  const [, esports] = GAMES;
  if (!esports) throw new Error('No e-sports.');
  for (const stake of [{}, { fixture: 60, pick: 'home' }, { fixture: 1, pick: 'draw' }]) {
    expect(() => matchEngine.play(esports, 100, stake, () => 0)).toThrow();
  }
});
