import { distribute } from '../play/distribute.ts';
import { maxLoss } from '../play/max-loss.ts';
import { type BetKind, paysHundredths, pickDigits, winOf } from './bets.ts';
import { FORMATS, type FormatName, numbersIn } from './formats.ts';

/** A bet on an issue; the stake in minor units. */
export interface LotteryStake {
  readonly kind: BetKind;
  readonly pick: string;
  readonly stake: number;
}

/** Maximum number of final digits of a number that any kind of bet depends on. */
const MOST_DIGITS = 4;

/** The picks that a bet wins with: all orders of a box's digits, otherwise the pick itself. */
function winningEnds({ kind, pick }: LotteryStake): ReadonlySet<string> {
  if (kind !== 'box3' && kind !== 'box4') return new Set([pick]);
  const ordersOf = (digits: string): string[] =>
    digits.length < 2
      ? [digits]
      : [...digits].flatMap((digit, index) =>
          ordersOf(digits.slice(0, index) + digits.slice(index + 1)).map((rest) => digit + rest),
        );
  return new Set(ordersOf(pick));
}

/** Total pay of bets on digits, by the last digits of one number. */
function payouts(format: FormatName, bets: readonly LotteryStake[], digits: number): number[] {
  const paid = Array.from({ length: 10 ** digits }, () => 0);
  for (const bet of bets) {
    const pays = (bet.stake * paysHundredths(format, bet.kind, bet.pick)) / 100;
    for (const end of winningEnds(bet)) {
      for (let number = Number(end); number < paid.length; number += 10 ** end.length) {
        paid[number] = (paid[number] ?? 0) + pays;
      }
    }
  }
  return paid;
}

/** Total pay of bets on words, by the first and the last digit of the main number. */
const wordPayouts = (format: FormatName, bets: readonly LotteryStake[]): number[][] =>
  Array.from({ length: 10 }, (_first, first) =>
    Array.from({ length: 10 }, (_last, last) => {
      const drawn = [{ prize: 'main' as const, numbers: [`${first}${last}`] }];
      return bets.reduce((sum, bet) => sum + winOf(format, bet, drawn), 0);
    }),
  );

/** Minimum pay of the main number, over all of its endings and first digits. */
function leastOfMain(format: FormatName, bets: readonly LotteryStake[]): number {
  const length = FORMATS[format][0].digits;
  const digits = Math.min(length, MOST_DIGITS);
  const ends = payouts(
    format,
    bets.filter(({ kind }) => pickDigits(kind) > 0),
    digits,
  );
  const words = wordPayouts(
    format,
    bets.filter(({ kind }) => pickDigits(kind) === 0),
  );
  // The first digit of a longer number is independent of its ending.
  const leastByLast = Array.from({ length: 10 }, (_, last) =>
    Math.min(...words.map((byLast) => byLast[last] ?? 0)),
  );
  return ends.reduce((least, paid, end) => {
    const first = Math.floor(end / 10 ** (digits - 1));
    const worded = length > digits ? leastByLast[end % 10] : words[first]?.[end % 10];
    return Math.min(least, paid + (worded ?? 0));
  }, Number.POSITIVE_INFINITY);
}

/** Minimum pay of each of the other numbers, from bets on all numbers of a draw. */
function leastOfOther(format: FormatName, bets: readonly LotteryStake[]): number {
  const perNumber = bets.filter(({ kind }) => kind === 'any2' || kind === 'any4');
  if (perNumber.length === 0) return 0;
  const digits = Math.max(...perNumber.map(({ kind }) => pickDigits(kind)));
  return payouts(format, perNumber, digits).reduce((least, paid) => Math.min(least, paid));
}

/**
 * Minimum total pay of one player's bets on one issue, over all draws. The numbers of a draw are independent, so the
 * minimum of each is added. Pure; minor units.
 */
export const leastPayout = (format: FormatName, bets: readonly LotteryStake[]): number =>
  bets.length === 0
    ? 0
    : leastOfMain(format, bets) + leastOfOther(format, bets) * (numbersIn(format) - 1);

/**
 * Valid bets of one player's bets on one issue, in their order: their sum is the maximum total loss, distributed in
 * proportion to the stakes. Opposite bets, such as big and small or all endings, mostly cover each other, in one slip
 * or in many. Pure; minor units.
 */
export function validBetsOf(format: FormatName, bets: readonly LotteryStake[]): number[] {
  const stakes = bets.map(({ stake }) => stake);
  const staked = stakes.reduce((sum, stake) => sum + stake, 0);
  return distribute(maxLoss(staked, [leastPayout(format, bets)]), stakes);
}
