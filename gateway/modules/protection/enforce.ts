import { MINUTE } from '../../contract/durations.ts';
import type { LimitKind } from '../../contract/protection.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { accounts, playLimits } from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';
import { awaitAll } from '../../database/transact.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { currencyView, toMajor } from '../wallet/money.ts';
import { lockWallets } from '../wallet/wallets.ts';
import { refuseExcluded } from './exclusion.ts';
import { requireLimitsAnswered } from './first-deposit.ts';
import { requireIdentityProof } from './identity.ts';
import { type DepositScope, limitUsageOf, type Player } from './limit-usage.ts';
import { logProtection } from './log.ts';
import { type Period, periodsAt } from './periods.ts';
import { checkIsDue, recordPlay } from './play-time.ts';

type LimitRow = typeof playLimits.$inferSelect;

/** A limit and its remaining amount: minor units, or milliseconds. */
interface RemainingLimit {
  readonly row: LimitRow;
  readonly period: Period;
  readonly left: number;
}

const limitsOf = (tx: Transaction, accountId: number) =>
  tx.select().from(playLimits).where(eq(playLimits.accountId, accountId));

/** Converts a stored value for responses: major units, or whole minutes. */
export const shownValue = (kind: LimitKind, value: number, currency: string): number =>
  kind === 'time' ? Math.floor(value / MINUTE) : toMajor(value, currency);

function limitReached({ row, period, left }: RemainingLimit, currency: string): GatewayError {
  const { kind, period: name, value } = row;
  return new GatewayError('limit_reached', 'The amount exceeds a limit set by the player.', {
    limit: {
      kind,
      period: name,
      value: shownValue(kind, value, currency),
      left: shownValue(kind, Math.max(0, left), currency),
      renewsAt: period.renewsAt,
      ...(kind !== 'time' && currencyView(currency)),
    },
  });
}

interface Use {
  readonly kinds: readonly LimitKind[];
  /** The requested amount in minor units. A time limit only requires that some time is left. */
  readonly amount: number;
  readonly deposits?: DepositScope;
  readonly at: number;
}

/**
 * Refuses a request that exceeds a limit. Of several exceeded limits, reports the one with the least left, and of
 * equal ones the one that renews last, so that the player can rely on the reported amount.
 * @throws {GatewayError} limit_reached with `limit`
 */
async function refuseOverLimit(
  tx: Transaction,
  player: Player,
  limits: readonly LimitRow[],
  use: Use,
): Promise<void> {
  const rows = limits.filter(({ kind }) => use.kinds.includes(kind));
  if (rows.length === 0) return;
  const periods = await periodsAt(tx, use.at);
  const passed: RemainingLimit[] = [];
  for (const row of rows) {
    const period = periods[row.period];
    const { at, deposits } = use;
    const left =
      row.value - (await limitUsageOf(tx, player, { kind: row.kind, period, at, deposits }));
    const isPassed = row.kind === 'time' ? left <= 0 : use.amount > left;
    if (isPassed) passed.push({ row, period, left });
  }
  const [tightest] = passed.toSorted(
    (one, other) =>
      // An exhausted time limit ends play, whatever money is left.
      Number(other.row.kind === 'time') - Number(one.row.kind === 'time') ||
      one.left - other.left ||
      other.period.renewsAt - one.period.renewsAt,
  );
  if (tightest) throw limitReached(tightest, player.currency);
}

/**
 * Checks a requested deposit, with the account locked: credited and pending deposits must leave room for it.
 * @throws {GatewayError} limit_reached, limits_unanswered, player_excluded, identity_required
 */
export async function checkDeposit(
  tx: Transaction,
  player: Player,
  { amount, at }: { readonly amount: number; readonly at: number },
): Promise<void> {
  const [limits] = await awaitAll([
    limitsOf(tx, player.accountId),
    refuseExcluded(tx, player.accountId, at),
    requireIdentityProof(tx, player.accountId, 'deposit'),
    requireLimitsAnswered(tx, player.accountId),
  ]);
  const use: Use = { kinds: ['deposit'], amount, deposits: 'requested', at };
  await refuseOverLimit(tx, player, limits, use);
}

