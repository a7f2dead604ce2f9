import { DAY, MINUTE } from '../../contract/durations.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import type { FileResponse } from '../../core/route.ts';
import { type ThrottleRule, throttle } from '../../core/throttle.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { accounts } from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';
import { decryptIdNumber } from '../members/id-number.ts';
import { logProtection } from '../protection/log.ts';
import { sessionError } from '../session/sessions.ts';
import { verifyOwner } from '../session/verify-owner.ts';
import { toMajor } from '../wallet/money.ts';
import { EXPORT_LISTS, EXPORT_PAGE_SIZE, type ExportList } from './export-lists.ts';
import { requireRealAccount } from './require-real-account.ts';

/** Limited, because an export reads all data of an account. */
const FILES: ThrottleRule = { name: 'data-file', limit: 5, windowMs: DAY };

type Row = Readonly<Record<string, unknown>>;

const TIME = /(^at|At)$/;
const timeText = (value: unknown) =>
  value === null || value === undefined ? null : new Date(Number(value)).toISOString();

/**
 * Converts the facts of a logged event: a limit's value is stored in milliseconds or in minor units, depending on
 * its kind.
 */
function readableFacts(facts: Row, currency: string): Row {
  const entries = Object.entries(facts).map(([name, value]): [string, unknown] => {
    if (TIME.test(name)) return [name, timeText(value)];
    if (name !== 'value' || typeof value !== 'number') return [name, value];
    return facts.kind === 'time' ? ['minutes', value / MINUTE] : [name, toMajor(value, currency)];
  });
  return Object.fromEntries(entries);
}

/** Converts a row for people: times in UTC, money in major units. */
function readable(row: Row, { amounts = [], facts }: ExportList): Row {
  const currency = String(row.currency ?? '');
  const entries = Object.entries(row)
    .filter(([name]) => name !== 'id')
    .map(([name, value]): [string, unknown] => {
      if (TIME.test(name)) return [name, timeText(value)];
      if (name === facts) return [name, readableFacts(value as Row, currency)];
      if (amounts.includes(name) && value !== null) return [name, toMajor(Number(value), currency)];
      return [name, value];
    });
  return Object.fromEntries(entries);
}

async function profileOf(gateway: Gateway, accountId: number): Promise<Row> {
  const [account] = await gateway.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw sessionError('missing');
  const { idNumber, ...profile } = account.profile;
  return {
    id: account.publicId,
    username: account.username,
    nickname: account.nickname,
    type: account.type,
    mobile: account.mobile,
    email: account.email,
    ...profile,
    ...(idNumber !== undefined && {
      idNumber: decryptIdNumber(gateway.vault, account.publicId, idNumber),
    }),
    language: account.language,
    currency: account.currency,
    vipLevel: account.vipLevel,
    affiliateCode: account.affiliateCode,
    rebateRate: account.rate,
    termsVersion: account.termsVersion,
    termsAcceptedAt: timeText(account.termsAcceptedAt),
    registeredAt: timeText(account.createdAt),
    lastLoginAt: timeText(account.lastLoginAt),
    passwordChangedAt: timeText(account.passwordChangedAt),
  };
}

/** Yields the rows of one list, page by page. Lists without an `id` are short and read at once. */
async function* rowsOfList(
  gateway: Gateway,
  list: ExportList,
  accountId: number,
): AsyncGenerator<readonly Row[]> {
  for (let after = 0; ; ) {
    const rows = rowsOf<Row>(await gateway.db.execute(list.query(accountId, after)));
    yield rows.map((row) => readable(row, list));
    const last = rows.at(-1)?.id;
    if (rows.length < EXPORT_PAGE_SIZE || last === undefined) return;
    after = Number(last);
  }
}

async function* chunksOf(gateway: Gateway, head: Row, accountId: number): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 1).slice(0, -2);
  for (const list of EXPORT_LISTS) {
    let isFirst = true;
    yield `,\n "${list.name}": [`;
    for await (const rows of rowsOfList(gateway, list, accountId)) {
      if (rows.length === 0) continue;
      const lines = rows.map((row) => `\n  ${JSON.stringify(row)}`).join(',');
      yield isFirst ? lines : `,${lines}`;
      isFirst = false;
    }
    yield isFirst ? ']' : '\n ]';
  }
  yield '\n}\n';
}

/**
 * Streams all data that the gateway stores about an account as one JSON file (R10.11). Excludes secrets,
 * pictures, and data of other people.
 * @throws {GatewayError} in_need_true_account, password_incorrect, TOO_MANY_REQUEST
 */
export async function exportData(
  gateway: Gateway,
  session: Session,
  { password }: { readonly password?: string | undefined },
): Promise<FileResponse> {
  const accountId = requireRealAccount(session);
  await verifyOwner(gateway, session, password);
  await throttle(gateway, FILES, String(accountId));
  const at = gateway.clock.now();
  await logProtection(gateway.db, [{ accountId, actor: 'player', action: 'dataAskedFor', at }]);
  const head = {
    madeAt: timeText(at),
    note: 'Times are in UTC, amounts in units of their currency.',
    profile: await profileOf(gateway, accountId),
  };
  const day = new Date(at).toISOString().slice(0, 10);
  return { name: `my-data-${day}.json`, pieces: chunksOf(gateway, head, accountId) };
}
