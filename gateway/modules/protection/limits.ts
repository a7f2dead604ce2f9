import { DAY, HOUR, MINUTE } from '../../contract/durations.ts';
import {
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitChange,
  type LimitKind,
  limitField,
  MINUTES_OF,
  type PlayLimit,
  type PlayLimits,
} from '../../contract/protection.ts';
import { accountCurrency } from '../../core/account-currency.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { accounts, memberProtection, playLimits } from '../../database/schema/index.ts';
import { and, eq } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { type AmountConversion, amountConversion } from '../wallet/amount-conversion.ts';
import { currencyView, merchantToMajor, merchantToMinor, toMinor } from '../wallet/money.ts';
import { shownValue } from './enforce.ts';
import { firstDepositWaits } from './first-deposit.ts';
import { limitUsageOf, type Player } from './limit-usage.ts';
import { lockPlayer } from './lock-player.ts';
import { logProtection, type ProtectionEvent } from './log.ts';
import { periodsAt } from './periods.ts';
import { lockProtection } from './play-time.ts';

type LimitRow = typeof playLimits.$inferSelect;

/** R10.01: interval after which the player is reminded to review account and limits … */
const REVIEW_AFTER = 182 * DAY;
/** … and after which a player without limits is asked again. */
const ASK_AFTER = 365 * DAY;

type Settings = MerchantSettings['protection'];

const invalidLimit = (
  change: Pick<LimitChange, 'kind' | 'period'>,
  problem: string,
): GatewayError =>
  new GatewayError('request_param_err', 'This limit cannot be set.', {
    fields: { [limitField(change.kind, change.period)]: problem },
  });

/** Whether a change is pending and has not expired. */
const isPending = (row: LimitRow, at: number): boolean =>
  row.confirmUntil !== null && at < row.confirmUntil;

/**
 * Validates the input of a limit and converts it for storage.
 * @throws {GatewayError} request_param_err with `limit_zero`, `limit_invalid` or `limit_high`
 */
function storedValue(
  change: Extract<LimitChange, { action: 'set' }>,
  amounts: AmountConversion,
  { highest }: Settings,
): number {
  const { kind, period, value } = change;
  if (value <= 0) throw invalidLimit(change, 'limit_zero');
  if (kind === 'time') {
    if (!Number.isInteger(value)) throw invalidLimit(change, 'limit_invalid');
    if (value > MINUTES_OF[period]) throw invalidLimit(change, 'limit_high');
    return value * MINUTE;
  }
  let minor: number;
  try {
    minor = toMinor(value, amounts.currency);
  } catch {
    throw invalidLimit(change, 'limit_invalid');
  }
  if (minor > merchantToMinor(highest[kind], amounts, 'down'))
    throw invalidLimit(change, 'limit_high');
  return minor;
}

interface ChangeContext {
  readonly tx: Transaction;
  readonly player: Player;
  readonly settings: Settings;
  readonly at: number;
}

const NO_PENDING_CHANGE = {
  askedAt: null,
  askedValue: null,
  confirmFrom: null,
  confirmUntil: null,
} as const;

/**
 * Applies one change.
 * @returns the event to log; undefined if the same change is already pending
 * @throws {GatewayError} request_param_err beside the limit's field
 */
async function applyChange(
  { tx, player, settings, at }: ChangeContext,
  change: LimitChange,
): Promise<ProtectionEvent | undefined> {
  const { accountId, currency } = player;
  const { kind, period } = change;
  const where = and(
    eq(playLimits.accountId, accountId),
    eq(playLimits.kind, kind),
    eq(playLimits.period, period),
  );
  const [row] = await tx.select().from(playLimits).where(where);
  const event = (action: ProtectionEvent['action'], value?: number | null): ProtectionEvent => ({
    accountId,
    actor: 'player',
    action,
    detail: { kind, period, ...(value !== undefined && { value }) },
    at,
  });
  const deferChange = async (askedValue: number | null) => {
    // Requesting the same change again does not restart its waiting time.
    if (row && isPending(row, at) && row.askedValue === askedValue) return undefined;
    const confirmFrom = at + settings.coolingHours * HOUR;
    const confirmUntil = confirmFrom + settings.confirmHours * HOUR;
    await tx
      .update(playLimits)
      .set({ askedAt: at, askedValue, confirmFrom, confirmUntil })
      .where(where);
    return event('limitAsked', askedValue);
  };
  switch (change.action) {
    case 'set': {
      const value = storedValue(change, await amountConversion(tx, currency), settings);
      if (row && value > row.value) return deferChange(value);
      // A limit below the used amount ends play, or deposits, until the period renews. Setting the
      // current value again cancels a pending looser one.
      const held = { value, setAt: at, ...NO_PENDING_CHANGE };
      await tx
        .insert(playLimits)
        .values({ accountId, kind, period, ...held })
        .onConflictDoUpdate({
          target: [playLimits.accountId, playLimits.kind, playLimits.period],
          set: held,
        });
      return event('limitSet', value);
    }
    case 'remove':
      if (!row) throw invalidLimit(change, 'limit_unset');
      return deferChange(null);
    case 'keep':
      await tx.update(playLimits).set(NO_PENDING_CHANGE).where(where);
      return event('limitKept');
    case 'confirm': {
      if (!row || !isPending(row, at)) throw invalidLimit(change, 'limit_not_waiting');
      if (row.confirmFrom !== null && at < row.confirmFrom)
        throw invalidLimit(change, 'limit_waits');
      if (row.askedValue === null) await tx.delete(playLimits).where(where);
      else {
        const held = { value: row.askedValue, setAt: at, ...NO_PENDING_CHANGE };
        await tx.update(playLimits).set(held).where(where);
      }
      return event('limitConfirmed', row.askedValue);
    }
  }
}

