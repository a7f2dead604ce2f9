import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forfeit } from './forfeit.ts';

test.each([
  ['own money alone was bet and won', 100, { lowestOwn: 0, playedAtLowest: -40, played: 60 }, 100],
  ['half of it was lost', 100, { lowestOwn: -50, playedAtLowest: -50, played: -50 }, 50],
  ['it was lost and won back', 100, { lowestOwn: -90, playedAtLowest: -90, played: -10 }, 90],
  ['it was lost and more was won', 100, { lowestOwn: -50, playedAtLowest: -50, played: 450 }, 550],
  ['it was lost whole', 100, { lowestOwn: -100, playedAtLowest: -140, played: -140 }, 0],
])('[R12.03] the amount that giving up takes back if %s', (_case, amount, since, expected) => {
  expect(forfeit(amount, since)).toBe(expected);
});

test('[R12.03] for any bets, giving up a bonus leaves no more than there was without it', () => {
  const bet = fc.record({
    stake: fc.integer({ min: 1, max: 300 }),
    wins: fc.integer({ min: 0, max: 600 }),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 0, max: 200 }),
      fc.array(bet, { maxLength: 12 }),
      (amount, own, bets) => {
        let balance = own + amount;
        let played = 0;
        let lowest = { own, played };
        for (const { stake, wins } of bets) {
          if (stake > balance) continue;
          balance -= stake;
          played -= stake;
          if (balance - amount < lowest.own) lowest = { own: balance - amount, played };
          balance += wins;
          played += wins;
        }
        const since = { lowestOwn: lowest.own, playedAtLowest: lowest.played, played };
        const left = balance - Math.min(balance, forfeit(amount, since));
        // Only winnings of own money belong to the member; bonus money at stake wins nothing.
        if (lowest.own < 0) expect(left).toBeLessThanOrEqual(own);
        else expect(left).toBe(own + played);
      },
    ),
  );
});
