import type { Clock } from '@baize/gateway/core/clock.ts';
import {
  promotionApplications,
  promotionGrants,
  promotionJoins,
  promotions,
} from '@baize/gateway/database/schema/index.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { grantNumber } from '@baize/gateway/modules/promotions/claim.ts';
import { accountWallet, houseWallet } from '@baize/gateway/modules/wallet/wallets.ts';
import { bannerPath } from '../art/paths.ts';
import { type Book, createBook, type Writer } from './book.ts';
import { SEED_CURRENCY as currency, type SeedAccount } from './money.ts';
import { DEMO_PROMOTIONS } from './promotion-texts.ts';
import { translated } from './translated.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const list = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

/** A past for demo_player: something to claim, something issued, something claimed. */
async function seedPlayer(
  tx: Transaction,
  accountId: number,
  now: number,
  book: Book,
): Promise<Writer> {
  await tx.insert(promotionJoins).values([
    { promotionId: 'DEPOSIT', accountId, joinedAt: now - 2 * DAY },
    { promotionId: 'REBATE', accountId, joinedAt: now - 40 * DAY },
    { promotionId: 'MISSION', accountId, joinedAt: now - 6 * DAY },
  ]);
  await tx.insert(promotionApplications).values({
    applicationNo: `A${accountId}DEMO1`,
    promotionId: 'VIP',
    accountId,
    idempotencyKey: 'demo-1',
    bodyHash: '',
    status: 'approved',
    comment: 'November',
    createdAt: now - 3 * DAY,
    decidedAt: now - 2 * DAY,
  });
  await tx.insert(promotionGrants).values({
    grantNo: grantNumber(now - 2 * DAY),
    promotionId: 'VIP',
    accountId,
    currency,
    period: `A${accountId}DEMO1`,
    status: 'issued',
    amount: 2800,
    turnoverRequired: 8400,
    createdAt: now - 2 * DAY,
    expiresAt: now + 28 * DAY,
  });
  const at = now - 60 * MINUTE;
  const grantNo = grantNumber(at);
  const house = await houseWallet(tx, 'house:promotions', currency, at);
  const walletId = await accountWallet(tx, { accountId, kind: 'main', currency, at });
  const entry = book.add({
    kind: 'promotion',
    scope: `promotion:${grantNo}`,
    idempotencyKey: 'claim',
    body: { grantNo },
    reference: grantNo,
    remark: 'Daily reload: 10% back in',
    lines: [
      { walletId: house, amount: -500, kind: 'house' },
      { walletId, amount: 500, kind: 'bonus' },
    ],
    at,
  });
  return async () => {
    await tx.insert(promotionGrants).values({
      grantNo,
      promotionId: 'RELOAD',
      accountId,
      currency,
      period: 'demo',
      status: 'claimed',
      amount: 500,
      turnoverRequired: 0,
      createdAt: at,
      claimedAt: at,
      claimKey: 'demo-reload',
      bodyHash: '',
      entryId: book.idOf(entry),
    });
  };
}

/** What the demo's merchant offers, and what demo_player has made of it. */
export async function seedPromotions(
  tx: Transaction,
  clock: Clock,
  people: readonly SeedAccount[],
  book: Book = createBook(),
): Promise<Writer> {
  const now = clock.now();
  await tx.insert(promotions).values(
    DEMO_PROMOTIONS.map((each, position) => ({
      id: each.id,
      kind: each.kind,
      category: each.category,
      position,
      rule: each.rule,
      title: translated(each.title),
      summary: translated(each.summary),
      terms: translated([list(each.terms[0]), list(each.terms[1])]),
      banner: bannerPath(each.scene),
      minVipLevel: each.minVipLevel ?? null,
      startsAt: now + each.startsIn * DAY,
      endsAt: each.endsIn === undefined ? null : now + each.endsIn * DAY,
    })),
  );
  const player = people.find(({ username }) => username === 'demo_player');
  return player ? seedPlayer(tx, player.id, now, book) : async () => undefined;
}
