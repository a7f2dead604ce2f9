import { DAY } from '@baize/gateway/contract/durations.ts';
import { TRIAL_TYPE } from '@baize/gateway/contract/members.ts';
import type { Clock } from '@baize/gateway/core/clock.ts';
import { wallets } from '@baize/gateway/database/schema/index.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { houseWallet } from '@baize/gateway/modules/wallet/wallets.ts';
import type { Book } from './book.ts';
import { isFriend } from './friends.ts';
import { insertMany } from './insert-many.ts';
import { type Random, seededRandom } from './random.ts';

export interface SeedAccount {
  readonly id: number;
  readonly username: string;
  /** Account type: 0 member, 4 trial, 1, 2, 41, 42 agent. */
  readonly type: number;
}

/** A main wallet with its opening balance, minor units. */
export interface SeedWallet {
  readonly walletId: number;
  readonly opening: number;
}
/** By account. */
export type SeedWallets = ReadonlyMap<number, SeedWallet>;

export const SEED_CURRENCY = 'USD';
/** Opening balance of the accounts that the start prints: 10,000.00, in minor units. */
const DEMO_BALANCE = 1_000_000;

/** From nearly zero to a few thousand: most people have little, a few have much. */
function believable(random: Random): number {
  const share = random.next();
  return random.whole(0, 99) + Math.floor(100 * (5 + 60 * share + 4000 * share ** 8));
}

function openingOf(account: SeedAccount, random: Random): number {
  if (isFriend(account)) return 0;
  return account.username.startsWith('demo_') ? DEMO_BALANCE : believable(random);
}

/**
 * Opens an empty main wallet for every account, and collects its opening entry of 91 days ago.
 * @param empty accounts without an opening balance
 */
export async function seedMoney(
  tx: Transaction,
  clock: Clock,
  accounts: readonly SeedAccount[],
  book: Book,
  empty: ReadonlySet<number> = new Set(),
): Promise<SeedWallets> {
  const random = seededRandom('money');
  const at = clock.now() - 91 * DAY;
  const house = await houseWallet(tx, 'house:opening', SEED_CURRENCY, at);
  const openings = new Map(
    accounts
      .filter((account) => account.type !== TRIAL_TYPE)
      .map((account) => [account.id, empty.has(account.id) ? 0 : openingOf(account, random)]),
  );
  const made = await insertMany([...openings.keys()], (ids) =>
    tx
      .insert(wallets)
      .values(
        ids.map((accountId) => ({
          accountId,
          kind: 'main',
          currency: SEED_CURRENCY,
          balance: 0,
          createdAt: at,
        })),
      )
      .returning({ walletId: wallets.id, accountId: wallets.accountId }),
  );
  const held = new Map<number, SeedWallet>();
  for (const { walletId, accountId } of made) {
    if (accountId === null) continue;
    const opening = openings.get(accountId) ?? 0;
    held.set(accountId, { walletId, opening });
    if (opening === 0) continue;
    book.add({
      kind: 'opening',
      scope: `account:${accountId}`,
      idempotencyKey: 'opening',
      body: { accountId, amount: opening },
      reference: `OP${accountId}`,
      lines: [
        { walletId: house, amount: -opening, kind: 'house' },
        { walletId, amount: opening, kind: 'deposit' },
      ],
      at,
    });
  }
  return held;
}
