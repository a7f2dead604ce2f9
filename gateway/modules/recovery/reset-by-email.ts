import { randomBytes } from 'node:crypto';
import { AGENT_TYPES } from '../../contract/account-types.ts';
import { HOUR, MINUTE } from '../../contract/durations.ts';
import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import type { Language } from '../../contract/languages.ts';
import type { forgetPassword, resetPassword } from '../../contract/login-safety.ts';
import { checkAccountName, checkEmail } from '../../contract/recovery-fields.ts';
import type { Call } from '../../core/call.ts';
import { fieldErrors } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { requirePort } from '../../core/ports.ts';
import { mailSender } from '../../core/send-message.ts';
import { sha256 } from '../../core/sha256.ts';
import { throttle } from '../../core/throttle.ts';
import { accounts, passwordResets } from '../../database/schema/index.ts';
import { and, eq, gt } from '../../database/sql.ts';
import {
  checkPasswordRule,
  refuseWeakPassword,
  replacePassword,
} from '../members/replace-password.ts';
import { findAccountByName, normaliseLoginName } from '../session/find-account.ts';
import { hashPassword } from '../session/passwords.ts';
import { resetMail } from './reset-mail.ts';

const LIFETIME_MINUTES = 30;
const BY_ADDRESS = { name: 'forgot', limit: 30, windowMs: HOUR };
/**
 * Limits emails by name and address as they were typed, whether or not they belong together: a mailbox must not
 * be flooded, and attempts with a wrong address must not block the owner.
 */
const BY_MAILBOX = { name: 'forgot-mailbox', limit: 3, windowMs: HOUR };
const LINK_TRIES = { name: 'reset-link', limit: 60, windowMs: 10 * MINUTE };

const invalidLink = () =>
  new GatewayError('reset_link_invalid', 'This link was already used or has expired.');

/** @throws {GatewayError} request_param_err */
function checkInput(settings: MerchantSettings, name: string, email: string): void {
  const { registerFields, defaultDialingCode } = settings;
  const { username: rule } = registerFields;
  const wrongName = rule && checkAccountName(rule, defaultDialingCode, name);
  const wrongEmail = checkEmail(email);
  if (!wrongName && !wrongEmail) return;
  throw fieldErrors({
    ...(wrongName && { username: wrongName.messageId }),
    ...(wrongEmail && { email: wrongEmail.messageId }),
  });
}

interface MailedLink {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** Sends a new link by email if name and address belong together. @returns whether they do */
async function mailLink(
  gateway: Gateway,
  settings: MerchantSettings,
  { name, email, language }: MailedLink,
): Promise<boolean> {
  const account = await findAccountByName(gateway, settings, name);
  if (account?.email?.toLowerCase() !== email) return false;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = gateway.clock.now() + LIFETIME_MINUTES * 60_000;
  const fresh = { tokenHash: sha256(token), expiresAt };
  // Only the newest link of an account is valid.
  await gateway.db
    .insert(passwordResets)
    .values({ accountId: account.id, ...fresh })
    .onConflictDoUpdate({ target: passwordResets.accountId, set: fresh });
  const { mainDomain } = settings;
  const minutes = LIFETIME_MINUTES;
  const mail = resetMail({ name: account.nickname, token, mainDomain, minutes, language });
  const sendMail = await mailSender(gateway, language);
  await sendMail(account.email, mail);
  return true;
}

/**
 * Sends a link to set a new password. Whether the account exists is revealed only if the merchant wants that;
 * otherwise the response is the same for all, and is sent before the account is looked up.
 * @throws {GatewayError} request_param_err, TOO_MANY_REQUEST, USER_NOT_EXIST; function.not.available without a
 * mail provider
 */
export async function requestResetByEmail(
  gateway: Gateway,
  input: ParsedRequestOf<typeof forgetPassword>,
  call: Call,
): Promise<{ accepted: boolean; expiredMinutes: number }> {
  requirePort(gateway.ports, 'mail');
  const settings = await readSettings(gateway.db);
  const name = input.username.trim().toLowerCase();
  const email = input.email.trim().toLowerCase();
  checkInput(settings, name, email);
  await throttle(gateway, BY_ADDRESS, call.network);
  await throttle(gateway, BY_MAILBOX, `${normaliseLoginName(settings, name)} ${email}`);
  const send = () => mailLink(gateway, settings, { name, email, language: call.language });
  if (!settings.tellUnknownAccounts) {
    gateway.background.run('A link to set a password could not be mailed', send);
  } else if (!(await send())) {
    throw new GatewayError('USER_NOT_EXIST', 'Username/Email does not exist.');
  }
  return { accepted: true, expiredMinutes: LIFETIME_MINUTES };
}

async function findLink(gateway: Gateway, token: string, call: Call) {
  await throttle(gateway, LINK_TRIES, call.network);
  const [row] = await gateway.db
    .select({
      accountId: accounts.id,
      username: accounts.username,
      type: accounts.type,
      link: passwordResets,
    })
    .from(passwordResets)
    .innerJoin(accounts, eq(accounts.id, passwordResets.accountId))
    .where(
      and(
        eq(passwordResets.tokenHash, sha256(token)),
        gt(passwordResets.expiresAt, gateway.clock.now()),
      ),
    );
  if (!row) throw invalidLink();
  return row;
}

/** @throws {GatewayError} reset_link_invalid */
export async function checkLink(gateway: Gateway, token: string, call: Call) {
  const { link } = await findLink(gateway, token, call);
  return { expiresAt: link.expiresAt };
}

/**
 * Sets a new password by a link. If the password is refused, or hashing it is, the link stays valid.
 * @throws {GatewayError} reset_link_invalid, request_param_err, password_common, TOO_MANY_REQUEST
 */
export async function resetByLink(
  gateway: Gateway,
  input: ParsedRequestOf<typeof resetPassword>,
  call: Call,
): Promise<{ changed: boolean; isAgent: boolean }> {
  const settings = await readSettings(gateway.db);
  const { accountId, username, type, link } = await findLink(gateway, input.token, call);
  const { newPassword, confirmNewPassword } = input;
  checkPasswordRule(settings, newPassword);
  if (newPassword !== confirmNewPassword) {
    throw fieldErrors({ confirmNewPassword: 'confirm_incorrect' });
  }
  refuseWeakPassword(settings, newPassword, username);
  // Hashed before the link is used up, because hashing is refused under load.
  const passwordHash = await hashPassword(newPassword);
  await replacePassword(gateway, {
    accountId,
    passwordHash,
    claim: async (tx) => {
      const used = await tx
        .delete(passwordResets)
        .where(eq(passwordResets.tokenHash, link.tokenHash))
        .returning({ accountId: passwordResets.accountId });
      if (used.length === 0) throw invalidLink();
    },
  });
  return { changed: true, isAgent: AGENT_TYPES.includes(type) };
}
