import type { MerchantSettings } from '../../core/merchant-schema.ts';
import type { Ports } from '../../core/ports.ts';
import { firebaseProjectOf } from '../identity/firebase.ts';

/**
 * Returns the settings that the portal may offer: features that send an SMS code are off while
 * there is no SMS provider. Registration never drops a verification that the merchant requires: if
 * it is impossible, an optional field is not requested, and a form that needs it is closed.
 */
export function offeredSettings(
  settings: MerchantSettings,
  { sms }: Pick<Ports, 'sms'>,
): MerchantSettings {
  if (sms) return settings;
  const { flags, registerFields } = settings;
  // Setting a password requires the gateway's own codes; the other codes can be sent by Firebase.
  const byPhone = { ...flags, CHNGPASSVERIF3: false };
  if (firebaseProjectOf(settings)) return { ...settings, flags: byPhone };
  const noLogin = { ...byPhone, MOBILEVERCODELOGIN3: false };
  if (!flags.REGMOBVERF3) return { ...settings, flags: noLogin };
  const rule = registerFields.mobileNum;
  const needsNumber = rule?.enabled && rule.required;
  return {
    ...settings,
    flags: {
      ...noLogin,
      MOBILENUMREG3: false,
      MOBILENUMPASSREG3: false,
      USERNAMEREG3: flags.USERNAMEREG3 && !needsNumber,
    },
    registerFields: {
      ...registerFields,
      ...(rule && { mobileNum: { ...rule, enabled: false } }),
    },
  };
}
