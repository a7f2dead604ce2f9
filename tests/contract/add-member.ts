import type { Gateway } from '../../gateway/core/gateway.ts';
import { accounts } from '../../gateway/database/schema/index.ts';
import { fundAccount } from '../../gateway/modules/wallet/test-support.ts';

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
  const [row] = await gateway.db
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
  return { accountId, walletId: await fundAccount(gateway, accountId, funds) };
}
