import { randomInt } from 'node:crypto';
import { TRIAL_TYPE } from '../../contract/members.ts';
import type { Clock } from '../../core/clock.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { accounts, referralCodes, referrals } from '../../database/schema/index.ts';
import { and, eq, ne, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';

/** Letters and digits that cannot be confused when a code is read aloud. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
const ATTEMPTS = 5;

const newCode = () =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

async function knownCode(db: Database | Transaction, accountId: number) {
  const [row] = await db
    .select({ code: referralCodes.code })
    .from(referralCodes)
    .where(eq(referralCodes.accountId, accountId));
  return row?.code;
}

/** Returns the account's own code, created on first use; concurrent first uses get the same one. */
export async function referralCodeOf(
  db: Database | Transaction,
  clock: Pick<Clock, 'now'>,
  accountId: number,
): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const known = await knownCode(db, accountId);
    if (known) return known;
    await db
      .insert(referralCodes)
      .values({ accountId, code: newCode(), createdAt: clock.now() })
      .onConflictDoNothing();
  }
  throw new GatewayError('unknown_error', 'No referral code could be created.');
}

/** Returns the owner of a code; undefined for an unknown one. */
export async function referrerOfCode(
  db: Database | Transaction,
  code: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: referralCodes.accountId })
    .from(referralCodes)
    .innerJoin(accounts, eq(accounts.id, referralCodes.accountId))
    .where(and(eq(referralCodes.code, code.trim().toUpperCase()), ne(accounts.type, TRIAL_TYPE)));
  return row?.id;
}

/** Stores who invited a new member, in the transaction that opens its account. */
export async function storeReferral(
  tx: Transaction,
  { refereeId, referrerId, at }: { refereeId: number; referrerId: number; at: number },
): Promise<void> {
  await tx.insert(referrals).values({
    refereeId,
    referrerId,
    createdAt: at,
    settledUntil: sql`merchant_day_start(merchant_day(${at}))`,
    nextDay: sql`merchant_day(${at})`,
  });
}
