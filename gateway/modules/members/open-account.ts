import type { LoginValue } from '../../contract/session.ts';
import type { Call } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { accounts, affiliateRegistrations, paymentPasswords } from '../../database/schema/index.ts';
import type { Transaction } from '../../database/types.ts';
import { freeCode, typeBelow } from '../agents/account-kinds.ts';
import { redeemTicket } from '../identity/tickets.ts';
import { storeMessage } from '../messages/store-message.ts';
import { storeReferral } from '../referral/codes.ts';
import { newPublicId } from '../session/new-ids.ts';
import { hashPassword } from '../session/passwords.ts';
import { openLoginSession } from '../session/start-session.ts';
import type { Inviter } from './affiliates.ts';
import { profileOf } from './check-registration.ts';
import { encryptIdNumber } from './id-number.ts';
import { WELCOME } from './message-templates.ts';
import type { Registration } from './registration.ts';

/** A registration that has passed its checks, with their results. */
export interface Opening {
  readonly settings: MerchantSettings;
  readonly input: Registration;
  readonly call: Call;
  readonly username: string;
  /** Undefined for a login by third parties. */
  readonly password: string | undefined;
  /** E.164. */
  readonly mobile: string | undefined;
  /** The owner of the invitation code. */
  readonly inviter: Inviter;
}

/** Hashes of the passwords that the member chose. */
export interface Hashes {
  readonly password: string | null;
  readonly payment: string | null;
}

/**
 * Hashes the passwords. @throws {GatewayError} TOO_MANY_REQUEST if too many passwords are being
 * hashed
 */
export async function hashesOf({ settings, input, password }: Opening): Promise<Hashes> {
  const payment = settings.registerFields.paymentPassword?.enabled && input.paymentPassword;
  return {
    password: password === undefined ? null : await hashPassword(password),
    payment: payment ? await hashPassword(payment) : null,
  };
}

async function insertAccount(
  tx: Transaction,
  { vault }: Pick<Gateway, 'vault'>,
  now: number,
  opening: Opening,
  hashes: Hashes,
) {
  const { settings, input, call, username, mobile, inviter } = opening;
  const { link } = inviter;
  const email = settings.registerFields.email?.enabled && input.email?.trim();
  const publicId = newPublicId();
  const { idNumber, ...profile } = profileOf(settings.registerFields, input);
  const [account] = await tx
    .insert(accounts)
    .values({
      publicId,
      username: username.toLowerCase(),
      nickname: username,
      type: link ? typeBelow(link.agentType, link.kind) : 0,
      passwordHash: hashes.password,
      passwordChangedAt: now,
      mobile: mobile ?? null,
      email: email || null,
      profile: {
        ...profile,
        ...(idNumber && { idNumber: encryptIdNumber(vault, publicId, idNumber) }),
      },
      language: call.language,
      currency: settings.currency,
      uplineId: inviter.uplineId,
      rate: link?.rate ?? 0,
      affiliateCode: link?.kind === 'agent' ? await freeCode(tx) : null,
      termsVersion: input.termsVersion,
      termsAcceptedAt: now,
      createdAt: now,
    })
    .returning();
  if (!account) throw new GatewayError('unknown_error');
  return account;
}

/** Opens the account, its related rows and its first session in one transaction. */
export async function openAccount(
  gateway: Gateway,
  opening: Opening,
  hashes: Hashes,
): Promise<{ accountId: number; value: LoginValue }> {
  const { settings, input, call } = opening;
  const now = gateway.clock.now();
  return gateway.db.transaction(async (tx) => {
    const account = await insertAccount(tx, gateway, now, opening, hashes);
    const { referrerId, link } = opening.inviter;
    if (link) {
      const { linkId } = link;
      const own = { accountId: account.id, linkId, createdAt: now };
      await tx.insert(affiliateRegistrations).values(own);
    }
    if (referrerId !== null) {
      await storeReferral(tx, { refereeId: account.id, referrerId, at: now });
    }
    if (hashes.payment) {
      const own = { accountId: account.id, passwordHash: hashes.payment, changedAt: now };
      await tx.insert(paymentPasswords).values(own);
    }
    if (input.socialTicket) {
      await redeemTicket(tx, now, { ticket: input.socialTicket, accountId: account.id });
    }
    await storeMessage(tx, { accountId: account.id, texts: WELCOME, at: now });
    const deviceId = input.loginDeviceId;
    const opened = await openLoginSession(tx, gateway, { account, call, deviceId, settings });
    return { accountId: account.id, value: opened.value };
  });
}
