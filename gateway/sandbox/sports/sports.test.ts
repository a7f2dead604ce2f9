import { describe, expect, test } from 'vitest';
import { LEAGUES, RULES, ratingOf, SPORTS } from './catalogue.ts';
import { outcomesOf } from './chances.ts';
import { ABANDONED, type Final, finalOf, scoreAt, simulateMatch, TEN_THOUSAND } from './course.ts';
import { sportsEngine } from './engine.ts';
import { fixtureByNo, fixtureOf, fixturesWithin, marketsOf } from './fixtures.ts';
import { type LegResult, resultOf, returnOf, type Selection } from './markets.ts';
import { DRIFT_MS, RETURN, returnsOf } from './odds.ts';
import { courseOf, newSeed } from './seeds.ts';
import { type BetLeg, validBetsOf } from './valid-bets.ts';

const SLOT = 10_000_000;

/** A deterministic source of numbers that look random. */
function source(start: number) {
  let state = start >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * TEN_THOUSAND);
  };
}

describe.each(SPORTS)('%s', (sport) => {
  const { format, rates } = RULES[sport];

  test('the probabilities of all results of a match add up to one', () => {
    for (const better of [-7, 0, 4, 7]) {
      const sum = outcomesOf(format, rates(better)).reduce((all, { chance }) => all + chance, 0);
      expect(sum).toBeCloseTo(1, 4);
    }
  });

  test('the frequencies of drawn matches equal the probabilities that the odds are based on', () => {
    const of = rates(3);
    const draw = source(sport.length * 7919);
    const matches = 6000;
    const mean = (pick: (final: Final) => number) => (sum: number, final: Final) =>
      sum + pick(final) / matches;
    const finals = Array.from({ length: matches }, () =>
      finalOf(scoreAt(format, { ...simulateMatch(format, of, draw), abandonedAt: null }, 1000)),
    );
    const outcomes = outcomesOf(format, of);
    const expected = (pick: (final: Final) => number) =>
      outcomes.reduce((sum, outcome) => sum + pick(outcome) * outcome.chance, 0);
    const homeWins = ({ winner }: Final) => Number(winner === 'home');
    const total = (final: Final) => final.total;
    expect(Math.abs(finals.reduce(mean(homeWins), 0) - expected(homeWins))).toBeLessThan(0.025);
    expect(finals.reduce(mean(total), 0) / expected(total)).toBeCloseTo(1, 1);
  });

  test('the score only grows, and its last value is the result of the match', () => {
    const league = LEAGUES.find((each) => each.sport === sport);
    if (!league) throw new Error('No league.');
    for (let slot = SLOT; slot < SLOT + 40; slot += 1) {
      const course = courseOf(fixtureOf(league, slot), newSeed());
      let before = { home: 0, away: 0, total: 0 };
      for (let share = 0; share <= 1000; share += 5) {
        const score = scoreAt(format, course, share);
        const { total } = finalOf(score);
        expect(score.home).toBeGreaterThanOrEqual(before.home);
        expect(score.away).toBeGreaterThanOrEqual(before.away);
        expect(total).toBeGreaterThanOrEqual(before.total);
        before = { home: score.home, away: score.away, total };
      }
      const end = scoreAt(format, course, 1000);
      if (course.abandonedAt !== null) {
        expect(scoreAt(format, course, course.abandonedAt)).toEqual(end);
        continue;
      }
      expect(course.steps.every(({ at }) => at > 0 && at < 1000)).toBe(true);
      const final = finalOf(end);
      // The result is among those that the odds are based on.
      const outcomes = outcomesOf(format, fixtureOf(league, slot).rates);
      expect(
        outcomes.some(
          ({ winner, diff, total }) =>
            winner === final.winner && diff === final.diff && total === final.total,
        ),
      ).toBe(true);
    }
  });

  test('every market has the published margin, and both kinds of lines occur', () => {
    const lines = new Set<boolean>();
    for (const league of LEAGUES.filter((each) => each.sport === sport)) {
      for (let slot = SLOT; slot < SLOT + 132; slot += 1) {
        const fixture = fixtureOf(league, slot);
        for (const market of marketsOf(fixture, fixture.kickOff - 60_000)) {
          // The return of backing every side in proportion to its odds.
          const back = 100 / market.reduce((sum, { odds }) => sum + 100 / odds, 0);
          expect(back).toBeLessThanOrEqual(RETURN + 1e-9);
          expect(back).toBeGreaterThan(RETURN - 1);
          for (const { line } of market) lines.add(Number.isInteger(line));
        }
      }
    }
    expect(lines).toEqual(new Set([true, false]));
  });

  test('[R10.10c] the published return is the mean of all selections, and no bet returns all', () => {
    const { mean, least, most } = returnsOf(sport);
    expect(mean).toBeGreaterThan(93);
    expect(mean).toBeLessThanOrEqual(RETURN);
    expect(least).toBeLessThan(mean);
    expect(most).toBeLessThan(100);
  });
});

