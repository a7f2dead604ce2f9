import { randomUUID } from 'node:crypto';
import { HOUR } from '../../contract/durations.ts';
import { TRIAL_TYPE } from '../../contract/members.ts';
import type { LoginValue } from '../../contract/session.ts';
import type { Call } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { throttle } from '../../core/throttle.ts';
import { accounts } from '../../database/schema/index.ts';
import { fundTrial } from '../wallet/fund-trial.ts';
import { newPublicId, randomName } from './new-ids.ts';
import { openLoginSession } from './start-session.ts';

/**
 * Opens a trial account (type 4) with play money and logs it in. It has no password and exists as
 * long as its session.
 */
export async function startFreePlay(
  gateway: Gateway,
  call: Call,
  ageConfirmed: boolean,
): Promise<LoginValue> {
  const settings = await readSettings(gateway.db);
  if (!settings.flags.FREEPLAY3) {
    throw new GatewayError('function.not.available', 'Free play is off.');
  }
  if (settings.trialNeedsAgeConfirmation && !ageConfirmed) {
    throw new GatewayError('terms_not_accepted', 'Free play is for adults only.');
  }
  const { freePlay: limit } = settings.hourlyLimits;
  await throttle(gateway, { name: 'free-play', limit, windowMs: HOUR }, call.network);
  const now = gateway.clock.now();
  const name = `trial_${randomName(10)}`;
  return gateway.db.transaction(async (tx) => {
    const [account] = await tx
      .insert(accounts)
      .values({
        publicId: newPublicId(),
        username: name,
        nickname: name,
        type: TRIAL_TYPE,
        passwordChangedAt: now,
        firstTimeLogin: false,
        language: call.language,
        currency: settings.currency,
        createdAt: now,
      })
      .returning();
    if (!account) throw new GatewayError('unknown_error');
    await fundTrial(tx, gateway, account.id);
    const opened = await openLoginSession(tx, gateway, {
      account,
      call,
      deviceId: randomUUID(),
      settings,
    });
    return opened.value;
  });
}
