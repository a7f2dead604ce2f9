import { randomUUID } from 'node:crypto';
import { shortText, whole } from '@baize/gateway/contract/fields.ts';
import { DEFAULT_LANGUAGE } from '@baize/gateway/contract/languages.ts';
import { redeemReason } from '@baize/gateway/contract/points.ts';
import { applicationReason } from '@baize/gateway/contract/promotions.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { inLanguage } from '@baize/gateway/core/translated.ts';
import {
  accounts,
  pointRedemptions,
  pointRewards,
  promotionApplications,
  promotionPictures,
  promotions,
} from '@baize/gateway/database/schema/index.ts';
import { asc, eq, inArray, sql } from '@baize/gateway/database/sql.ts';
import { decideRedemption } from '@baize/gateway/modules/points/decide-redemption.ts';
import { movePoints } from '@baize/gateway/modules/points/ledger.ts';
import { decideApplication } from '@baize/gateway/modules/promotions/decide-application.ts';
import { publishRewards } from '@baize/gateway/modules/promotions/publish-rewards.ts';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { ignoreClosedOrder } from '../ignore-closed-order.ts';
import { setPageHeaders } from '../page-headers.ts';
import { readStaffForm } from '../staff-form.ts';
import { rewardsPage, type StaffApplication } from './back-office-page.ts';

const PATH = '/sandbox/rewards';
const SHOWN = 100;
const decision = z.enum(['approve', 'reject']);
const applicationForm = z.object({ decision, reason: z._default(applicationReason, 'other') });
const redemptionForm = z.object({ decision, reason: z._default(redeemReason, 'other') });
const pointsForm = z.object({
  username: shortText,
  points: whole(1, 100_000),
});

async function waitingApplications(gateway: Gateway): Promise<StaffApplication[]> {
  const rows = await gateway.db
    .select({
      id: promotionApplications.id,
      applicationNo: promotionApplications.applicationNo,
      comment: promotionApplications.comment,
      username: accounts.username,
      title: promotions.title,
    })
    .from(promotionApplications)
    .innerJoin(accounts, eq(accounts.id, promotionApplications.accountId))
    .innerJoin(promotions, eq(promotions.id, promotionApplications.promotionId))
    .where(eq(promotionApplications.status, 'applying'))
    .orderBy(asc(promotionApplications.id))
    .limit(SHOWN);
  const ids = rows.map(({ id }) => id);
  const pictures =
    ids.length === 0
      ? []
      : await gateway.db
          .select({
            of: promotionPictures.applicationId,
            type: promotionPictures.type,
            bytes: sql`octet_length(${promotionPictures.content})`.mapWith(Number),
          })
          .from(promotionPictures)
          .where(inArray(promotionPictures.applicationId, ids))
          .orderBy(asc(promotionPictures.position));
  const describe = ({ type, bytes }: { type: string; bytes: number }) =>
    `${type.replace('image/', '')}, ${Math.ceil(bytes / 1024)} kB`;
  return rows.map(({ id, title, ...row }) => ({
    ...row,
    title: inLanguage(title, DEFAULT_LANGUAGE),
    pictures: pictures.filter(({ of }) => of === id).map(describe),
  }));
}

async function waitingRedemptions(gateway: Gateway) {
  const rows = await gateway.db
    .select({
      orderNo: pointRedemptions.orderNo,
      username: accounts.username,
      name: pointRewards.name,
      quantity: pointRedemptions.quantity,
      points: pointRedemptions.points,
      address: pointRedemptions.address,
    })
    .from(pointRedemptions)
    .innerJoin(accounts, eq(accounts.id, pointRedemptions.accountId))
    .innerJoin(pointRewards, eq(pointRewards.id, pointRedemptions.rewardId))
    .where(eq(pointRedemptions.status, 'Processing'))
    .orderBy(asc(pointRedemptions.id))
    .limit(SHOWN);
  return rows.map((row) => ({ ...row, name: inLanguage(row.name, DEFAULT_LANGUAGE) }));
}

async function givePoints(gateway: Gateway, username: string, points: number): Promise<void> {
  const [account] = await gateway.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.username, username.trim().toLowerCase()));
  if (!account) throw new GatewayError('USER_NOT_EXIST', 'There is no such member.');
  const at = gateway.clock.now();
  const gift = { kind: 'gift', amount: points, reference: randomUUID() } as const;
  await gateway.db.transaction((tx) => movePoints(tx, { accountId: account.id, at, ...gift }));
  await publishRewards(gateway, account.id);
}

/**
 * The merchant's staff in the demo, who decide applications and orders of the points mall. Registered in the demo only,
 * because anybody who opens the page can decide.
 */
export function registerSandboxRewards(app: Hono, gateway: Gateway): void {
  app.get(PATH, async (context) => {
    const applications = await waitingApplications(gateway);
    const redemptions = await waitingRedemptions(gateway);
    const nonce = setPageHeaders(context);
    return context.html(rewardsPage({ applications, redemptions, nonce }));
  });
  app.post(`${PATH}/applications/:number`, async (context) => {
    const { decision: chosen, reason } = await readStaffForm(context, applicationForm);
    const outcome =
      chosen === 'approve'
        ? ({ outcome: 'approved' } as const)
        : ({ outcome: 'rejected', reason } as const);
    await ignoreClosedOrder(decideApplication(gateway, context.req.param('number'), outcome));
    return context.redirect(PATH, 303);
  });
  app.post(`${PATH}/redemptions/:number`, async (context) => {
    const { decision: chosen, reason } = await readStaffForm(context, redemptionForm);
    const outcome =
      chosen === 'approve'
        ? ({ outcome: 'Approved' } as const)
        : ({ outcome: 'Rejected', reason } as const);
    await ignoreClosedOrder(decideRedemption(gateway, context.req.param('number'), outcome));
    return context.redirect(PATH, 303);
  });
  app.post(`${PATH}/points`, async (context) => {
    const { username, points } = await readStaffForm(context, pointsForm);
    await givePoints(gateway, username, points);
    return context.redirect(PATH, 303);
  });
}
