import { eq } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import { houseWallet } from '../../modules/wallet/wallets.ts';
import type { Transaction } from '../open.ts';
import { wallets } from '../schema/index.ts';
import { SEED_CURRENCY, type SeedAccount } from './money.ts';
import { type Credit, draftRounds, follow, type Habit, type SeedGame } from './past.ts';
import { seededRandom } from './random.ts';
import { numbered, writeCredits, writeRounds } from './write-past.ts';

export type { SeedGame } from './past.ts';

const MEMBERS = 40;
const RECORD_TYPES: readonly string[] = ['RNG', 'LIVE', 'FISH', 'PVP'];
const DEMO_HABIT: Habit = { days: 90, chance: 0.85, favourites: 14, most: 16 };
const HABIT: Habit = { days: 90, chance: 0.3, favourites: 6, most: 7 };

/** Those whose rounds the demo's records are made of. */
export const playableGames = (games: readonly SeedGame[]): SeedGame[] =>
  games.filter((game) => RECORD_TYPES.includes(game.gameType));

/**
 * Ninety days of settled rounds for demo_player and about forty members, with their journal
 * entries and the wins that reach the board. Runs after `seedMoney`.
 * @param credits money that came to demo_player in that time
 * @returns the journal entry of each credit's reference
 */
export async function seedRecords(
  tx: Transaction,
  clock: Clock,
  accounts: readonly SeedAccount[],
  games: readonly SeedGame[],
  credits: readonly Credit[] = [],
): Promise<ReadonlyMap<string, number>> {
  const random = seededRandom('records');
  const now = clock.now();
  const playable = playableGames(games);
  if (playable.length === 0) return new Map();
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
  const came: Parameters<typeof writeCredits>[1][number][] = [];
  for (const account of [...demo, ...members.slice(0, MEMBERS)]) {
    const wallet = walletOf.get(account.id);
    if (!wallet) continue;
    const habit = demo.includes(account) ? DEMO_HABIT : HABIT;
    const { played, credited, balance } = follow(
      draftRounds(account.id, playable, { habit, now, random }),
      wallet.balance ?? 0,
      credits.filter(({ accountId }) => accountId === account.id),
    );
    for (const round of played) rounds.push(numbered(round, wallet.id, rounds.length, random));
    came.push(...credited.map((credit) => ({ ...credit, walletId: wallet.id })));
    await tx.update(wallets).set({ balance }).where(eq(wallets.id, wallet.id));
  }
  // Entries in the order in which they happened, as a journal would have them.
  rounds.sort((one, two) => one.at - two.at);
  await writeRounds(tx, rounds, house);
  return writeCredits(tx, came);
}
