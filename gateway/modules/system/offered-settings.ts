import type { MerchantSettings } from '../../core/merchant-schema.ts';
import type { Ports } from '../../core/ports.ts';
import { firebaseProjectOf } from '../identity/firebase.ts';

/**
 * The settings as the portal may offer them: what asks for a code by SMS is off while nobody can
 * send one. Registration never gives up a verification that the merchant asks for: what cannot be
 * verified is not asked, and a form that cannot do without it is closed.
 */
export function offeredSettings(
  settings: MerchantSettings,
  { sms }: Pick<Ports, 'sms'>,
): MerchantSettings {
  if (sms) return settings;
  const { flags, registerFields } = settings;
  // Only the gateway's own codes set a password; the others Firebase sends as well.
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
