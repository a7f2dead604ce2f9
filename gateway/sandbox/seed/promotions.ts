import { DAY, MINUTE } from '@baize/gateway/contract/durations.ts';
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

const list = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

/** Minor units. */
const RELOAD = 500;
/** Reload bonuses of demo_player: none restricts withdrawals, and one was forfeited. */
const RELOADS = [
  { minutesAgo: 60, turnoverRequired: 0, givenUp: false },
  { minutesAgo: 30 * 60, turnoverRequired: 4000, givenUp: true },
] as const;

/** Promotions of demo_player: a claimable one, an issued one, a claimed one. */
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
  const house = await houseWallet(tx, 'house:promotions', currency, now);
  const walletId = await accountWallet(tx, { accountId, kind: 'main', currency, at: now });
  const move = (grantNo: string, key: 'claim' | 'give-up', of: { amount: number; at: number }) =>
    book.add({
      kind: 'promotion',
      scope: `promotion:${grantNo}`,
      idempotencyKey: key,
      body: { grantNo },
      reference: grantNo,
      remark: 'Daily reload: 10% back in',
      lines: [
        { walletId: house, amount: -of.amount, kind: 'house' },
        { walletId, amount: of.amount, kind: 'bonus' },
      ],
      at: of.at,
    });
  const claims = RELOADS.map(({ minutesAgo, ...rest }) => {
    const at = now - minutesAgo * MINUTE;
    const grantNo = grantNumber(at);
    const entry = move(grantNo, 'claim', { amount: RELOAD, at });
    if (rest.givenUp) move(grantNo, 'give-up', { amount: -RELOAD, at: at + 5 * MINUTE });
    return { ...rest, grantNo, entry, at };
  });
  return async () => {
    await tx.insert(promotionGrants).values(
      claims.map(({ grantNo, entry, at, turnoverRequired, givenUp }) => ({
        grantNo,
        promotionId: 'RELOAD',
        accountId,
        currency,
        period: `demo-${grantNo}`,
        status: 'claimed' as const,
        amount: RELOAD,
        turnoverRequired,
        createdAt: at,
        claimedAt: at,
        claimKey: `demo-${grantNo}`,
        bodyHash: '',
        entryId: book.idOf(entry),
        ...(givenUp && {
          givenUpAt: at + 5 * MINUTE,
          giveUpKey: `demo-${grantNo}`,
          takenBack: RELOAD,
        }),
      })),
    );
    await tx.insert(promotionGrants).values({
      grantNo: grantNumber(now - 50 * DAY),
      promotionId: 'OCTOBER',
      accountId,
      currency,
      period: 'demo',
      status: 'issued',
      amount: 4000,
      turnoverRequired: 40_000,
      createdAt: now - 50 * DAY,
      expiresAt: now - 48 * DAY,
    });
  };
}

/** The promotions of the demo's merchant, with the claims of demo_player. */
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
