import {
  type SocialLoginConfig,
  type SocialLoginValue,
  type SocialProvider,
  socialLogin,
  socialStart,
} from '@baize/gateway/contract';
import { call } from '../../../shared/api/call.ts';
import { toCallError } from '../../../shared/api/to-call-error.ts';
import { boot } from '../../../shared/boot.ts';
import { retryImport } from '../../../shared/errors/retry-import.ts';
import { loginDeviceId } from '../lib/device-id.ts';
import { requestSandboxGrant } from './sandbox-identity.ts';

/** The login providers that the merchant configured (R7.06). */
export const socialProviders = (): readonly SocialLoginConfig[] =>
  boot().permission.info.thirdParties?.socialLogin ?? [];

const stateOf = async (provider: SocialProvider): Promise<string> =>
  (await call(socialStart, { provider })).state;

/** The code of a third party is loaded when its button is pressed. */
async function ask(config: SocialLoginConfig) {
  if (config.provider === 'sandbox') {
    // Opens a window, which must happen before the first await.
    return requestSandboxGrant(config.clientId, () => stateOf('sandbox'));
  }
  const state = await stateOf(config.provider);
  if (config.provider === 'google') {
    const { requestGoogleGrant } = await retryImport(() => import('./google.ts'));
    return { state, grant: await requestGoogleGrant(config.clientId, state) };
  }
  const { requestFacebookGrant } = await retryImport(() => import('./facebook.ts'));
  return { state, grant: await requestFacebookGrant(config.appId) };
}

/**
 * Asks a provider to identify the person and the gateway to verify it: a login, or a ticket to
 * register with.
 * @throws {CallError}
 */
export async function logInWithProvider(config: SocialLoginConfig): Promise<SocialLoginValue> {
  try {
    const { state, grant } = await ask(config);
    return await call(socialLogin, {
      state,
      grant,
      loginDeviceId: loginDeviceId(),
      audience: 'any',
    });
  } catch (error) {
    throw toCallError(error);
  }
}
