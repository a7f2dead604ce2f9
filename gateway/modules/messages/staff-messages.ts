import { and, eq, isNull, sql } from 'drizzle-orm';
import { TRIAL_TYPE } from '../../contract/account-types.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { accounts, sessions } from '../../database/schema/index.ts';
import { unlessOnBreak } from '../protection/exclusion.ts';
import { type MessageKind, type MessageText, publishUnread } from './store-message.ts';

/** Windows of people who were seen within so many milliseconds learn of a message at once. */
const SEEN_WITHIN = 30 * 60_000;
/** So many of them; the others see it when they look next. */
const MOST_TOLD = 500;

export interface StaffMessage extends MessageText {
  readonly kind: MessageKind;
  /** One account; everybody where it is left out. */
  readonly username?: string | undefined;
}

/**
 * Puts what staff wrote into inboxes, in one statement however many they are. It stands there as it
 * was typed. A promotional one is kept from players who take a break, and is not sent later (R10.04).
 * @returns into how many
 * @throws {GatewayError} USER_NOT_EXIST
 */
export async function sendStaffMessage(
  gateway: Gateway,
  { kind, username, title, body }: StaffMessage,
): Promise<number> {
  const at = gateway.clock.now();
  const name = username?.trim().toLowerCase();
  if (name !== undefined) {
    const known = await gateway.db
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.username, name));
    if (known.length === 0) throw new GatewayError('USER_NOT_EXIST');
  }
  const readers = and(
    sql`${accounts.type} <> ${TRIAL_TYPE}`,
    name === undefined ? undefined : eq(accounts.username, name),
    kind === 'service' ? undefined : unlessOnBreak(accounts.id, at),
  );
  const [stored] = rowsOf<{ count: number }>(
    await gateway.db.execute(sql`
      with stored as (
        insert into messages (account_id, title, body, kind, created_at)
        select ${accounts.id}, ${title}, ${body}, ${kind}, ${at} from ${accounts} where ${readers}
        returning 1
      ) select count(*)::float8 as count from stored`),
  );
  const present = await gateway.db
    .selectDistinct({ id: accounts.id })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(readers, isNull(sessions.endedAt), sql`${sessions.lastSeenAt} > ${at - SEEN_WITHIN}`),
    )
    .limit(MOST_TOLD);
  for (const { id } of present) await publishUnread(gateway, id);
  return stored?.count ?? 0;
}
