import { DAY, HOUR } from '@baize/gateway/contract/durations.ts';
import type { Clock } from '@baize/gateway/core/clock.ts';
import { accounts } from '@baize/gateway/database/schema/index.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { houseWallet } from '@baize/gateway/modules/wallet/wallets.ts';
import type { Book, Writer } from './book.ts';
import { bookRounds, numbered } from './book-rounds.ts';
import { type DraftRound, draftRounds, type Habit, type SeedGame } from './draft-rounds.ts';
import { insertMany } from './insert-many.ts';
import { SEED_CURRENCY, type SeedWallets } from './money.ts';
import type { Person } from './people.ts';
import { type Random, seededRandom } from './random.ts';
import { RECORD_TYPES } from './records.ts';
import type { SeededAccount } from './seeded-account.ts';

/** Number of accounts of the line besides its first ones, level by level. */
const GROWTH = [
  { type: 2, size: 0 },
  { type: 41, size: 8 },
  { type: 42, size: 42 },
  { type: 0, size: 290 },
] as const;
/** Sum of all levels. */
export const GROWN = GROWTH.reduce((sum, { size }) => sum + size, 0);

/** Few sessions for each member: together they fill every day of the line. */
const HABIT: Habit = { days: 90, chance: 0.02, favourites: 4, most: 6 };
/** Products that occur in the records of lines in addition to those of members. */
const MORE_TYPES: readonly string[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT'];
const DEPOSITS = [2000, 5000, 10_000, 20_000, 50_000];

type NewAccount = typeof accounts.$inferInsert;

/**
 * Adds the accounts that joined a line after its first ones.
 * @param base creates an account's row from its age in days
 */
export async function seedDownline(
  tx: Transaction,
  base: (person: Partial<NewAccount> & { username: string }, ageInDays: number) => NewAccount,
  line: readonly SeededAccount[],
  crowd: readonly Person[],
): Promise<SeededAccount[]> {
  const random = seededRandom('line');
  const grown: SeededAccount[] = [];
  const waiting = [...crowd];
  const agentsAbove = (type: number | undefined) =>
    [...line, ...grown].filter((account) => account.type === type);
  for (const [index, { type, size }] of GROWTH.entries()) {
    const above = agentsAbove(GROWTH[index - 1]?.type);
    const rows = waiting.splice(0, size).map((person, place) => {
      const affiliateCode = type === 0 ? null : `LN${type}${String(place + 1).padStart(3, '0')}`;
      const agesMost = type === 0 ? 160 : 300;
      return base(
        { ...person, type, affiliateCode, uplineId: random.pick(above).id },
        random.whole(type === 0 ? 1 : 100, agesMost),
      );
    });
    if (rows.length === 0) continue;
    grown.push(
      ...(await insertMany(rows, (some) =>
        tx
          .insert(accounts)
          .values([...some])
          .returning({
            id: accounts.id,
            username: accounts.username,
            nickname: accounts.nickname,
            type: accounts.type,
            uplineId: accounts.uplineId,
            createdAt: accounts.createdAt,
          }),
      )),
    );
  }
  return grown;
}

/** A deposit, withdrawal or credit of a member of the line; outgoing amounts are negative. */
interface Movement {
  readonly at: number;
  readonly amount: number;
  readonly kind: 'deposit' | 'withdrawal' | 'bonus' | 'rebate';
}
const SOURCES = {
  deposit: { kind: 'deposit', house: 'house:cashier', letter: 'D', remark: 'Perlas QR' },
  withdrawal: { kind: 'withdrawal', house: 'house:cashier', letter: 'W', remark: 'Harbour Bank' },
  bonus: { kind: 'promotion', house: 'house:promotions', letter: 'B', remark: 'Welcome bonus' },
  rebate: { kind: 'promotion', house: 'house:promotions', letter: 'R', remark: 'Rebate' },
} as const;

/** Deposits from the day of joining on, with occasional bonuses, rebates and withdrawals. */
function movementsOf({ createdAt }: SeededAccount, now: number, random: Random): Movement[] {
  const first = Math.max(createdAt, now - HABIT.days * DAY);
  const span = now - DAY - first;
  if (span <= 0) return [];
  const at = () => first + HOUR + Math.floor(random.next() * span);
  const moves: Movement[] = [{ at: first + HOUR, amount: random.pick(DEPOSITS), kind: 'deposit' }];
  if (random.chance(0.5)) moves.push({ at: at(), amount: random.pick(DEPOSITS), kind: 'deposit' });
  if (random.chance(0.3)) {
    moves.push({ at: at(), amount: random.whole(2, 20) * 100, kind: 'bonus' });
  }
  if (random.chance(0.2)) moves.push({ at: at(), amount: random.whole(20, 900), kind: 'rebate' });
  if (random.chance(0.4)) {
    moves.push({ at: at(), amount: -random.whole(5, 60) * 100, kind: 'withdrawal' });
  }
  return moves;
}

/** Filters movements to those that the balance covers, in chronological order. */
function covered(drafts: readonly DraftRound[], moves: readonly Movement[]) {
  let balance = 0;
  const rounds: DraftRound[] = [];
  const moved: Movement[] = [];
  const steps = [...drafts, ...moves].sort((one, other) => one.at - other.at);
  for (const step of steps) {
    if ('bet' in step) {
      if (step.bet > balance) continue;
      rounds.push(step);
      balance += step.win - step.bet;
    } else if (balance + step.amount >= 0) {
      moved.push(step);
      balance += step.amount;
    }
  }
  return { rounds, moved };
}

/**
 * Creates ninety days of rounds, deposits, withdrawals, bonuses and rebates of the line below demo_agent. Runs after
 * `seedMoney`, when the wallets of these accounts are empty.
 */
export async function seedLine(
  tx: Transaction,
  clock: Clock,
  of: {
    readonly grown: readonly SeededAccount[];
    readonly games: readonly SeedGame[];
    readonly wallets: SeedWallets;
  },
  book: Book,
): Promise<Writer> {
  const now = clock.now();
  const random = seededRandom('line past');
  const games = of.games.filter(({ gameType }) =>
    [...RECORD_TYPES, ...MORE_TYPES].includes(gameType),
  );
  if (games.length === 0) return async () => undefined;
  const since = now - 91 * DAY;
  const houses = {
    'house:cashier': await houseWallet(tx, 'house:cashier', SEED_CURRENCY, since),
    'house:promotions': await houseWallet(tx, 'house:promotions', SEED_CURRENCY, since),
  };
  const rounds: ReturnType<typeof numbered>[] = [];
  for (const account of of.grown) {
    const wallet = of.wallets.get(account.id);
    if (!wallet) continue;
    const { walletId } = wallet;
    const drafts = draftRounds(account.id, games, { habit: HABIT, now, random });
    const past = covered(drafts, movementsOf(account, now, random));
    for (const round of past.rounds) {
      rounds.push(numbered(round, walletId, rounds.length, random));
    }
    for (const [index, { amount, kind, at }] of past.moved.entries()) {
      const { house, letter, remark, kind: entryKind } = SOURCES[kind];
      const reference = `${letter}${account.id}LINE${index + 1}`;
      book.add({
        kind: entryKind,
        scope: 'seed',
        idempotencyKey: reference,
        body: { amount },
        reference,
        remark,
        lines: [
          { walletId: houses[house], amount: -amount, kind: 'house' },
          { walletId, amount, kind },
        ],
        at,
      });
    }
  }
  return bookRounds(tx, rounds, book);
}
