import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { throttle } from '../../core/throttle.ts';
import { verificationCodes } from '../../database/schema/index.ts';
import { sendSms } from '../../sandbox/sms/send.ts';

export type CodePurpose = 'login' | 'register' | 'verify' | 'password';

export interface CodeRequest {
  readonly purpose: CodePurpose;
  /** E.164. */
  readonly mobile: string;
  readonly ip: string;
  /** False answers alike and sends nothing: the caller must not learn who has an account. */
  readonly deliver: boolean;
}

const HOUR = 60 * 60 * 1000;
const keyOf = (purpose: CodePurpose, mobile: string) => `${purpose}:${mobile}`;
const hashCode = (key: string, code: string) =>
  createHash('sha256').update(`${key}:${code}`).digest('hex');

/** Sends a six-digit code. A new one is refused while the last one may still be used (R4.12). */
export async function sendCode(gateway: Gateway, request: CodeRequest) {
  const settings = await readSettings(gateway.db);
  const { expiredMinutes, maxAttemptTimes } = settings.sms;
  await throttle(gateway, { name: 'sms', limit: 1, windowMs: 1000 }, request.ip);
  const hourly = { name: 'sms-hour', limit: settings.hourlyLimits.sms, windowMs: HOUR };
  await throttle(gateway, hourly, request.ip);
  const key = keyOf(request.purpose, request.mobile);
  const now = gateway.clock.now();
  const expiresAt = now + expiredMinutes * 60_000;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const fresh = { codeHash: hashCode(key, code), attempts: 0, sentAt: now, expiresAt };
  const written = await gateway.db
    .insert(verificationCodes)
    .values({ key, ...fresh })
    .onConflictDoUpdate({
      target: verificationCodes.key,
      set: fresh,
      setWhere: lt(verificationCodes.expiresAt, now + 1),
    })
    .returning({ key: verificationCodes.key });
  if (written.length === 0) throw await waitForLast(gateway, key);
  if (request.deliver) {
    const body = `${code} is your verification code. It is valid for ${expiredMinutes} minutes.`;
    await sendSms(gateway, { mobile: request.mobile, body, code });
  }
  return { expiredMinutes, maxAttemptTimes, expirationTime: expiresAt };
}

async function waitForLast(gateway: Gateway, key: string): Promise<GatewayError> {
  const [last] = await gateway.db
    .select({ expiresAt: verificationCodes.expiresAt })
    .from(verificationCodes)
    .where(eq(verificationCodes.key, key));
  const left = (last?.expiresAt ?? 0) - gateway.clock.now();
  return new GatewayError('TOO_MANY_REQUEST', 'A code was sent and is still valid.', {
    retryAfter: Math.max(1, Math.ceil(left / 1000)),
  });
}

/**
 * Uses a code up. Each try counts before it is compared, so that tries at once cannot pass the
 * limit. @throws {GatewayError} verification_code_invalid
 */
export async function consumeCode(
  gateway: Gateway,
  purpose: CodePurpose,
  mobile: string,
  typed: string | undefined,
): Promise<void> {
  const refusal = new GatewayError(
    'verification_code_invalid',
    'Please enter a valid verification code.',
  );
  const { maxAttemptTimes } = (await readSettings(gateway.db)).sms;
  const key = keyOf(purpose, mobile);
  const live = and(
    eq(verificationCodes.key, key),
    gt(verificationCodes.expiresAt, gateway.clock.now()),
    lt(verificationCodes.attempts, maxAttemptTimes),
  );
  const [row] = await gateway.db
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(live)
    .returning({ codeHash: verificationCodes.codeHash });
  const given = hashCode(key, typed?.trim() ?? '');
  if (!row || !timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(given))) throw refusal;
  const used = await gateway.db
    .delete(verificationCodes)
    .where(and(eq(verificationCodes.key, key), eq(verificationCodes.codeHash, given)))
    .returning({ key: verificationCodes.key });
  if (used.length === 0) throw refusal;
}
