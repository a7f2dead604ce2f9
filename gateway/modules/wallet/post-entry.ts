import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { GatewayError } from '../../core/gateway-error.ts';
import type { Transaction } from '../../database/open.ts';
import { journalEntries, journalLines, wallets } from '../../database/schema/index.ts';

/** What a line means to the wallet's owner; the records' transaction type. */
export type LineKind =
  | 'bet'
  | 'win'
  | 'refund'
  | 'deposit'
  | 'withdrawal'
  | 'transfer'
  | 'bonus'
  | 'referral'
  | 'rebate'
  | 'salary'
  | 'realtimeSalary'
  | 'dividend'
  | 'trial'
  | 'adjustment'
  | 'house';

export interface Line {
  readonly walletId: number;
  /** Minor units; negative takes from the wallet. Zero lines are left out. */
  readonly amount: number;
  readonly kind: LineKind;
}

export interface Entry {
  readonly kind:
    | 'round'
    | 'deposit'
    | 'withdrawal'
    | 'transfer'
    | 'promotion'
    | 'referral'
    | 'salary'
    | 'trial'
    | 'opening';
  /** Who chose the key, for example `account:7`; keys of different scopes never meet. */
  readonly scope: string;
  readonly idempotencyKey: string;
  /** What was asked. Another body under a used key is refused. */
  readonly body: unknown;
  /** Order number that people see. */
  readonly reference: string;
  readonly remark?: string;
  /** Applied in this order: a bet is covered before its win is paid. */
  readonly lines: readonly Line[];
  /** The gateway clock's milliseconds. */
  readonly at: number;
}

export interface PostedEntry {
  readonly entryId: number;
  /** The key was used before for the same body: nothing moved now. */
  readonly replayed: boolean;
  /** Balances of people's wallets after the entry, minor units. */
  readonly balances: readonly {
    walletId: number;
    accountId: number | null;
    currency: string;
    balance: number;
  }[];
}

const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('hex');

async function replay(tx: Transaction, entry: Entry, bodyHash: string): Promise<PostedEntry> {
  const [known] = await tx
    .select({ id: journalEntries.id, bodyHash: journalEntries.bodyHash })
    .from(journalEntries)
    .where(
      and(
        eq(journalEntries.scope, entry.scope),
        eq(journalEntries.idempotencyKey, entry.idempotencyKey),
      ),
    );
  if (!known) throw new Error('A journal entry vanished under its idempotency key.');
  if (known.bodyHash !== bodyHash) {
    throw new GatewayError('idempotency_conflict', 'This key was used for another request.');
  }
  const rows = await tx
    .select({
      walletId: journalLines.walletId,
      accountId: wallets.accountId,
      currency: wallets.currency,
      balance: journalLines.balanceAfter,
    })
    .from(journalLines)
    .innerJoin(wallets, eq(wallets.id, journalLines.walletId))
    .where(eq(journalLines.entryId, known.id))
    .orderBy(asc(journalLines.position));
  const last = new Map<number, PostedEntry['balances'][number]>();
  for (const { balance, ...row } of rows) {
    if (balance !== null) last.set(row.walletId, { ...row, balance });
  }
  return { entryId: known.id, replayed: true, balances: [...last.values()] };
}

/** People's wallets, locked in id order so that two entries never wait for each other. */
async function lockWallets(tx: Transaction, lines: readonly Line[]) {
  const ids = [...new Set(lines.map((line) => line.walletId))];
  const known = await tx
    .select({
      walletId: wallets.id,
      accountId: wallets.accountId,
      currency: wallets.currency,
      kind: wallets.kind,
    })
    .from(wallets)
    .where(inArray(wallets.id, ids));
  if (known.length !== ids.length) throw new RangeError('A line names a wallet that is not there.');
  if (new Set(known.map((wallet) => wallet.currency)).size > 1) {
    throw new RangeError('The lines of an entry are in one currency.');
  }
  const people = known.filter((wallet) => !wallet.kind.startsWith('house:'));
  // House rows stay unlocked: they hold no balance that could be read stale.
  const locked = await tx
    .select({ walletId: wallets.id, balance: wallets.balance })
    .from(wallets)
    .where(
      inArray(
        wallets.id,
        people.map((wallet) => wallet.walletId),
      ),
    )
    .orderBy(asc(wallets.id))
    .for('update');
  const balances = new Map(locked.map((row) => [row.walletId, row.balance ?? 0]));
  return people.map((wallet) => ({ ...wallet, balance: balances.get(wallet.walletId) ?? 0 }));
}

/**
 * Moves money: one journal entry whose lines sum to zero, inside the caller's transaction.
 * After the commit the caller passes the result to `publishBalances`.
 * @throws {GatewayError} insufficient_balance when a line would take a wallet below zero;
 *   idempotency_conflict when the key was used for another body
 * @throws {RangeError} when the lines do not sum to zero: a mistake of the caller
 */
export async function postEntry(tx: Transaction, entry: Entry): Promise<PostedEntry> {
  const lines = entry.lines.filter((line) => line.amount !== 0);
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  if (
    sum !== 0 ||
    lines.length === 0 ||
    !lines.every((line) => Number.isSafeInteger(line.amount))
  ) {
    throw new RangeError(`Entry ${entry.reference} does not sum to zero.`);
  }
  const bodyHash = hashOf(entry.body);
  const { kind, scope, idempotencyKey, reference, remark = '', at: createdAt } = entry;
  // A second call under the same key waits here until the first is committed or gone.
  const [made] = await tx
    .insert(journalEntries)
    .values({ kind, scope, idempotencyKey, bodyHash, reference, remark, createdAt })
    .onConflictDoNothing({ target: [journalEntries.scope, journalEntries.idempotencyKey] })
    .returning({ id: journalEntries.id });
  if (!made) return replay(tx, entry, bodyHash);

  const people = await lockWallets(tx, lines);
  const running = new Map(people.map((wallet) => [wallet.walletId, wallet.balance]));
  const rows = lines.map((line, position) => {
    const before = running.get(line.walletId);
    const balanceAfter = before === undefined ? null : before + line.amount;
    if (balanceAfter !== null && balanceAfter < 0) throw new GatewayError('insufficient_balance');
    if (balanceAfter !== null) running.set(line.walletId, balanceAfter);
    return { ...line, entryId: made.id, position, balanceAfter, createdAt };
  });
  await tx.insert(journalLines).values(rows);
  const balances = people.map(({ kind: _, ...wallet }) => ({
    ...wallet,
    balance: running.get(wallet.walletId) ?? 0,
  }));
  for (const { walletId, balance } of balances) {
    await tx
      .update(wallets)
      .set({ balance: sql`${balance}` })
      .where(eq(wallets.id, walletId));
  }
  return { entryId: made.id, replayed: false, balances };
}
