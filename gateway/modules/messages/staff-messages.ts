import { TRIAL_TYPE } from '../../contract/account-types.ts';
import { DEFAULT_LANGUAGE } from '../../contract/languages.ts';
import { domainOrigin } from '../../core/domain-origin.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { mailSender, smsSender } from '../../core/send-message.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { accounts } from '../../database/schema/index.ts';
import { and, asc, eq, gt, isNotNull, ne, sql } from '../../database/sql.ts';
import { receivesOffers } from '../own-account/marketing-choices.ts';
import {
  type MessageKind,
  type MessageText,
  onlineReaders,
  publishUnreadOfAll,
} from './store-message.ts';

/** Number of receivers that are read at once when messages are sent by a carrier. */
const BATCH_SIZE = 200;

export interface StaffMessage extends MessageText {
  readonly kind: MessageKind;
  /** One account; everyone if undefined. */
  readonly username?: string | undefined;
}

/** Returns the username of an existing account; undefined for everyone. @throws {GatewayError} USER_NOT_EXIST */
async function requireUsername(
  { db }: Pick<Gateway, 'db'>,
  username: string | undefined,
): Promise<string | undefined> {
  const name = username?.trim().toLowerCase();
  if (name === undefined) return undefined;
  const known = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.username, name));
  if (known.length === 0) throw new GatewayError('USER_NOT_EXIST');
  return name;
}

/**
 * Stores a message of staff in inboxes, with one statement for any number of receivers. The text is stored as it was
 * typed, in no other language. A promotional message is not delivered to players who take a break or want no offers,
 * not even later (R10.04, R10.11).
 * @returns the number of receivers
 * @throws {GatewayError} USER_NOT_EXIST
 */
export async function sendStaffMessage(
  gateway: Gateway,
  { kind, username, title, body }: StaffMessage,
): Promise<number> {
  const at = gateway.clock.now();
  const name = await requireUsername(gateway, username);
  const readers = and(
    sql`${accounts.type} <> ${TRIAL_TYPE}`,
    name === undefined ? undefined : eq(accounts.username, name),
    kind === 'service' ? undefined : receivesOffers(accounts.id, at),
  );
  const [stored] = rowsOf<{ count: number }>(
    await gateway.db.execute(sql`
      with stored as (
        insert into messages (account_id, title, body, kind, created_at)
        select ${accounts.id}, ${title}, ${body}, ${kind}, ${at} from ${accounts} where ${readers}
        returning 1
      ) select count(*)::float8 as count from stored`),
  );
  const ids = sql`select ${accounts.id} from ${accounts} where ${readers}`;
  await publishUnreadOfAll(gateway, await onlineReaders(gateway.db, ids, at));
  return stored?.count ?? 0;
}

/**
 * Sends a message of staff by email or SMS to those who have an address for it. An offer is not sent to anyone who has
 * not agreed to that channel, or who takes a break, which is checked right before it is sent (R10.11).
 * @returns the number of receivers
 * @throws {GatewayError} USER_NOT_EXIST; function.not.available without a carrier, and the errors of the carrier:
 * messages that it accepted before are sent
 */
export async function sendByEmailOrSms(
  gateway: Gateway,
  channel: 'email' | 'sms',
  { kind, username, title, body }: StaffMessage,
): Promise<number> {
  const deliver = await senderOf(gateway, channel, { title, body });
  const name = await requireUsername(gateway, username);
  const address = channel === 'email' ? accounts.email : accounts.mobile;
  let sent = 0;
  for (let last = 0; ; ) {
    const readers = await gateway.db
      .select({ id: accounts.id, address })
      .from(accounts)
      .where(
        and(
          gt(accounts.id, last),
          ne(accounts.type, TRIAL_TYPE),
          isNotNull(address),
          name === undefined ? undefined : eq(accounts.username, name),
          kind === 'service'
            ? undefined
            : receivesOffers(accounts.id, gateway.clock.now(), channel),
        ),
      )
      .orderBy(asc(accounts.id))
      .limit(BATCH_SIZE);
    for (const reader of readers) {
      if (reader.address) await deliver(reader.address);
      sent += 1;
    }
    if (readers.length < BATCH_SIZE) return sent;
    last = readers.at(-1)?.id ?? last;
  }
}

/**
 * Returns a function that sends one message, as staff wrote it. @throws {GatewayError} function.not.available without a
 * carrier
 */
async function senderOf(
  gateway: Gateway,
  channel: 'email' | 'sms',
  { title, body }: MessageText,
): Promise<(address: string) => Promise<void>> {
  if (channel === 'email') {
    const sendMail = await mailSender(gateway, DEFAULT_LANGUAGE);
    const { mainDomain } = await readSettings(gateway.db);
    const link = `${domainOrigin(mainDomain)}/`;
    return (address) => sendMail(address, { subject: title, body, link });
  }
  const sendSms = await smsSender(gateway, DEFAULT_LANGUAGE);
  return (mobile) => sendSms({ mobile, body: `${title}: ${body}`, code: '' });
}
