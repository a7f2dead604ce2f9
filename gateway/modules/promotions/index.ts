import type { Hono } from 'hono';
import { bonusDetails, giveUpBonus } from '../../contract/bonuses.ts';
import { TRIAL_TYPE } from '../../contract/members.ts';
import {
  applyPromotion,
  availablePromotions,
  claimedPromotions,
  claimIssuedPromotion,
  claimRafflePromotion,
  joinPromotion as joinCall,
  removeActivityPicture,
  uploadActivityPicture,
} from '../../contract/promotions.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { requireIdempotencyKey } from '../../core/idempotency.ts';
import { isEnabled } from '../../core/merchant-settings.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { route } from '../../core/route.ts';
import { sendApplication } from './apply.ts';
import { listBonuses } from './bonuses.ts';
import { claimPromotion, joinPromotion } from './claim.ts';
import { giveUp } from './give-up.ts';
import { listClaimed, listPromotions } from './list-promotions.ts';
import { registerPictures, removePicture, storePicture } from './pictures.ts';
import { publishRewards } from './publish-rewards.ts';

/**
 * Returns the account id of a member. @throws {GatewayError} in_need_true_account for trials, which
 * have no promotions
 */
function member(session: Session): number {
  refuseTrial(session);
  return session.accountId;
}

/** @throws {GatewayError} function.not.available if the merchant has no reward center */
async function rewardMember(gateway: Gateway, session: Session): Promise<number> {
  if (!(await isEnabled(gateway.db, 'REWCEN3'))) throw new GatewayError('function.not.available');
  return member(session);
}

/** Registers promotions, bonuses and applications (R4.21, R5.12). */
export function registerPromotions(app: Hono, gateway: Gateway): void {
  route(app, gateway, availablePromotions, async (_request, session, { language }) => {
    // Trial accounts see the same as visitors.
    const isMember = session && session.accountType !== TRIAL_TYPE;
    const accountId = isMember ? session.accountId : undefined;
    return listPromotions(gateway, { accountId, language });
  });
  route(app, gateway, claimedPromotions, async (page, session, { language }) =>
    listClaimed(gateway, { ...page, accountId: await rewardMember(gateway, session), language }),
  );
  route(app, gateway, joinCall, async ({ promotionId }, session) => {
    const joined = await joinPromotion(gateway, member(session), promotionId);
    await publishRewards(gateway, session.accountId);
    return joined;
  });
  const claims = [
    { endpoint: claimIssuedPromotion, action: 'claim' },
    { endpoint: claimRafflePromotion, action: 'draw' },
  ] as const;
  for (const { endpoint, action } of claims) {
    route(app, gateway, endpoint, async ({ promotionId }, session, call) => {
      const accountId = await rewardMember(gateway, session);
      const who = { accountId, key: requireIdempotencyKey(call.idempotencyKey) };
      return claimPromotion(gateway, { ...who, promotionId, action, language: call.language });
    });
  }
  route(app, gateway, applyPromotion, async (input, session, call) => {
    const who = { accountId: member(session), key: requireIdempotencyKey(call.idempotencyKey) };
    return sendApplication(gateway, { ...input, ...who });
  });
  route(app, gateway, uploadActivityPicture, async ({ file }, session) => {
    if (!(file instanceof Uint8Array)) throw new GatewayError('image_invalid');
    return storePicture(gateway, member(session), file);
  });
  route(app, gateway, removeActivityPicture, async ({ pictureId }, session) =>
    removePicture(gateway, member(session), pictureId),
  );
  route(app, gateway, bonusDetails, async (query, session, { language }) =>
    listBonuses(gateway, { ...query, accountId: member(session), language }),
  );
  route(app, gateway, giveUpBonus, async ({ grantNo }, session, call) => {
    const who = { accountId: member(session), key: requireIdempotencyKey(call.idempotencyKey) };
    return giveUp(gateway, { ...who, grantNo });
  });
  registerPictures(app, gateway);
}
