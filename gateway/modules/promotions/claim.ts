import { randomBytes, randomInt } from 'node:crypto';
import { timesOf } from '../../contract/decimal.ts';
import type { Language } from '../../contract/languages.ts';
import { DEFAULT_LANGUAGE } from '../../contract/languages.ts';
import type { PromotionGrant } from '../../contract/promotions.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { bodyHash, requireSameRequest } from '../../core/idempotency.ts';
import { lockAccount } from '../../core/lock-account.ts';
import { inLanguage } from '../../core/translated.ts';
import { promotionGrants, promotionJoins, promotions } from '../../database/schema/index.ts';
import { and, eq } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { addTurnoverObligation } from '../cashier/turnover.ts';
import { amountConversion } from '../wallet/amount-conversion.ts';
import { merchantToMinor } from '../wallet/money.ts';
import { type PostedEntry, postEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { accountWallet, houseWallet } from '../wallet/wallets.ts';
import { type GrantRow, isOfferedTo, memberFacts, type PromotionRow } from './facts.ts';
import { type PromotionState, promotionStateOf } from './promotion-state.ts';
import { publishRewards } from './publish-rewards.ts';
import { prizeAt, ruleOf } from './rules.ts';
import { grantView } from './views.ts';

const unavailable = () =>
  new GatewayError('promotion_not_available', 'There is nothing to claim now.');

/** Creates the number of a bonus for people and records, such as `B2611210930451A2B3C`. */
export function grantNumber(at: number): string {
  const digits = new Date(at).toISOString().replace(/\D/g, '').slice(2, 14);
  return `B${digits}${randomBytes(4).toString('hex').toUpperCase()}`;
}

/** @throws {GatewayError} not_found, also for a promotion that is not for this member */
export async function findPromotion(
  tx: Transaction,
  of: { readonly promotionId: string; readonly accountId: number; readonly at: number },
) {
  const { promotionId, accountId, at } = of;
  const [row] = await tx.select().from(promotions).where(eq(promotions.id, promotionId));
  const facts = await memberFacts(tx, accountId, at);
  if (!row || !facts || !isOfferedTo(row, facts)) {
    throw new GatewayError('not_found', 'There is no such promotion.');
  }
  return { row, facts };
}

/**
 * Joins a promotion. Repeating it changes nothing.
 * @throws {GatewayError} not_found, promotion_not_available
 */
export async function joinPromotion(
  gateway: Gateway,
  accountId: number,
  promotionId: string,
): Promise<{ joinedAt: number }> {
  return gateway.db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const joinedAt = gateway.clock.now();
    const { row, facts } = await findPromotion(tx, { promotionId, accountId, at: joinedAt });
    const known = facts.joins.get(promotionId);
    if (known !== undefined) return { joinedAt: known };
    const { action } = await promotionStateOf(tx, row, facts, joinedAt);
    if (action !== 'join') throw unavailable();
    await tx.insert(promotionJoins).values({ promotionId, accountId, joinedAt });
    return { joinedAt };
  });
}

/**
 * Draws a prize, minor units; 0 for none. A prize is at least one minor unit, also in currencies without
 * decimals.
 */
async function drawPrize(tx: Transaction, row: PromotionRow, currency: string): Promise<number> {
  const steps = 2 ** 32;
  const prize = prizeAt(ruleOf('raffle', row.rule).prizes, randomInt(steps) / steps);
  if (prize <= 0) return 0;
  return Math.max(1, merchantToMinor(prize, await amountConversion(tx, currency), 'down'));
}

