import type { Hono } from 'hono';
import { socialLogin, socialStart } from '../../contract/social.ts';
import type { Gateway } from '../../core/gateway.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { route } from '../../core/route.ts';
import { throttle } from '../../core/throttle.ts';
import { publicThirdParties } from '../system/third-parties.ts';
import { providerOff } from './confirm-grant.ts';
import { ATTEMPTS, logInSocially } from './social-login.ts';
import { beginLogin } from './states.ts';

/** Registers social login (R7.06). */
export function registerIdentity(app: Hono, gateway: Gateway): void {
  route(app, gateway, socialStart, async ({ provider }, _session, call) => {
    await throttle(gateway, ATTEMPTS, call.network);
    const settings = await readSettings(gateway.db);
    const { socialLogin: open } = publicThirdParties(settings, gateway);
    if (!open.some((each) => each.provider === provider)) throw providerOff();
    return { state: await beginLogin(gateway, call, provider) };
  });
  route(app, gateway, socialLogin, async (request, _session, call) =>
    logInSocially(gateway, request, call),
  );
}