test('a game publishes the return of the sport that it opens on', () => {
  const game = (gameType: string, gameCode: string) => ({ nodeId: '1', gameType, gameCode });
  expect(sportsEngine.returnToPlayer(game('SPORTS', 'X_TEN_1'))).toBe(returnsOf('tennis').mean);
  expect(sportsEngine.returnToPlayer(game('ESPORTS', 'X_1'))).toBe(returnsOf('nullSector').mean);
  expect(() => sportsEngine.returnToPlayer(game('RNG', 'X_1'))).toThrow();
});

test('in each league some matches run, some are to come, some are over, and no side plays twice at once', () => {
  for (const league of LEAGUES) {
    expect(new Set(league.teams).size).toBe(12);
    const from = SLOT * league.periodMs;
    const all = fixturesWithin(league, from, from + 132 * league.periodMs);
    expect(all).toHaveLength(132);
    expect(new Set(all.map(({ home, away }) => `${home}-${away}`)).size).toBeGreaterThan(100);
    for (const [index, one] of all.entries()) {
      expect(fixtureByNo(one.matchNo)).toEqual(one);
      const running = all.slice(index).filter((other) => other.kickOff < one.endAt);
      const sides = running.flatMap(({ home, away }) => [home, away]);
      expect(new Set(sides).size, one.matchNo).toBe(sides.length);
    }
    const now = from + 66 * league.periodMs + 1000;
    expect(all.some(({ kickOff, endAt }) => kickOff <= now && now < endAt)).toBe(true);
  }
  for (const wrong of ['HARBOR', 'HARBOR-x', 'NONE-1', 'HARBOR--1', '']) {
    expect(fixtureByNo(wrong)).toBeUndefined();
  }
});

test('the book’s drift changes over time, and its lines never move', () => {
  const fixture = fixtureByNo(`HARBOR-${SLOT}`);
  if (!fixture) throw new Error('No match.');
  const books = Array.from({ length: 8 }, (_, index) =>
    marketsOf(fixture, fixture.kickOff - index * DRIFT_MS - 1).flat(),
  );
  expect(new Set(books.map((book) => book.map(({ odds }) => odds).join())).size).toBeGreaterThan(1);
  expect(new Set(books.map((book) => book.map(({ line }) => line).join())).size).toBe(1);
});

test('abandoned matches are as rare as published', () => {
  const draw = source(11);
  const { format, rates } = RULES.pit;
  const all = Array.from({ length: 20_000 }, () => simulateMatch(format, rates(0), draw));
  const share = all.filter(({ abandonedAt }) => abandonedAt !== null).length / all.length;
  expect(share).toBeGreaterThan((ABANDONED / TEN_THOUSAND) * 0.8);
  expect(share).toBeLessThan((ABANDONED / TEN_THOUSAND) * 1.2);
  expect(new Set(Array.from({ length: 12 }, (_, place) => ratingOf(place))).size).toBe(8);
});

