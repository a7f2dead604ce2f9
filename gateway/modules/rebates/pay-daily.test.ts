import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../database/rows-of.ts';
import { rebateAccounts } from '../../database/schema/index.ts';
import { eq, sql } from '../../database/sql.ts';
import { walletGateway } from '../wallet/test-support.ts';
import { claimDue } from './pay-daily.ts';

const TODAY = 20_000;
const MANY = 3000;

let setting: Awaited<ReturnType<typeof walletGateway>>;
beforeAll(async () => {
  setting = await walletGateway();
  const { db } = setting.gateway;
  await db.execute(sql`
    insert into accounts (public_id, username, nickname, type, password_changed_at, created_at)
    select name, name, name, 0, 0, 0
    from (select 'rebate_' || number as name from generate_series(1, ${2 * MANY}::integer) as number)`);
  // Half of them have chosen automatic payment and are paid; the others claim manually.
  await db.execute(sql`
    insert into rebate_accounts (account_id, automatic, paid_day)
    select id, id % 2 = 0, case when id % 2 = 0 then ${TODAY}::integer else ${TODAY - 9} end
    from accounts where username like 'rebate_%'`);
});
afterAll(() => setting.close());

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

/** Returns how many accounts a plan has read, including rows that its conditions filter out. */
function accountsRead(plan: Plan): number {
  const below = (plan.Plans ?? []).reduce((sum, each) => sum + accountsRead(each), 0);
  if (plan['Relation Name'] !== 'rebate_accounts' || plan.Plans) return below;
  const left = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  return below + (plan['Actual Rows'] + left) * plan['Actual Loops'];
}

const claims = (byHand: boolean) =>
  setting.gateway.db.transaction(async (tx) => {
    const query = () => claimDue(tx, { day: TODAY, byHand, limit: 1, ready: undefined });
    const [row] = rowsOf<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
      await tx.execute(sql`explain (analyze, format json) ${query()}`),
    );
    const plan = row?.['QUERY PLAN'][0]?.Plan;
    if (!plan) throw new Error('There is no plan.');
    return { read: accountsRead(plan), claimed: await query() };
  });

test.each([false, true])(
  'selecting due accounts reads none that was paid or is paid manually (analyzed: %s)',
  async (isAnalyzed) => {
    const { db } = setting.gateway;
    if (isAnalyzed) await db.execute(sql`analyze rebate_accounts`);
    // Thousands of accounts that claim manually are due, but none is read.
    expect(await claims(true)).toEqual({ read: 0, claimed: [] });
    const [paid] = await db
      .select({ accountId: rebateAccounts.accountId })
      .from(rebateAccounts)
      .where(eq(rebateAccounts.automatic, true))
      .orderBy(sql`account_id desc`)
      .limit(1);
    if (!paid) throw new Error('Nobody is paid by itself.');
    const mine = eq(rebateAccounts.accountId, paid.accountId);
    await db
      .update(rebateAccounts)
      .set({ paidDay: TODAY - 1 })
      .where(mine);
    expect(await claims(true)).toEqual({ read: 1, claimed: [paid] });
    // If rebates cannot be claimed, the account that has waited longest comes first.
    await db
      .update(rebateAccounts)
      .set({ paidDay: TODAY - 10 })
      .where(mine);
    expect(await claims(false)).toEqual({ read: 1, claimed: [paid] });
    await db.update(rebateAccounts).set({ paidDay: TODAY }).where(mine);
  },
);
