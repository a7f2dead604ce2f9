import { randomBytes } from 'node:crypto';
import { MINUTE } from '../../contract/durations.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { sha256 } from '../../core/sha256.ts';
import { socialIdentities, socialTickets } from '../../database/schema/index.ts';
import { and, eq, gt } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import type { Identity } from './confirm-grant.ts';

/** Milliseconds that an unknown user has for the registration form. */
const LIFETIME_MS = 30 * MINUTE;

/** Issues a ticket with which a confirmed unknown user may register an account. */
export async function issueTicket(
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  { provider, subject }: Identity,
): Promise<string> {
  const ticket = randomBytes(24).toString('base64url');
  const now = clock.now();
  await db
    .insert(socialTickets)
    .values({ hash: sha256(ticket), provider, subject, expiresAt: now + LIFETIME_MS });
  return ticket;
}

const ticketInvalid = () =>
  new GatewayError('social_login_failed', 'This login is too old; please begin again.');

const isLive = (ticket: string, now: number) =>
  and(eq(socialTickets.hash, sha256(ticket)), gt(socialTickets.expiresAt, now));

/** Checks a ticket without redeeming it. @throws {GatewayError} social_login_failed */
export async function checkTicket(
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  ticket: string,
): Promise<void> {
  const known = await db
    .select({ hash: socialTickets.hash })
    .from(socialTickets)
    .where(isLive(ticket, clock.now()));
  if (known.length === 0) throw ticketInvalid();
}

/**
 * Redeems the ticket in the transaction that opens the account, so that a failed registration keeps
 * it.
 * @throws {GatewayError} social_login_failed if it is unknown, redeemed or expired
 */
export async function redeemTicket(
  tx: Transaction,
  now: number,
  { ticket, accountId }: { ticket: string; accountId: number },
): Promise<void> {
  const [row] = await tx.delete(socialTickets).where(isLive(ticket, now)).returning();
  const linked =
    row &&
    (await tx
      .insert(socialIdentities)
      .values({ provider: row.provider, subject: row.subject, accountId, createdAt: now })
      .onConflictDoNothing()
      .returning({ accountId: socialIdentities.accountId }));
  if (!linked || linked.length === 0) throw ticketInvalid();
}
