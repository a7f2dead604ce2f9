import type { ThirdParties } from '../../contract/third-parties.ts';
import type { Config } from '../../core/config.ts';
import type { Gateway } from '../../core/gateway.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';

function phoneAuth(
  { thirdParties }: MerchantSettings,
  { firebaseEmulator }: Pick<Config, 'firebaseEmulator'>,
): ThirdParties['phoneAuth'] {
  const configured = thirdParties.phoneAuth;
  if (configured.provider !== 'firebase' || !firebaseEmulator) return configured;
  return { ...configured, emulator: `http://${firebaseEmulator}` };
}

/** R7.06: returns the public configuration of third parties, without secrets. */
export function publicThirdParties(
  settings: MerchantSettings,
  { config, ports }: Pick<Gateway, 'config' | 'ports'>,
): ThirdParties {
  const { google, facebook, geetest, sandboxIdentity } = settings.thirdParties;
  const { provider } = settings.challenge;
  return {
    phoneAuth: phoneAuth(settings, config),
    socialLogin: [
      ...(google ? [{ provider: 'google' as const, clientId: google.clientId }] : []),
      ...(facebook ? [{ provider: 'facebook' as const, appId: facebook.appId }] : []),
      ...(sandboxIdentity && ports.identity
        ? [{ provider: 'sandbox' as const, clientId: ports.identity.clientId }]
        : []),
    ],
    challenge: provider === 'geetest' && !geetest ? 'none' : provider,
  };
}
