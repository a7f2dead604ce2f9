import type { Clock } from '../../core/clock.ts';
import { grantNumber } from '../../modules/promotions/claim.ts';
import { postEntry } from '../../modules/wallet/post-entry.ts';
import { accountWallet, houseWallet } from '../../modules/wallet/wallets.ts';
import { bannerPath } from '../../sandbox/art/paths.ts';
import type { Transaction } from '../open.ts';
import {
  promotionApplications,
  promotionGrants,
  promotionJoins,
  promotions,
} from '../schema/index.ts';
import { SEED_CURRENCY as currency, type SeedAccount } from './money.ts';
import { DEMO_PROMOTIONS } from './promotion-texts.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const list = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

/** A past for demo_player: something to claim, something issued, something claimed. */
async function seedPlayer(tx: Transaction, accountId: number, now: number): Promise<void> {
  await tx.insert(promotionJoins).values([
    { promotionId: 'DEPOSIT', accountId, joinedAt: now - 2 * DAY },
    { promotionId: 'REBATE', accountId, joinedAt: now - 40 * DAY },
    { promotionId: 'MISSION', accountId, joinedAt: now - 6 * DAY },
  ]);
  await tx.insert(promotionApplications).values({
    ...{ applicationNo: `A${accountId}DEMO1`, promotionId: 'VIP', accountId },
    ...{ idempotencyKey: 'demo-1', bodyHash: '', status: 'approved', comment: 'November' },
    ...{ createdAt: now - 3 * DAY, decidedAt: now - 2 * DAY },
  });
  await tx.insert(promotionGrants).values({
    ...{ grantNo: grantNumber(now - 2 * DAY), promotionId: 'VIP', accountId, currency },
    ...{ period: `A${accountId}DEMO1`, status: 'issued', amount: 2800, turnoverRequired: 8400 },
    ...{ createdAt: now - 2 * DAY, expiresAt: now + 28 * DAY },
  });
  // After everything else that was seeded, so that the balances stay in order of time.
  const at = now - 60 * MINUTE;
  const grantNo = grantNumber(at);
  const house = await houseWallet(tx, 'house:promotions', currency, at);
  const walletId = await accountWallet(tx, { accountId, kind: 'main', currency, at });
  const posted = await postEntry(tx, {
    ...{ kind: 'promotion', scope: `promotion:${grantNo}`, idempotencyKey: 'claim' },
    ...{ body: { grantNo }, reference: grantNo, remark: 'Daily reload: 10% back in', at },
    lines: [
      { walletId: house, amount: -500, kind: 'house' },
      { walletId, amount: 500, kind: 'bonus' },
    ],
  });
  await tx.insert(promotionGrants).values({
    ...{ grantNo, promotionId: 'RELOAD', accountId, currency, period: 'demo' },
    ...{ status: 'claimed', amount: 500, turnoverRequired: 0, createdAt: at, claimedAt: at },
    ...{ claimKey: 'demo-reload', bodyHash: '', entryId: posted.entryId },
  });
}

/** What the demo's merchant offers, and what demo_player has made of it. */
export async function seedPromotions(
  tx: Transaction,
  clock: Clock,
  people: readonly SeedAccount[],
): Promise<void> {
  const now = clock.now();
  await tx.insert(promotions).values(
    DEMO_PROMOTIONS.map((each, position) => ({
      ...{ id: each.id, kind: each.kind, category: each.category, position, rule: each.rule },
      ...{ titleEn: each.title[0], titleTy: each.title[1] },
      ...{ summaryEn: each.summary[0], summaryTy: each.summary[1] },
      ...{ termsEn: list(each.terms[0]), termsTy: list(each.terms[1]) },
      banner: bannerPath(each.scene),
      minVipLevel: each.minVipLevel ?? null,
      startsAt: now + each.startsIn * DAY,
      endsAt: each.endsIn === undefined ? null : now + each.endsIn * DAY,
    })),
  );
  const player = people.find(({ username }) => username === 'demo_player');
  if (player) await seedPlayer(tx, player.id, now);
}