function pendingChangeOf(row: LimitRow | undefined, kind: LimitKind, currency: string, at: number) {
  if (!row || !isPending(row, at)) return undefined;
  const { askedAt, askedValue, confirmFrom, confirmUntil } = row;
  if (askedAt === null || confirmFrom === null || confirmUntil === null) return undefined;
  return {
    ...(askedValue !== null && { value: shownValue(kind, askedValue, currency) }),
    askedAt,
    confirmFrom,
    confirmUntil,
  };
}

async function viewOf(
  tx: Transaction,
  player: Player,
  settings: MerchantSettings,
  at: number,
): Promise<PlayLimits> {
  const { accountId, currency } = player;
  const rows = await tx.select().from(playLimits).where(eq(playLimits.accountId, accountId));
  const periods = await periodsAt(tx, at);
  const limits: PlayLimit[] = [];
  for (const kind of LIMIT_KINDS) {
    for (const period of LIMIT_PERIODS) {
      const row = rows.find((each) => each.kind === kind && each.period === period);
      const used = await limitUsageOf(tx, player, { kind, period: periods[period], at });
      const waiting = pendingChangeOf(row, kind, currency, at);
      limits.push({
        kind,
        period,
        ...(row && { value: shownValue(kind, row.value, currency) }),
        used: shownValue(kind, used, currency),
        renewsAt: periods[period].renewsAt,
        ...(waiting && { waiting }),
      });
    }
  }
  const [protection] = await tx
    .select()
    .from(memberProtection)
    .where(eq(memberProtection.accountId, accountId));
  const [account] = await tx
    .select({ createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const askedAt = protection?.limitsAskedAt ?? null;
  const { highest, coolingHours, confirmHours } = settings.protection;
  const amounts = await amountConversion(tx, currency);
  const highestOf = (kind: keyof typeof highest) => merchantToMajor(highest[kind], amounts, 'down');
  return {
    ...currencyView(currency),
    serverTime: at,
    timeZone: settings.timeZone,
    limits,
    highest: {
      deposit: highestOf('deposit'),
      loss: highestOf('loss'),
      wager: highestOf('wager'),
    },
    coolingHours,
    confirmHours,
    isAsked: rows.length > 0 || (askedAt !== null && at - askedAt < ASK_AFTER),
    wentWithout: rows.length === 0 && (protection?.wentWithout ?? false),
    firstDepositWaits: await firstDepositWaits(tx, accountId, settings),
    reviewIsDue: at - (protection?.reviewedAt ?? account?.createdAt ?? at) >= REVIEW_AFTER,
  };
}

/** Returns every limit of a player, its used amount, and its pending change. */
export async function limitsView(gateway: Gateway, accountId: number): Promise<PlayLimits> {
  const settings = await readSettings(gateway.db);
  return gateway.db.transaction(async (tx) => {
    const player = { accountId, currency: await accountCurrency(tx, accountId) };
    return viewOf(tx, player, settings, gateway.clock.now());
  });
}

/**
 * Changes several limits, all or none. A new or lower limit is in force once this returns: the change
 * waits for all deposits and bets that were checked against the previous one (R10.02).
 * @throws {GatewayError} request_param_err beside the field of the limit
 */
export async function changeLimits(
  gateway: Gateway,
  accountId: number,
  {
    changes,
    choice,
  }: {
    readonly changes: readonly LimitChange[];
    readonly choice?: 'without' | 'reviewed' | undefined;
  },
): Promise<PlayLimits> {
  const settings = await readSettings(gateway.db);
  return gateway.db.transaction(async (tx) => {
    const player = { accountId, currency: await lockPlayer(tx, accountId) };
    const at = gateway.clock.now();
    await lockProtection(tx, accountId);
    const events: ProtectionEvent[] = [];
    const context = { tx, player, settings: settings.protection, at };
    for (const change of changes) {
      const event = await applyChange(context, change);
      if (event) events.push(event);
    }
    const isSet = changes.some(({ action }) => action === 'set');
    if (choice === 'without')
      events.push({ accountId, actor: 'player', action: 'wentWithout', at });
    if (choice === 'reviewed') events.push({ accountId, actor: 'player', action: 'reviewed', at });
    await tx
      .update(memberProtection)
      .set({
        reviewedAt: at,
        ...((isSet || choice === 'without') && {
          limitsAskedAt: at,
          wentWithout: choice === 'without' && !isSet,
        }),
      })
      .where(eq(memberProtection.accountId, accountId));
    await logProtection(tx, events);
    return viewOf(tx, player, settings, at);
  });
}
