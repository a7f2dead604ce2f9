import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import { houseWallet } from '../../modules/wallet/wallets.ts';
import type { Transaction } from '../open.ts';
import { gameRounds, journalEntries, journalLines, wallets, winners } from '../schema/index.ts';
import { insertMany } from './insert-many.ts';
import { SEED_CURRENCY, type SeedAccount } from './money.ts';
import { seededRandom } from './random.ts';

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

type Random = ReturnType<typeof seededRandom>;
const DAY = 86_400_000;
const DAYS = 90;
const MEMBERS = 40;
const RECORD_TYPES: readonly string[] = ['RNG', 'LIVE', 'FISH', 'PVP'];

interface Draft {
  readonly accountId: number;
  readonly game: SeedGame;
  readonly bet: number;
  readonly win: number;
  readonly at: number;
}

/** Times the bet: mostly nothing, often a little, now and then a lot; about 95% on average. */
function winTimes(random: Random): number {
  const share = random.next();
  if (share < 0.66) return 0;
  if (share < 0.9) return 0.4 + random.next() * 1.8;
  if (share < 0.985) return 2 + random.next() * 5;
  if (share < 0.9985) return 8 + random.next() * 14;
  return 30 + random.next() * 60;
}

/** Rounds of one person: a few favourite games, in sittings of some minutes on some days. */
function draftRounds(
  account: SeedAccount,
  games: readonly SeedGame[],
  now: number,
  random: Random,
): Draft[] {
  const isDemo = account.username === 'demo_player';
  const favourites = Array.from({ length: isDemo ? 14 : 6 }, () => random.pick(games));
  const drafts: Draft[] = [];
  for (let day = DAYS; day >= 1; day -= 1) {
    if (!random.chance(isDemo ? 0.85 : 0.3)) continue;
    const game = random.pick(favourites);
    let at = now - day * DAY + random.whole(0, 20 * 3_600_000);
    const rounds = random.whole(3, isDemo ? 16 : 7);
    const steps = [1, 2, 3, 5, 10].map((times) => times * game.minBet);
    const bet = Math.min(random.pick(steps), game.maxBet, 2000);
    for (let round = 0; round < rounds; round += 1) {
      at += random.whole(4000, 90_000);
      const win = Math.round(bet * winTimes(random));
      drafts.push({ accountId: account.id, game, bet, win, at: Math.min(at, now) });
    }
  }
  return drafts;
}

/** Puts balances beside the rounds; a round that the balance does not cover never happened. */
function follow(drafts: readonly Draft[], opening: number) {
  let balance = opening;
  const played: (Draft & { before: number })[] = [];
  for (const draft of drafts) {
    if (draft.bet > balance) continue;
    played.push({ ...draft, before: balance });
    balance += draft.win - draft.bet;
  }
  return { played, balance };
}

/**
 * Ninety days of settled rounds for demo_player and about forty members, with their journal
 * entries and the wins that reach the board. Runs after `seedMoney`.
 */
export async function seedRecords(
  tx: Transaction,
  clock: Clock,
  accounts: readonly SeedAccount[],
  games: readonly SeedGame[],
): Promise<void> {
  const random = seededRandom('records');
  const now = clock.now();
  const playable = games.filter((game) => RECORD_TYPES.includes(game.gameType));
  if (playable.length === 0) return;
  const demo = accounts.filter((account) => account.username === 'demo_player');
  const members = accounts.filter(
    (account) => account.type === 0 && !account.username.startsWith('demo_'),
  );
  const house = await houseWallet(tx, 'house:games', SEED_CURRENCY, now);
  const held = await tx
    .select({ id: wallets.id, accountId: wallets.accountId, balance: wallets.balance })
    .from(wallets)
    .where(eq(wallets.kind, 'main'));
  const walletOf = new Map(held.map((wallet) => [wallet.accountId, wallet]));

  const rounds: ReturnType<typeof numbered>[] = [];
  for (const account of [...demo, ...members.slice(0, MEMBERS)]) {
    const wallet = walletOf.get(account.id);
    if (!wallet) continue;
    const { played, balance } = follow(
      draftRounds(account, playable, now, random),
      wallet.balance ?? 0,
    );
    for (const round of played) rounds.push(numbered(round, wallet.id, rounds.length, random));
    await tx.update(wallets).set({ balance }).where(eq(wallets.id, wallet.id));
  }
  // Entries in the order in which they happened, as a journal would have them.
  rounds.sort((one, two) => one.at - two.at);
  await writeRounds(tx, rounds, house);
}