/**
 * Checks whether a paid deposit may be credited, with the wallet locked: a limit may have been lowered, or a break
 * begun, since it was requested.
 * @returns the reason for refusing it; undefined if it may be credited
 */
export async function depositRefusal(
  tx: Transaction,
  player: Player,
  { amount, at }: { readonly amount: number; readonly at: number },
): Promise<GatewayError | undefined> {
  try {
    const [limits] = await awaitAll([
      limitsOf(tx, player.accountId),
      refuseExcluded(tx, player.accountId, at),
    ]);
    const use: Use = { kinds: ['deposit'], amount, deposits: 'credited', at };
    await refuseOverLimit(tx, player, limits, use);
    return undefined;
  } catch (error) {
    if (error instanceof GatewayError) return error;
    throw error;
  }
}

/** A launch of a game in which money is staked. */
export interface PlayedLaunch {
  /** Null for a visitor's play money. */
  readonly accountId: number | null;
  readonly walletId: number;
  readonly currency: string;
  readonly mode: 'real' | 'trial';
}

/**
 * Checks a real-money bet right before it is placed, in its transaction. Locks the wallet first, so that concurrent
 * bets of any game, session or process are checked one after the other.
 * @param stake minor units
 * @throws {GatewayError} player_excluded, identity_required, reality_check_due, limit_reached
 */
export async function checkBet(
  tx: Transaction,
  launch: PlayedLaunch,
  { stake, at }: { readonly stake: number; readonly at: number },
): Promise<void> {
  const { accountId, walletId, currency } = launch;
  if (launch.mode !== 'real' || accountId === null) return;
  await lockWallets(tx, [walletId]);
  const [limits, played] = await awaitAll([
    limitsOf(tx, accountId),
    recordPlay(tx, accountId, at),
    refuseExcluded(tx, accountId, at),
    requireIdentityProof(tx, accountId, 'play'),
  ]);
  if (checkIsDue(played)) {
    throw new GatewayError('reality_check_due', 'The reality check is not answered yet.');
  }
  const player = { accountId, currency };
  const use: Use = { kinds: ['time', 'loss', 'wager'], amount: stake, at };
  await refuseOverLimit(tx, player, limits, use);
}

/**
 * Checks the launch of a game for real money: refused during a break and if no time is left.
 * @throws {GatewayError} player_excluded, identity_required, limit_reached
 */
export async function checkLaunch(tx: Transaction, accountId: number, at: number): Promise<void> {
  const [limits, [account]] = await awaitAll([
    limitsOf(tx, accountId),
    tx.select({ currency: accounts.currency }).from(accounts).where(eq(accounts.id, accountId)),
    refuseExcluded(tx, accountId, at),
    requireIdentityProof(tx, accountId, 'play'),
  ]);
  if (!account) throw new GatewayError('not_found');
  const player = { accountId, currency: account.currency };
  await refuseOverLimit(tx, player, limits, { kinds: ['time'], amount: 0, at });
}

/**
 * Runs work that a limit or the reality check may refuse. After a refusal it stores what the rollback has undone: the
 * time played until then, and that a limit was reached (R10.09).
 */
export async function persistRefusal<Value>(
  { db, clock }: Pick<Gateway, 'clock'> & { readonly db: Database },
  accountId: number | null,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (accountId === null || !(error instanceof GatewayError)) throw error;
    const at = clock.now();
    const { code, detail } = error;
    if (
      code === 'reality_check_due' ||
      (code === 'limit_reached' && detail?.limit?.kind === 'time')
    ) {
      await db.transaction((tx) => recordPlay(tx, accountId, at));
    }
    if (code === 'limit_reached') {
      const { kind, period } = detail?.limit ?? {};
      await logProtection(db, [
        { accountId, actor: 'system', action: 'limitReached', detail: { kind, period }, at },
      ]);
    }
    throw error;
  }
}
