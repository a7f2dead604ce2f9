import { HOUR } from '../../contract/durations.ts';
import { checkField } from '../../contract/field-rules.ts';
import { normaliseMobile, withoutSeparators } from '../../contract/mobile-number.ts';
import type { LoginValue } from '../../contract/session.ts';
import type { Call } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { throttle } from '../../core/throttle.ts';
import { accounts } from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';
import { checkTicket } from '../identity/tickets.ts';
import { publishUnread } from '../messages/store-message.ts';
import { checkCaptcha } from '../session/captcha.ts';
import { checkChallenge } from '../session/challenge.ts';
import { verifyPhoneNumber } from '../session/verify-phone-number.ts';
import { isWeakPassword } from '../session/weak-password.ts';
import { offeredSettings } from '../system/offered-settings.ts';
import { checkTerms } from './accept-terms.ts';
import { type Inviter, inviterOfCode } from './affiliates.ts';
import { checkPaymentPasswordChoice, checkRegistration } from './check-registration.ts';
import { type Hashes, hashesOf, type Opening, openAccount } from './open-account.ts';
import type { RegisterForm, Registration } from './registration.ts';
import { explainConflict } from './unique-conflict.ts';

/**
 * Maximum tries per registration: estimating a password's strength is expensive, and an inviter's code may be
 * guessed.
 */
const TRIES = 4;
const UNINVITED: Inviter = { uplineId: null, referrerId: null };

function checkFormIsOpen({ flags }: MerchantSettings, form: RegisterForm): void {
  const open =
    form === 'register' ? flags.USERNAMEREG3 : flags.MOBILENUMREG3 || flags.MOBILENUMPASSREG3;
  if (!open) throw new GatewayError('function.not.available', 'This registration is off.');
}

function readMobile(settings: MerchantSettings, form: RegisterForm, input: Registration) {
  const rule = settings.registerFields.mobileNum;
  const wanted = form === 'registerMobile' || (rule?.enabled && rule.required);
  const given = input.mobileNum?.trim() ?? '';
  if (!given && !wanted) return undefined;
  if (form === 'register' && !rule?.enabled) return undefined;
  const mobile = normaliseMobile(input.countryDialingCode ?? settings.defaultDialingCode, given);
  // The rule applies to the number as it was typed, as in the portal's form.
  const problem = mobile && rule ? checkField(rule, withoutSeparators(given)) : undefined;
  if (mobile && !problem) return mobile;
  const fields = { mobileNum: problem?.messageId ?? (given ? 'mobile_invalid' : 'required') };
  throw new GatewayError('request_param_err', 'Please enter a valid mobile number.', { fields });
}

/** Checks everything that does not use anything up. Returns the mobile number and the inviter. */
async function checkInput(
  gateway: Gateway,
  settings: MerchantSettings,
  form: RegisterForm,
  input: Registration,
) {
  checkTerms(settings, input);
  const isMobile = form === 'registerMobile';
  // The mobile number has its own check, and becomes the username in mobile registration. People whom a login
  // provider has confirmed need no password.
  checkRegistration(settings.registerFields, input, [
    'mobileNum',
    ...(isMobile ? ['username' as const] : []),
    ...(input.socialTicket ? ['password' as const] : []),
  ]);
  checkPaymentPasswordChoice(settings, input);
  const mobile = readMobile(settings, form, input);
  const username = isMobile ? (mobile?.slice(1) ?? '') : (input.username?.trim() ?? '');
  if (input.socialTicket) await checkTicket(gateway, input.socialTicket);
  const password = input.socialTicket ? undefined : (input.password ?? '');
  const { defaultPassword } = settings;
  if (password !== undefined && isWeakPassword(password, { defaultPassword, username })) {
    throw new GatewayError('password_common', 'This password is too easy to guess.');
  }
  const code = input.affiliateCode || input.referralCode;
  const inviter = code ? await inviterOfCode(gateway, code) : UNINVITED;
  return { mobile, username, password, inviter };
}

async function checkNameIsFree(gateway: Gateway, username: string): Promise<void> {
  const taken = await gateway.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.username, username.toLowerCase()));
  if (taken.length > 0) throw new GatewayError('username_duplicated', 'This username is taken.');
}

/**
 * Checks captcha, challenge and SMS code, and hashes the passwords: after the checks that are likely to fail, and
 * before the SMS code is used up, because hashing is refused under load.
 * @throws the errors of captcha, challenge and SMS code, each of which is used up by its check
 */
async function checkProofs(gateway: Gateway, opening: Opening): Promise<Hashes> {
  const { settings, input, call, username, mobile } = opening;
  if (settings.registerFields.captcha?.enabled) await checkCaptcha(gateway, call, input.captcha);
  await checkChallenge(gateway, settings, 'register', input.challenge);
  const isNumber = mobile !== undefined && username === mobile.slice(1);
  const isProved = mobile !== undefined && settings.flags.REGMOBVERF3;
  // Checked before the SMS code is used up, so that the code can be used again with another name. Whether a number
  // has an account is revealed only after the number has been verified.
  if (!(isNumber && isProved)) await checkNameIsFree(gateway, username);
  if (!isProved) return hashesOf(opening);
  let hashes: Hashes = { password: null, payment: null };
  await verifyPhoneNumber(gateway, settings, {
    purpose: 'register',
    mobile,
    proof: input,
    call,
    prepare: async () => {
      hashes = await hashesOf(opening);
    },
  });
  return hashes;
}

/**
 * Registers a member by the merchant's rules and logs it in.
 * @throws {GatewayError} function.not.available, terms_not_accepted, request_param_err, password_common,
 * invitation_code_error, geetest_captcha_err, verification_code_invalid, username_duplicated,
 * customer_mobile_no_duplicated, social_login_failed, third_party_unavailable, TOO_MANY_REQUEST
 */
export async function registerMember(
  gateway: Gateway,
  form: RegisterForm,
  input: Registration,
  call: Call,
): Promise<LoginValue> {
  const settings = offeredSettings(await readSettings(gateway.db), gateway.ports);
  checkFormIsOpen(settings, form);
  const { register: limit } = settings.hourlyLimits;
  const tries = { name: 'register-tries', limit: TRIES * limit, windowMs: HOUR };
  await throttle(gateway, tries, call.network);
  const checked = await checkInput(gateway, settings, form, input);
  await throttle(gateway, { name: 'register', limit, windowMs: HOUR }, call.network);
  const opening = { settings, input, call, ...checked };
  const hashes = await checkProofs(gateway, opening);
  const { accountId, value } = await openAccount(gateway, opening, hashes).catch(
    (error: unknown) => {
      throw explainConflict(error);
    },
  );
  await publishUnread(gateway, accountId);
  return value;
}
