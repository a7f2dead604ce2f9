import { jackpotReturn } from '@baize/gateway/modules/games/jackpots.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addToPot, type Pot, publishedReturn, winsPot } from './jackpot.ts';
import { simulate, simulatedRandom } from './test-simulation.ts';

const pots = fc.record({
  amount: fc.integer({ min: 1, max: 10 ** 12 }),
  carry: fc.integer({ min: 0, max: 999_999 }),
});
const bets = fc.array(fc.integer({ min: 1, max: 10 ** 10 }), { minLength: 1, maxLength: 50 });
const shares = fc.integer({ min: 1, max: 100_000 });

/** A pot in millionths of a minor unit. */
const exact = ({ amount, carry }: Pot) => BigInt(amount) * 1_000_000n + BigInt(carry);

describe('the contribution to a pot', () => {
  test('is the share of every stake, to the millionth, however the stakes are divided', () => {
    fc.assert(
      fc.property(pots, bets, shares, (pot, staked, share) => {
        const after = staked.reduce((each, bet) => addToPot(each, bet, { share }), pot);
        const sum = staked.reduce((total, bet) => total + BigInt(bet), 0n);
        expect(exact(after) - exact(pot)).toBe(sum * BigInt(share));
        expect(Number.isSafeInteger(after.amount)).toBe(true);
        expect(after.carry).toBeGreaterThanOrEqual(0);
        expect(after.carry).toBeLessThan(1_000_000);
      }),
    );
  });
});

describe('the chance to win a pot', () => {
  test('is proportional to the stake: exactly the expected number of all possible draws wins', () => {
    const [seed, odds] = [50, 20];
    for (const bet of [1, 2, 20, 400]) {
      const wins = Array.from({ length: seed * odds }, (_, drawn) =>
        winsPot(bet, seed, { odds }, (limit) => {
          expect(limit).toBe(seed * odds);
          return drawn;
        }),
      ).filter(Boolean);
      expect(wins, String(bet)).toHaveLength(bet);
    }
  });
});

describe('[R10.10c] the long-run return of a jackpot is the published one', () => {
  const TERMS = { share: 10_000, odds: 200 };
  const SEED = 100;
  const published = jackpotReturn(TERMS) / 100;

  test('1% of stakes and half a percent by the seed; with that of the engine, to the hundredth', () => {
    expect(published).toBe(0.015);
    expect(jackpotReturn({ share: 5_000, odds: 200 })).toBe(1);
    expect(publishedReturn(96.2, { rtp: jackpotReturn(TERMS) })).toBe(97.7);
    expect(publishedReturn(98.6468, null)).toBe(98.6468);
  });

  test.each([20, 200])('over ten million rounds at a bet of %i', (bet) => {
    const random = simulatedRandom(`jackpot at ${bet}`);
    let pot: Pot = { amount: SEED, carry: 0 };
    let wins = 0;
    const { mean, tolerance } = simulate(() => {
      pot = addToPot(pot, bet, TERMS);
      if (!winsPot(bet, SEED, TERMS, random)) return 0;
      const { amount, carry } = pot;
      pot = { amount: SEED, carry };
      wins += 1;
      return amount / bet;
    });
    expect(wins).toBeGreaterThan(5_000);
    expect(tolerance).toBeLessThan(0.001);
    expect(Math.abs(mean - published)).toBeLessThan(tolerance);
  });

  test('exactly, over the wins of one pot: its seed and all contributions', () => {
    // Stakes of `odds` seeds win once on average: the seed once, and the share of all of them.
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 6 }),
        fc.constantFrom(5_000, 10_000, 15_000),
        fc.constantFrom(50, 100, 200),
        (seed, share, odds) => {
          const staked = seed * odds;
          const paid = seed + (staked * share) / 1_000_000;
          expect((paid / staked) * 100).toBeCloseTo(jackpotReturn({ share, odds }), 10);
        },
      ),
    );
  });
});
