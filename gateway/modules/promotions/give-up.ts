import { DEFAULT_LANGUAGE } from '../../contract/languages.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { lockAccount } from '../../core/lock-account.ts';
import { inLanguage } from '../../core/translated.ts';
import { promotionGrants, promotions, turnoverObligations } from '../../database/schema/index.ts';
import { and, eq, isNull } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { waiveAllTurnover, waiveTurnover } from '../cashier/turnover.ts';
import { realMoneyOf } from '../wallet/balance.ts';
import { toMajor } from '../wallet/money.ts';
import { type PostedEntry, postEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { accountWallet, houseWallet, lockWallets } from '../wallet/wallets.ts';
import { activeGrants, openBetsOf } from './bonuses.ts';
import type { GrantRow } from './facts.ts';
import { forfeitsOf } from './forfeit.ts';
import { publishRewards } from './publish-rewards.ts';

/** Returns an active bonus of the member. @throws {GatewayError} not_found, bonus_not_active */
async function activeGrant(tx: Transaction, accountId: number, grantNo: string) {
  const [row] = await tx
    .select({ grant: promotionGrants, title: promotions.title })
    .from(promotionGrants)
    .innerJoin(promotions, eq(promotions.id, promotionGrants.promotionId))
    .where(and(eq(promotionGrants.accountId, accountId), eq(promotionGrants.grantNo, grantNo)));
  if (!row) throw new GatewayError('not_found', 'There is no such bonus.');
  const [open] = await tx
    .select({ id: turnoverObligations.id })
    .from(turnoverObligations)
    .where(
      and(
        eq(turnoverObligations.source, 'bonus'),
        eq(turnoverObligations.reference, grantNo),
        isNull(turnoverObligations.fulfilledAt),
        isNull(turnoverObligations.waivedAt),
      ),
    );
  if (!open)
    throw new GatewayError('bonus_not_active', 'This bonus has ended or is not claimed yet.');
  return row;
}

/** Returns the money of a bonus to the merchant. */
function returnToHouse(
  tx: Transaction,
  grant: GrantRow,
  of: { walletId: number; house: number; amount: number; remark: string; at: number },
): Promise<PostedEntry> {
  const { walletId, house, amount, remark, at } = of;
  return postEntry(tx, {
    kind: 'promotion',
    scope: `promotion:${grant.grantNo}`,
    idempotencyKey: 'give-up',
    body: { grantNo: grant.grantNo },
    reference: grant.grantNo,
    remark,
    lines: [
      { walletId, amount: -amount, kind: 'bonus' },
      { walletId: house, amount, kind: 'house' },
    ],
    at,
  });
}

interface GivenUp {
  readonly grantNo: string;
  /** Idempotency key: requests with the same key give up once. */
  readonly key: string;
  readonly accountId: number;
  readonly currency: string;
  readonly at: number;
}

/**
 * Gives up one bonus in the caller's transaction, with the account and its wallet locked.
 * @returns the amount taken back, minor units, and its journal entry
 * @throws {GatewayError} not_found, bonus_not_active, bonus_in_play, money_at_vendors
 */
export async function giveUpGrant(
  tx: Transaction,
  { accountId, currency, grantNo, key, at }: GivenUp,
): Promise<{ amount: number; posted: PostedEntry | undefined }> {
  const walletId = await accountWallet(tx, { accountId, kind: 'main', currency, at });
  const { grant, title } = await activeGrant(tx, accountId, grantNo);
  if ((await openBetsOf(tx, accountId, grant.claimedAt ?? 0)) > 0) {
    throw new GatewayError('bonus_in_play', 'A bet is not settled yet.');
  }
  const { main, total: balance } = await realMoneyOf(tx, accountId);
  const amount = (await forfeitsOf(tx, accountId, [grant], balance)).get(grantNo) ?? 0;
  if (amount > main) {
    throw new GatewayError('money_at_vendors', 'The money is in vendor wallets.');
  }
  const house = await houseWallet(tx, 'house:promotions', currency, at);
  const remark = inLanguage(title, DEFAULT_LANGUAGE);
  const posted =
    amount > 0
      ? await returnToHouse(tx, grant, { walletId, house, amount, remark, at })
      : undefined;
  await waiveTurnover(tx, { grantNo, at });
  await tx
    .update(promotionGrants)
    .set({ givenUpAt: at, giveUpKey: key, takenBack: amount })
    .where(eq(promotionGrants.id, grant.id));
  return { amount, posted };
}

/**
 * Gives up all active bonuses of an account and waives its turnover, so that its own money can be paid
 * out. The caller holds the locks of the account and its wallet.
 * @param intent the reason; part of the idempotency keys
 * @throws {GatewayError} bonus_in_play, money_at_vendors
 */
export async function endBonuses(
  tx: Transaction,
  { intent, ...of }: Omit<GivenUp, 'grantNo' | 'key'> & { readonly intent: string },
): Promise<PostedEntry[]> {
  const posted: PostedEntry[] = [];
  for (const { grantNo } of await activeGrants(tx, of.accountId)) {
    const givenUp = await giveUpGrant(tx, { ...of, grantNo, key: `${intent}:${grantNo}` });
    if (givenUp.posted) posted.push(givenUp.posted);
  }
  await waiveAllTurnover(tx, of);
  return posted;
}

/**
 * Gives up a bonus: what is left of it, and what was won with it, is returned to the merchant, and its
 * turnover is waived, in one transaction (`forfeitsOf`). Refused while a bet since the claim is open,
 * because its stake may be bonus money.
 * @throws {GatewayError} not_found, bonus_not_active, bonus_in_play, idempotency_conflict;
 * money_at_vendors if the main wallet holds less than is taken back
 */
export async function giveUp(
  gateway: Gateway,
  request: { readonly accountId: number; readonly key: string; readonly grantNo: string },
): Promise<{ grantNo: string; takenBack: number }> {
  const { accountId, key, grantNo } = request;
  const done = await gateway.db.transaction(async (tx) => {
    const currency = await lockAccount(tx, accountId);
    const [known] = await tx
      .select()
      .from(promotionGrants)
      .where(and(eq(promotionGrants.accountId, accountId), eq(promotionGrants.giveUpKey, key)));
    if (known && known.grantNo !== grantNo) {
      throw new GatewayError('idempotency_conflict', 'This key was used for another request.');
    }
    if (known) return { amount: known.takenBack ?? 0, currency, posted: undefined };
    const at = gateway.clock.now();
    const walletId = await accountWallet(tx, { accountId, kind: 'main', currency, at });
    // With the main wallet locked, no bet is placed or settled, whichever wallet pays.
    await lockWallets(tx, [walletId]);
    const givenUp = await giveUpGrant(tx, { accountId, currency, grantNo, key, at });
    return { currency, ...givenUp };
  });
  if (done.posted) await publishBalances(gateway, done.posted);
  await publishRewards(gateway, accountId);
  return { grantNo, takenBack: toMajor(done.amount, done.currency) };
}