/** Returns the row of what can be claimed: the issued one, or a new one for what was earned. */
async function grantOf(
  tx: Transaction,
  of: { row: PromotionRow; state: PromotionState; accountId: number; currency: string },
  at: number,
): Promise<GrantRow> {
  const { row, state, accountId, currency } = of;
  if (state.issued) return state.issued;
  if (!state.earned) throw unavailable();
  const { turnoverTimes, period, counted } = state.earned;
  const amount = state.earned.amount ?? (await drawPrize(tx, row, currency));
  const [made] = await tx
    .insert(promotionGrants)
    .values({
      grantNo: grantNumber(at),
      promotionId: row.id,
      accountId,
      period,
      countedFrom: counted?.start,
      countedUntil: counted?.end,
      currency,
      amount,
      status: 'issued' as const,
      createdAt: at,
      turnoverRequired: timesOf(amount, turnoverTimes, 'halfUp'),
    })
    .returning();
  if (!made) throw new Error('A bonus was not stored.');
  return made;
}

async function credit(
  tx: Transaction,
  grant: GrantRow,
  promotion: PromotionRow,
  at: number,
): Promise<PostedEntry> {
  const { accountId, currency, amount, grantNo } = grant;
  const house = await houseWallet(tx, 'house:promotions', currency, at);
  const walletId = await accountWallet(tx, { accountId, kind: 'main', currency, at });
  const posted = await postEntry(tx, {
    kind: 'promotion',
    scope: `promotion:${grantNo}`,
    idempotencyKey: 'claim',
    body: { grantNo, amount },
    reference: grantNo,
    remark: inLanguage(promotion.title, DEFAULT_LANGUAGE),
    lines: [
      { walletId: house, amount: -amount, kind: 'house' },
      { walletId, amount, kind: promotion.kind === 'rebate' ? 'rebate' : 'bonus' },
    ],
    at,
  });
  const required = grant.turnoverRequired;
  await addTurnoverObligation(tx, {
    accountId,
    currency,
    source: 'bonus',
    reference: grantNo,
    required,
    at,
  });
  return posted;
}

interface ClaimRequest {
  readonly accountId: number;
  readonly key: string;
  readonly promotionId: string;
  /** A raffle is drawn; the other kinds are claimed. */
  readonly action: 'claim' | 'draw';
  readonly language: Language;
}

/**
 * Credits an issued or earned bonus with one journal entry; its turnover counts from then on. Requests with the
 * same key claim once and get the same response, also if they are concurrent.
 * @throws {GatewayError} not_found, promotion_not_available, idempotency_conflict
 */
export async function claimPromotion(
  gateway: Gateway,
  request: ClaimRequest,
): Promise<PromotionGrant> {
  const { accountId, key, promotionId, action, language } = request;
  const hash = bodyHash([action, promotionId]);
  const done = await gateway.db.transaction(async (tx) => {
    const currency = await lockAccount(tx, accountId);
    const [known] = await tx
      .select()
      .from(promotionGrants)
      .where(and(eq(promotionGrants.accountId, accountId), eq(promotionGrants.claimKey, key)));
    const at = gateway.clock.now();
    const { row, facts } = await findPromotion(tx, { promotionId, accountId, at });
    if (known) {
      const same = requireSameRequest({ ...known, bodyHash: known.bodyHash ?? '' }, hash);
      return { view: grantView(same, row, language) };
    }
    const state = await promotionStateOf(tx, row, facts, at);
    if (state.action !== action) throw unavailable();
    const grant = await grantOf(tx, { row, state, accountId, currency }, at);
    // A draw without a prize is used up as well.
    const posted = grant.amount > 0 ? await credit(tx, grant, row, at) : undefined;
    const [claimed] = await tx
      .update(promotionGrants)
      .set({
        status: 'claimed',
        claimedAt: at,
        claimKey: key,
        bodyHash: hash,
        entryId: posted?.entryId,
      })
      .where(eq(promotionGrants.id, grant.id))
      .returning();
    if (!claimed) throw new Error('A claim was not stored.');
    return { view: grantView(claimed, row, language), posted };
  });
  if (done.posted) await publishBalances(gateway, done.posted);
  await publishRewards(gateway, accountId);
  return done.view;
}
