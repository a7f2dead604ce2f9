import type { ContractType } from '../../contract/contracts.ts';
import { contractPeriods, wallets } from '../../database/schema/index.ts';
import { and, asc, eq, inArray, sql } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { turnoverOf } from '../cashier/turnover.ts';
import { type Entry, type LineKind, type PostedEntry, postEntries } from '../wallet/post-entry.ts';
import { accountWallet, houseWallet, lockWallets } from '../wallet/wallets.ts';

export type PeriodRow = typeof contractPeriods.$inferSelect;

/**
 * Maximum number of periods that are paid in one run; their journal entries are inserted by a few
 * statements.
 */
const BATCH_SIZE = 500;

/** Kinds of the journal lines of a payment, by contract type. */
export const PAYMENT_KINDS = {
  dividend: 'dividend',
  dailySalary: 'salary',
  hourSalary: 'salary',
  realtimeSalary: 'realtimeSalary',
} as const satisfies Record<ContractType, LineKind>;

/** The columns of a period that its payment needs. */
export type PaidPeriod = Pick<
  PeriodRow,
  'contractId' | 'periodKey' | 'type' | 'payerId' | 'startsAt' | 'paid'
>;

/**
 * Returns the order number that both parties see: the contract and the start of the period, to the minute.
 */
const referenceOf = ({ contractId, startsAt }: PaidPeriod) =>
  `S${contractId}-${new Date(startsAt).toISOString().replace(/\D/g, '').slice(2, 12)}`;

/**
 * Returns the journal entry that pays a period or a part of it. Each part has its own idempotency key, so
 * that it is paid once.
 */
export function paymentEntry(
  row: PaidPeriod,
  part: {
    readonly amount: number;
    readonly payerWallet: number;
    readonly agentWallet: number;
    readonly at: number;
  },
): Entry {
  const { amount, payerWallet, agentWallet, at } = part;
  const kind = PAYMENT_KINDS[row.type];
  return {
    kind: 'salary',
    scope: `contract:${row.contractId}`,
    idempotencyKey: row.paid > 0 ? `${row.periodKey}:${row.paid}` : row.periodKey,
    body: { amount },
    reference: referenceOf(row),
    lines: [
      { walletId: payerWallet, amount: -amount, kind: row.payerId === null ? 'house' : kind },
      { walletId: agentWallet, amount, kind },
    ],
    at,
  };
}

/** Pays rows of one payer and currency in the given order, as far as the payer's balance allows. */
async function payRows(tx: Transaction, rows: readonly PeriodRow[], at: number) {
  const [first] = rows;
  if (!first) return [];
  const { payerId, currency } = first;
  const mainOf = (accountId: number) =>
    accountWallet(tx, { accountId, kind: 'main', currency, at });
  const payerWallet =
    payerId === null
      ? await houseWallet(tx, 'house:salaries', currency, at)
      : await mainOf(payerId);
  const agentWallets = new Map<number, number>();
  for (const { agentId } of rows) {
    if (!agentWallets.has(agentId)) agentWallets.set(agentId, await mainOf(agentId));
  }
  let available = Number.MAX_SAFE_INTEGER;
  if (payerId !== null) {
    await lockWallets(tx, [payerWallet, ...agentWallets.values()]);
    const [payer] = await tx
      .select({ balance: wallets.balance })
      .from(wallets)
      .where(eq(wallets.id, payerWallet));
    // Money that still requires turnover cannot leave the account by a contract either (R11.12): the
    // payment stays owed.
    const { outstanding } = await turnoverOf(tx, { accountId: payerId, currency });
    available = outstanding > 0 ? 0 : (payer?.balance ?? 0);
  }
  const payments = rows.flatMap((row) => {
    const amount = Math.min(row.amount - row.paid, available);
    const agentWallet = agentWallets.get(row.agentId);
    if (amount <= 0 || agentWallet === undefined) return [];
    available -= amount;
    return [{ row, amount, entry: paymentEntry(row, { amount, payerWallet, agentWallet, at }) }];
  });
  const posted = await postEntries(
    tx,
    payments.map(({ entry }) => entry),
  );
  const parts = payments.map(
    ({ row, amount }, index) =>
      sql`(${row.id}::integer, ${amount}::bigint, ${posted[index]?.entryId ?? null}::bigint)`,
  );
  if (parts.length > 0) {
    await tx
      .update(contractPeriods)
      .set({
        paid: sql`${contractPeriods.paid} + part.amount`,
        state: sql`case when ${contractPeriods.paid} + part.amount = ${contractPeriods.amount}
          then 'paid' else 'owed' end`,
        paidAt: at,
        entryId: sql`part.entry_id`,
      })
      .from(sql`(values ${sql.join(parts, sql`, `)}) as part(id, amount, entry_id)`)
      .where(eq(contractPeriods.id, sql`part.id`));
  }
  return posted;
}

/** Pays periods that the merchant owes, which it can always pay. */
export async function payByHouse(
  tx: Transaction,
  ids: readonly number[],
  at: number,
): Promise<PostedEntry[]> {
  const posted: PostedEntry[] = [];
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const rows = await tx
      .select()
      .from(contractPeriods)
      .where(inArray(contractPeriods.id, ids.slice(start, start + BATCH_SIZE)))
      .orderBy(asc(contractPeriods.id));
    posted.push(...(await payRows(tx, rows, at)));
  }
  return posted;
}

/**
 * SQL for the oldest periods that an account owes, limited per currency, so that those in a currency
 * without money do not delay the others.
 */
const oldestOwed = (accountId: number) => sql`(
  select id from (
    select id, row_number() over (partition by currency order by id) as place
    from contract_periods where payer_id = ${accountId} and state = 'owed'
  ) as owed where place <= ${BATCH_SIZE})`;

/**
 * Pays what an account owes its downline by contracts, the oldest first in each currency, as far as its
 * main wallet of that currency allows (R11.10). Nothing is paid while deposits or bonuses require turnover
 * before money can leave the account (R11.12). All code that takes money out of the account, such as
 * withdrawals and transfers, calls this in its own transaction before it reads the balance; if nothing is
 * owed, it costs one query.
 * @param at the gateway clock's milliseconds
 * @returns the posted entries, for `publishBalances` after the commit
 */
export async function payOwed(
  tx: Transaction,
  accountId: number,
  at: number,
): Promise<PostedEntry[]> {
  const all: PostedEntry[] = [];
  for (;;) {
    // Lock order: rows before wallets, by id.
    const rows = await tx
      .select()
      .from(contractPeriods)
      .where(
        and(
          sql`${contractPeriods.id} in ${oldestOwed(accountId)}`,
          // Excludes rows that another transaction has paid while this one waited for the lock.
          eq(contractPeriods.state, 'owed'),
        ),
      )
      .orderBy(asc(contractPeriods.id))
      .for('update');
    let hasMore = false;
    for (const [, ofCurrency] of Map.groupBy(rows, ({ currency }) => currency)) {
      const entries = await payRows(tx, ofCurrency, at);
      hasMore ||= ofCurrency.length === BATCH_SIZE && entries.length > 0;
      all.push(...entries);
    }
    if (!hasMore) return all;
  }
}
