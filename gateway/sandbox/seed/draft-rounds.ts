import { DAY, HOUR } from '@baize/gateway/contract/durations.ts';
import type { HouseWallet } from '@baize/gateway/modules/wallet/wallets.ts';
import type { Random } from './random.ts';

export interface SeedGame {
  readonly nodeId: string;
  readonly gameName: string;
  readonly vassalage: string;
  readonly vendorName: string;
  readonly gameType: string;
  /** Minor units. */
  readonly minBet: number;
  readonly maxBet: number;
}

/** A round before the balance is checked. */
export interface DraftRound {
  readonly accountId: number;
  readonly game: SeedGame;
  readonly bet: number;
  readonly win: number;
  readonly at: number;
}

/** Money that came between the rounds. */
export interface Credit {
  readonly accountId: number;
  readonly at: number;
  /** Minor units. */
  readonly amount: number;
  readonly entryKind: 'deposit' | 'promotion' | 'referral';
  readonly kind: 'deposit' | 'bonus' | 'referral';
  readonly house: HouseWallet;
  readonly reference: string;
  readonly remark: string;
}

/** The playing habits of one person. */
export interface Habit {
  /** Days before now; `until` is the day before yesterday or earlier. */
  readonly days: number;
  /** Probability of a day with a play session. */
  readonly chance: number;
  readonly favourites: number;
  /** Maximum number of rounds in a play session. */
  readonly most: number;
}

/** Return of a round, times the bet: mostly zero, often small, rarely large; about 95% on average. */
function winTimes(random: Random): number {
  const share = random.next();
  if (share < 0.66) return 0;
  if (share < 0.9) return 0.4 + random.next() * 1.8;
  if (share < 0.985) return 2 + random.next() * 5;
  if (share < 0.9985) return 8 + random.next() * 14;
  return 30 + random.next() * 60;
}

/** Drafts the rounds of one person: a few favourite games, in sessions of some minutes on some days. */
export function draftRounds(
  accountId: number,
  games: readonly SeedGame[],
  { habit, now, random }: { habit: Habit; now: number; random: Random },
): DraftRound[] {
  const favourites = Array.from({ length: habit.favourites }, () => random.pick(games));
  const drafts: DraftRound[] = [];
  for (let day = habit.days; day >= 1; day -= 1) {
    if (!random.chance(habit.chance)) continue;
    const game = random.pick(favourites);
    let at = now - day * DAY + random.whole(0, 20 * HOUR);
    const rounds = random.whole(3, habit.most);
    const steps = [1, 2, 3, 5, 10].map((times) => times * game.minBet);
    const bet = Math.min(random.pick(steps), game.maxBet, 2000);
    for (let round = 0; round < rounds; round += 1) {
      at += random.whole(4000, 90_000);
      const win = Math.round(bet * winTimes(random));
      drafts.push({ accountId, game, bet, win, at: Math.min(at, now) });
    }
  }
  return drafts;
}

/** Removes the rounds that the balance does not cover. */
export function coveredRounds(
  drafts: readonly DraftRound[],
  opening: number,
  credits: readonly Credit[] = [],
): DraftRound[] {
  let balance = opening;
  const played: DraftRound[] = [];
  const steps = [...drafts, ...credits].sort((one, other) => one.at - other.at);
  for (const step of steps) {
    if (!('bet' in step)) balance += step.amount;
    else if (step.bet <= balance) {
      played.push(step);
      balance += step.win - step.bet;
    }
  }
  return played;
}