describe('settlement', () => {
  const final = (diff: number, total: number): Final => ({
    winner: diff === 0 ? 'draw' : diff > 0 ? 'home' : 'away',
    diff,
    total,
  });
  type Case = [market: Selection['market'], pick: Selection['pick'], line: number, LegResult];
  const TWO_ONE: Case[] = [
    ['winner', 'home', 0, 'won'],
    ['winner', 'draw', 0, 'lost'],
    ['winner', 'away', 0, 'lost'],
    ['total', 'over', 2.5, 'won'],
    ['total', 'under', 2.5, 'lost'],
    ['total', 'over', 3, 'push'],
    ['total', 'under', 3, 'push'],
    ['total', 'under', 3.5, 'won'],
    ['handicap', 'home', -0.5, 'won'],
    ['handicap', 'home', -1, 'push'],
    ['handicap', 'away', -1, 'push'],
    ['handicap', 'home', -1.5, 'lost'],
    ['handicap', 'away', -1.5, 'won'],
    ['handicap', 'away', 1.5, 'lost'],
  ];
  test.each(TWO_ONE)('at 2 : 1, %s %s %d is %s', (market, pick, line, result) => {
    expect(resultOf({ market, pick, line }, final(1, 3))).toBe(result);
    expect(resultOf({ market, pick, line }, null)).toBe('void');
  });

  const leg = (odds: number, result: LegResult) => ({ odds, result });
  test.each([
    [[leg(195, 'won')], 195],
    [[leg(195, 'lost')], 0],
    [[leg(195, 'push')], 100],
    [[leg(195, 'void')], 100],
    [[leg(195, 'won'), leg(210, 'won')], 409],
    [[leg(195, 'won'), leg(210, 'push')], 195],
    [[leg(195, 'won'), leg(210, 'void'), leg(150, 'won')], 292],
    [[leg(195, 'void'), leg(210, 'lost')], 0],
    [[leg(195, 'void'), leg(210, 'push')], 100],
    [Array.from({ length: 8 }, () => leg(2000, 'won')), 100 * 20 ** 8],
  ])('%j returns %d of 100', (legs, win) => {
    expect(returnOf(100, legs)).toBe(win);
  });
});

describe('a valid bet is the maximum loss', () => {
  const football = RULES.football;
  const ends = () => outcomesOf(football.format, football.rates(0));
  const on = (matchNo: string, pick: Selection['pick'], odds = 200): BetLeg => ({
    matchNo,
    market: pick === 'over' || pick === 'under' ? 'total' : 'winner',
    pick,
    line: pick === 'over' || pick === 'under' ? 2.5 : 0,
    odds,
  });
  const bet = (stake: number, ...legs: BetLeg[]) => ({ stake, legs });

  test.each([
    ['one single counts whole', [bet(1000, on('A', 'home'))], [1000]],
    [
      'over and under cover each other',
      [bet(1000, on('A', 'over', 190)), bet(1000, on('A', 'under', 190))],
      [50, 50],
    ],
    [
      'three sides of a winner do too',
      [on('A', 'home', 285), on('A', 'draw', 285), on('A', 'away', 285)].map((leg) =>
        bet(1000, leg),
      ),
      [50, 50, 50],
    ],
    [
      'bets on different matches do not',
      [bet(1000, on('A', 'over')), bet(1000, on('B', 'under'))],
      [1000, 1000],
    ],
    [
      'accumulators of every combination do',
      [
        bet(1000, on('A', 'over', 190), on('B', 'over', 190)),
        bet(1000, on('A', 'over', 190), on('B', 'under', 190)),
        bet(1000, on('A', 'under', 190), on('B', 'over', 190)),
        bet(1000, on('A', 'under', 190), on('B', 'under', 190)),
      ],
      [97, 98, 97, 98],
    ],
    [
      'a single covers accumulators',
      [
        bet(2000, on('A', 'over', 190)),
        bet(1000, on('A', 'under', 190), on('B', 'over', 190)),
        bet(1000, on('A', 'under', 190), on('B', 'under', 190)),
      ],
      [195, 97, 98],
    ],
    [
      'an accumulator beside its singles counts whole',
      [
        bet(1000, on('A', 'home')),
        bet(1000, on('B', 'home')),
        bet(500, on('A', 'home'), on('B', 'home')),
      ],
      [1000, 1000, 500],
    ],
  ])('%s', (_, bets, valid) => {
    expect(validBetsOf(bets, ends)).toEqual(valid);
  });

  test('many matches together count no more than can be lost', () => {
    const names = Array.from({ length: 14 }, (_, index) => `M${index}`);
    const chain = names.slice(1).map((name, index) => {
      const before = names[index] ?? '';
      return bet(1000, on(before, 'over', 190), on(name, 'under', 190));
    });
    expect(validBetsOf(chain, ends)).toEqual(chain.map(() => 1000));
    const singles = names.flatMap((name) => [
      bet(1000, on(name, 'over', 190)),
      bet(1000, on(name, 'under', 190)),
    ]);
    const valid = validBetsOf([...chain, ...singles], ends);
    const sum = valid.reduce((all, each) => all + each, 0);
    expect(sum).toBeLessThanOrEqual(13_000 + 14 * 100);
    expect(sum).toBeGreaterThan(13_000);
  });
});
