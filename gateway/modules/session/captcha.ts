import { randomInt, randomUUID } from 'node:crypto';
import type { Call } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { throttle } from '../../core/throttle.ts';
import { captchas } from '../../database/schema/index.ts';
import { and, eq, gt } from '../../database/sql.ts';
import { CAPTCHA_CHARACTERS, drawCaptcha } from './captcha-image.ts';

const LENGTH = 5;
const LIFETIME_SECONDS = 5 * 60;
const CAPTCHA_COOKIE = 'captchaId';

/** Creates a captcha, bound to a cookie; at most one per second from one address (R5.07). */
export async function newCaptcha(gateway: Gateway, call: Call): Promise<string> {
  await throttle(gateway, { name: 'captcha', limit: 1, windowMs: 1000 }, call.network);
  const answer = Array.from(
    { length: LENGTH },
    () => CAPTCHA_CHARACTERS[randomInt(CAPTCHA_CHARACTERS.length)],
  ).join('');
  const id = randomUUID();
  const now = gateway.clock.now();
  await gateway.db
    .insert(captchas)
    .values({ id, answer, expiresAt: now + LIFETIME_SECONDS * 1000 });
  call.setCookie(CAPTCHA_COOKIE, id, LIFETIME_SECONDS);
  return (await drawCaptcha(answer)).toString('base64');
}

/**
 * Verifies and uses up the captcha, whether the answer is right or wrong. @throws {GatewayError}
 * captcha_err
 */
export async function checkCaptcha(
  gateway: Gateway,
  call: Call,
  input: string | undefined,
): Promise<void> {
  const refusal = new GatewayError('captcha_err', 'The characters do not match the picture.', {
    captcha: true,
  });
  const id = call.cookie(CAPTCHA_COOKIE);
  if (!id || !input) throw refusal;
  const [row] = await gateway.db
    .delete(captchas)
    .where(and(eq(captchas.id, id), gt(captchas.expiresAt, gateway.clock.now())))
    .returning({ answer: captchas.answer });
  if (row?.answer !== input.trim().toUpperCase()) throw refusal;
}
