import type { Hono } from 'hono';
import {
  memberIdentity,
  removeIdentityPicture as removePictureCall,
  sendIdentity,
  uploadIdentityPicture,
} from '../../contract/identity-documents.ts';
import {
  changeLimits as changeLimitsCall,
  excludeMember,
  memberActivity,
  memberActivityFile,
  memberLimits,
  memberProtection as memberProtectionCall,
  reportPlay,
  setRealityCheck,
} from '../../contract/protection.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { route, routeFile } from '../../core/route.ts';
import { memberProtection } from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';
import { endSessions } from '../session/sessions.ts';
import { activityOf } from './activity.ts';
import { activityFile } from './activity-file.ts';
import { exclusionOf, takeBreak } from './exclusion.ts';
import { identityOf, sendDocument } from './identity.ts';
import { removeIdentityPicture, storeIdentityPicture } from './identity-pictures.ts';
import { changeLimits, limitsView } from './limits.ts';
import { chooseRealityMinutes, reportPlayOf } from './play-session.ts';

const DEFAULT_REALITY_MINUTES = 60;

/**
 * Returns the account id of a player. @throws {GatewayError} in_need_true_account for trials, which
 * play without money
 */
function player(session: Session): number {
  refuseTrial(session);
  return session.accountId;
}

/** Registers proof of identity (R10.08). */
function registerIdentityDocuments(app: Hono, gateway: Gateway): void {
  route(app, gateway, memberIdentity, async (_request, session) =>
    identityOf(gateway.db, player(session)),
  );
  route(app, gateway, uploadIdentityPicture, async ({ file }, session) => {
    if (!(file instanceof Uint8Array)) throw new GatewayError('image_invalid');
    return storeIdentityPicture(gateway, player(session), file);
  });
  route(app, gateway, removePictureCall, async ({ pictureId }, session) =>
    removeIdentityPicture(gateway, player(session), pictureId),
  );
  route(app, gateway, sendIdentity, async (request, session) =>
    sendDocument(gateway, player(session), request),
  );
}

/** Registers limits, breaks and the reality check: the player's own tools (R10). */
export function registerProtection(app: Hono, gateway: Gateway): void {
  route(app, gateway, memberLimits, async (_request, session) =>
    limitsView(gateway, player(session)),
  );
  route(app, gateway, changeLimitsCall, async (request, session) =>
    changeLimits(gateway, player(session), request),
  );
  route(app, gateway, memberProtectionCall, async (_request, session) => {
    const accountId = player(session);
    const serverTime = gateway.clock.now();
    const [row] = await gateway.db
      .select({ realityMinutes: memberProtection.realityMinutes })
      .from(memberProtection)
      .where(eq(memberProtection.accountId, accountId));
    const exclusion = await exclusionOf(gateway.db, accountId, serverTime);
    const { returnHours } = (await readSettings(gateway.db)).protection;
    return {
      serverTime,
      ...(exclusion && { exclusion }),
      realityMinutes: row?.realityMinutes ?? DEFAULT_REALITY_MINUTES,
      returnHours,
    };
  });
  route(app, gateway, excludeMember, async (request, session) => {
    const accountId = player(session);
    const end = { accountId, reason: 'exclusion' as const };
    const exclusion = await takeBreak(gateway, { accountId }, request, (tx) =>
      endSessions(tx, gateway.clock, end),
    );
    return { exclusion };
  });
  route(app, gateway, setRealityCheck, async ({ minutes }, session) => {
    await chooseRealityMinutes(gateway, player(session), minutes);
    return { minutes };
  });
  route(app, gateway, memberActivity, async (query, session) => {
    const { currency: _currency, ...answer } = await activityOf(gateway, player(session), query);
    return answer;
  });
  routeFile(app, gateway, memberActivityFile, async (query, session, call) =>
    activityFile(gateway, player(session), query, call),
  );
  route(app, gateway, reportPlay, async ({ answer }, session) =>
    reportPlayOf(gateway, player(session), answer),
  );
  registerIdentityDocuments(app, gateway);
}