const numbered = (
  round: Draft & { before: number },
  walletId: number,
  index: number,
  random: Random,
) => {
  const digits = new Date(round.at).toISOString().replace(/\D/g, '').slice(2, 14);
  const tail = (index * 65_536 + random.whole(0, 65_535)).toString(16).toUpperCase();
  return { ...round, walletId, orderNo: `${digits}${tail.padStart(8, '0').slice(-8)}` };
};

async function writeRounds(
  tx: Transaction,
  rounds: readonly ReturnType<typeof numbered>[],
  house: number,
): Promise<void> {
  const entries = await insertMany(rounds, (rows) =>
    tx
      .insert(journalEntries)
      .values(
        rows.map(({ orderNo, game, at }) => ({
          ...{ kind: 'round', scope: 'seed', idempotencyKey: orderNo, bodyHash: '' },
          ...{ reference: orderNo, remark: game.gameName, createdAt: at },
        })),
      )
      .returning({ id: journalEntries.id, orderNo: journalEntries.reference }),
  );
  const entryOf = new Map(entries.map((entry) => [entry.orderNo, entry.id]));
  await insertMany(rounds, (rows) =>
    tx.insert(journalLines).values(rows.flatMap((round) => linesOf(round, entryOf, house))),
  );
  const stored = await insertMany(rounds, (rows) =>
    tx
      .insert(gameRounds)
      .values(
        rows.map(({ orderNo, accountId, walletId, game, bet, win, at }) => {
          const { nodeId, gameName, vassalage, vendorName, gameType } = game;
          return {
            ...{ orderNo, accountId, walletId, nodeId, gameName, vassalage, vendorName, gameType },
            ...{ roundKey: orderNo, bet, validBet: bet, win, state: 'settled' as const },
            ...{ entryId: entryOf.get(orderNo), createdAt: at, settledAt: at, shownAt: at },
          };
        }),
      )
      .returning({ id: gameRounds.id, orderNo: gameRounds.orderNo }),
  );
  const roundOf = new Map(stored.map((round) => [round.orderNo, round.id]));
  const board = rounds.filter((round) => round.win >= 1000 && round.win >= round.bet * 10);
  await insertMany(board, (rows) =>
    tx.insert(winners).values(
      rows.map(({ accountId, orderNo, game, win, at }) => ({
        ...{ accountId, roundId: roundOf.get(orderNo), nodeId: game.nodeId, amount: win },
        ...{ currency: SEED_CURRENCY, createdAt: at },
      })),
    ),
  );
  await tx.execute(sql`analyze game_rounds, journal_lines`);
}

/** Bet, win and the house's side: never a line of zero. */
function linesOf(
  round: ReturnType<typeof numbered>,
  entryOf: ReadonlyMap<string, number>,
  house: number,
) {
  const { walletId, bet, win, before, at: createdAt } = round;
  const entryId = entryOf.get(round.orderNo) ?? 0;
  const line = (position: number, kind: string, wallet: number, amount: number) => {
    const after = before - bet + (kind === 'win' ? win : 0);
    const balanceAfter = kind === 'house' ? null : after;
    return { entryId, position, walletId: wallet, kind, amount, balanceAfter, createdAt };
  };
  return [
    line(0, 'bet', walletId, -bet),
    line(1, 'win', walletId, win),
    line(2, 'house', house, bet - win),
  ].filter((row) => row.amount !== 0);
}
