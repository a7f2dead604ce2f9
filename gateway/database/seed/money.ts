import { TRIAL_TYPE } from '../../contract/members.ts';
import type { Clock } from '../../core/clock.ts';
import { houseWallet } from '../../modules/wallet/wallets.ts';
import type { Transaction } from '../open.ts';
import { journalEntries, journalLines, wallets } from '../schema/index.ts';
import { isFriend } from './friends.ts';
import { insertMany } from './insert-many.ts';
import { type Random, seededRandom } from './random.ts';

export interface SeedAccount {
  readonly id: number;
  readonly username: string;
  /** 0 member, 4 trial, 1, 2, 41, 42 agent. */
  readonly type: number;
}

export const SEED_CURRENCY = 'USD';
/** 10,000.00 for the accounts that the start line prints; minor units. */
const DEMO_BALANCE = 1_000_000;
const DAY = 86_400_000;

/** From nearly nothing to a few thousand: most people hold little, a few hold much. */
function believable(random: Random): number {
  const share = random.next();
  return random.whole(0, 99) + Math.floor(100 * (5 + 60 * share + 4000 * share ** 8));
}

function openingOf(account: SeedAccount, random: Random): number {
  if (isFriend(account)) return 0;
  return account.username.startsWith('demo_') ? DEMO_BALANCE : believable(random);
}

/** Opens a main wallet for every account with an opening entry 91 days ago. */
export async function seedMoney(
  tx: Transaction,
  clock: Clock,
  accounts: readonly SeedAccount[],
): Promise<void> {
  const random = seededRandom('money');
  const at = clock.now() - 91 * DAY;
  const house = await houseWallet(tx, 'house:opening', SEED_CURRENCY, at);
  const people = accounts
    .filter((account) => account.type !== TRIAL_TYPE)
    .map((account) => ({
      accountId: account.id,
      amount: openingOf(account, random),
    }));
  const made = await insertMany(people, (rows) =>
    tx
      .insert(wallets)
      .values(
        rows.map(({ accountId, amount }) => ({
          ...{ accountId, kind: 'main', currency: SEED_CURRENCY, balance: amount, createdAt: at },
        })),
      )
      .returning({ id: wallets.id, amount: wallets.balance, accountId: wallets.accountId }),
  );
  const funded = made.filter((wallet) => wallet.amount !== 0);
  const entries = await insertMany(funded, (rows) =>
    tx
      .insert(journalEntries)
      .values(
        rows.map((wallet) => ({
          ...{ kind: 'opening', scope: `account:${wallet.accountId}`, idempotencyKey: 'opening' },
          ...{ bodyHash: '', reference: `OP${wallet.accountId}`, createdAt: at },
        })),
      )
      .returning({ id: journalEntries.id, scope: journalEntries.scope }),
  );
  const entryOf = new Map(entries.map((entry) => [entry.scope, entry.id]));
  await insertMany(funded, (rows) =>
    tx.insert(journalLines).values(
      rows.flatMap((wallet) => {
        const entryId = entryOf.get(`account:${wallet.accountId}`) ?? 0;
        const amount = wallet.amount ?? 0;
        return [
          ...[
            {
              entryId,
              position: 0,
              walletId: house,
              kind: 'house',
              amount: -amount,
              createdAt: at,
            },
          ],
          {
            ...{ entryId, position: 1, walletId: wallet.id, kind: 'deposit', amount },
            ...{ balanceAfter: amount, createdAt: at },
          },
        ];
      }),
    ),
  );
}
