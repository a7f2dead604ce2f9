import type { Gateway } from '../../gateway/core/gateway.ts';
import { accounts } from '../../gateway/database/schema/index.ts';
import { postEntry } from '../../gateway/modules/wallet/post-entry.ts';
import { accountWallet, houseWallet } from '../../gateway/modules/wallet/wallets.ts';

let added = 0;

/** A member with money; minor units of USD. */
export async function addMember(
  { gateway }: { readonly gateway: Pick<Gateway, 'db' | 'clock'> },
  funds: number,
  change: Partial<typeof accounts.$inferInsert> = {},
): Promise<{ accountId: number; walletId: number }> {
  added += 1;
  const name = `member${added}`;
  const at = gateway.clock.now();
  return gateway.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(accounts)
      .values({
        publicId: name,
        username: name,
        nickname: name,
        type: 0,
        passwordChangedAt: at,
        createdAt: at,
        ...change,
      })
      .returning({ id: accounts.id });
    const accountId = row?.id ?? 0;
    const walletId = await accountWallet(tx, { accountId, kind: 'main', currency: 'USD', at });
    const house = await houseWallet(tx, 'house:cashier', 'USD', at);
    await postEntry(tx, {
      kind: 'deposit',
      scope: `account:${accountId}`,
      idempotencyKey: 'funds',
      body: {},
      reference: `D${accountId}`,
      lines: [
        { walletId, amount: funds, kind: 'deposit' },
        { walletId: house, amount: -funds, kind: 'house' },
      ],
      at,
    });
    return { accountId, walletId };
  });
}
