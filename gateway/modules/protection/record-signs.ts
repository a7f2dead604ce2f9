import { DAY } from '../../contract/durations.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { lockAccount } from '../../core/lock-account.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { startPeriodicJob } from '../../core/periodic-job.ts';
import { countCall, type ThrottleRule } from '../../core/throttle.ts';
import { accounts, harmSigns, type SignState } from '../../database/schema/index.ts';
import { and, desc, eq, max, ne } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { publishUnread, storeMessage } from '../messages/store-message.ts';
import { type FoundSign, findSigns, SEARCH_INTERVAL_MS } from './find-signs.ts';
import { logProtection } from './log.ts';
import { SIGN_MESSAGES } from './sign-message-templates.ts';

/**
 * Lets one of all processes search in each period. Slightly shorter than the interval, so that no timer fires too
 * early.
 */
const TURNS: ThrottleRule = { name: 'harm-signs', limit: 1, windowMs: SEARCH_INTERVAL_MS - 10_000 };

/**
 * Stores a sign: updates the open row, or inserts one. A sign that staff has closed is reopened only by a newer
 * event.
 * @returns the id of the open row; undefined if there is nothing new
 */
async function storeSign(
  tx: Transaction,
  found: FoundSign,
  at: number,
): Promise<number | undefined> {
  const { accountId, sign, count, firstSeenAt, lastSeenAt } = found;
  const rows = await tx
    .select()
    .from(harmSigns)
    .where(and(eq(harmSigns.accountId, accountId), eq(harmSigns.sign, sign)));
  const open = rows.find(({ state }) => state !== 'closed');
  if (open) {
    if (lastSeenAt <= open.lastSeenAt && count === open.count) return open.id;
    await tx.update(harmSigns).set({ count, lastSeenAt }).where(eq(harmSigns.id, open.id));
    return open.id;
  }
  if (rows.some((row) => row.lastSeenAt >= lastSeenAt)) return undefined;
  const [made] = await tx
    .insert(harmSigns)
    .values({ accountId, sign, count, firstSeenAt, lastSeenAt, changedAt: at })
    .returning({ id: harmSigns.id });
  if (!made) throw new Error('A sign was not stored.');
  const detail = { sign, count };
  await logProtection(tx, [{ accountId, actor: 'system', action: 'signFound', detail, at }]);
  return made.id;
}

/** Sends the player a message, unless one was sent about this sign recently, or about any sign within a day. */
async function sendMessageOnce(
  tx: Transaction,
  { accountId, sign }: FoundSign,
  id: number,
  { at, messageDays }: { readonly at: number; readonly messageDays: number },
): Promise<boolean> {
  const latest = async (ofSign: boolean) => {
    const [row] = await tx
      .select({ at: max(harmSigns.messagedAt) })
      .from(harmSigns)
      .where(
        and(eq(harmSigns.accountId, accountId), ofSign ? eq(harmSigns.sign, sign) : undefined),
      );
    return row?.at ?? Number.NEGATIVE_INFINITY;
  };
  if (at - (await latest(true)) < messageDays * DAY || at - (await latest(false)) < DAY)
    return false;
  await tx.update(harmSigns).set({ messagedAt: at }).where(eq(harmSigns.id, id));
  await storeMessage(tx, { accountId, at, ...SIGN_MESSAGES[sign] });
  await logProtection(tx, [
    { accountId, actor: 'system', action: 'signMessaged', detail: { sign }, at },
  ]);
  return true;
}

/**
 * Finds signs of harm, stores them for staff, and sends each player a discreet message. It may run repeatedly and
 * in several processes at once.
 * @throws {AggregateError} with the errors of failed searches and rows, which do not stop the others
 */
export async function recordSigns(gateway: Gateway): Promise<void> {
  const at = gateway.clock.now();
  const settings = await readSettings(gateway.db);
  const { messageDays } = settings.harmSigns;
  const search = await findSigns({ db: gateway.db, settings, at });
  const failures = [...search.failures];
  for (const found of search.found) {
    try {
      const isMessaged = await gateway.db.transaction(async (tx) => {
        await lockAccount(tx, found.accountId);
        const id = await storeSign(tx, found, at);
        return id !== undefined && sendMessageOnce(tx, found, id, { at, messageDays });
      });
      if (isMessaged) await publishUnread(gateway, found.accountId);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Some signs could not be checked or stored.');
}

/** Searches unless another process has done so in this period. Returns whether this process did. */
export async function recordSignsInTurn(gateway: Gateway): Promise<boolean> {
  const { count: turn, endsAt } = await countCall(gateway, TURNS, 'all');
  // The demo's clock can be moved back: a period far in the future is ignored.
  if (turn > TURNS.limit && endsAt <= gateway.clock.now() + TURNS.windowMs) return false;
  await recordSigns(gateway);
  return true;
}

/**
 * Starts the periodic search for signs of harm. Returns a function that stops it and resolves when
 * it has ended.
 */
export const startFindingSigns = (gateway: Gateway): (() => Promise<void>) =>
  startPeriodicJob({
    name: 'Finding signs of harm',
    intervalMs: SEARCH_INTERVAL_MS,
    run: async () => {
      await recordSignsInTurn(gateway);
    },
  });

/** Returns signs of harm for staff: open ones first, then the latest first. */
export const signsForStaff = (db: Database, limit: number) =>
  db
    .select({
      id: harmSigns.id,
      username: accounts.username,
      sign: harmSigns.sign,
      state: harmSigns.state,
      count: harmSigns.count,
      firstSeenAt: harmSigns.firstSeenAt,
      lastSeenAt: harmSigns.lastSeenAt,
      messagedAt: harmSigns.messagedAt,
    })
    .from(harmSigns)
    .innerJoin(accounts, eq(accounts.id, harmSigns.accountId))
    .orderBy(desc(ne(harmSigns.state, 'closed')), desc(harmSigns.lastSeenAt), desc(harmSigns.id))
    .limit(limit);
export type StaffSign = Awaited<ReturnType<typeof signsForStaff>>[number];

const ACTIONS = { seen: 'signSeen', contacted: 'signContacted', closed: 'signClosed' } as const;

/**
 * Stores what staff has done about a sign. Repeating it changes nothing.
 * @throws {GatewayError} not_found; order_closed for a closed sign
 */
export async function setSignState(
  gateway: Gateway,
  id: number,
  { state, staffName }: { readonly state: Exclude<SignState, 'new'>; readonly staffName: string },
): Promise<void> {
  await gateway.db.transaction(async (tx) => {
    const at = gateway.clock.now();
    const [row] = await tx.select().from(harmSigns).where(eq(harmSigns.id, id)).for('update');
    if (!row) throw new GatewayError('not_found', 'There is no such sign.');
    if (row.state === state) return;
    if (row.state === 'closed') throw new GatewayError('order_closed');
    await tx.update(harmSigns).set({ state, changedAt: at }).where(eq(harmSigns.id, id));
    const { accountId, sign } = row;
    await logProtection(tx, [
      {
        accountId,
        actor: 'staff',
        staffName,
        action: ACTIONS[state],
        detail: { sign, signId: id },
        at,
      },
    ]);
  });
}
