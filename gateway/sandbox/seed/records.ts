import type { Clock } from '@baize/gateway/core/clock.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import type { Entry } from '@baize/gateway/modules/wallet/post-entry.ts';
import type { Book, Writer } from './book.ts';
import { bookCredits, bookRounds, numbered } from './book-rounds.ts';
import {
  type Credit,
  coveredRounds,
  draftRounds,
  type Habit,
  type SeedGame,
} from './draft-rounds.ts';
import type { SeedAccount, SeedWallets } from './money.ts';
import { seededRandom } from './random.ts';

export type { SeedGame } from './draft-rounds.ts';

const MEMBERS = 40;
export const RECORD_TYPES: readonly string[] = ['RNG', 'LIVE', 'FISH', 'PVP'];
const DEMO_HABIT: Habit = { days: 90, chance: 0.85, favourites: 14, most: 16 };
const HABIT: Habit = { days: 90, chance: 0.3, favourites: 6, most: 7 };

/** The people with rounds in the demo's records. */
export const playableGames = (games: readonly SeedGame[]): SeedGame[] =>
  games.filter((game) => RECORD_TYPES.includes(game.gameType));

/**
 * Creates ninety days of settled rounds for demo_player and about forty members, and the wins for the winners board.
 * Runs after `seedMoney`.
 * @param credits money that came to demo_player in that time
 * @returns the movement of each credit's reference, and the writer of the rounds
 */
export async function seedRecords(
  tx: Transaction,
  clock: Clock,
  of: {
    readonly accounts: readonly SeedAccount[];
    readonly games: readonly SeedGame[];
    readonly wallets: SeedWallets;
    readonly credits?: readonly Credit[];
  },
  book: Book,
): Promise<{ readonly credited: ReadonlyMap<string, Entry>; readonly write: Writer }> {
  const { accounts, games, wallets, credits = [] } = of;
  const random = seededRandom('records');
  const now = clock.now();
  const playable = playableGames(games);
  if (playable.length === 0) return { credited: new Map(), write: async () => undefined };
  const demo = accounts.filter((account) => account.username === 'demo_player');
  const members = accounts.filter(
    (account) => account.type === 0 && !account.username.startsWith('demo_'),
  );
  const rounds: ReturnType<typeof numbered>[] = [];
  const came: (Credit & { readonly walletId: number })[] = [];
  for (const account of [...demo, ...members.slice(0, MEMBERS)]) {
    const wallet = wallets.get(account.id);
    if (!wallet) continue;
    const { walletId, opening } = wallet;
    const habit = demo.includes(account) ? DEMO_HABIT : HABIT;
    const own = credits.filter(({ accountId }) => accountId === account.id);
    const drafts = draftRounds(account.id, playable, { habit, now, random });
    for (const round of coveredRounds(drafts, opening, own)) {
      rounds.push(numbered(round, walletId, rounds.length, random));
    }
    came.push(...own.map((credit) => ({ ...credit, walletId })));
  }
  const write = await bookRounds(tx, rounds, book);
  return { credited: await bookCredits(tx, came, book), write };
}
