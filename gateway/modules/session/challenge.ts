import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { challenge, challengeAnswer } from '../../contract/session.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { type MerchantSettings, readSettings } from '../../core/merchant-settings.ts';
import { challenges } from '../../database/schema/index.ts';
import { passedGeetest } from './geetest.ts';

const LIFETIME = 10 * 60 * 1000;

type Answer = z.infer<typeof challengeAnswer>;
type LocalAnswer = Extract<Answer, { geetestChallenge: string }>;
type Place = MerchantSettings['challenge']['neededAt'][number];

/** A challenge to solve; nothing is stored where the merchant asks for none. */
export async function newChallenge(gateway: Gateway): Promise<z.infer<typeof challenge.response>> {
  const settings = await readSettings(gateway.db);
  const { provider, difficulty } = settings.challenge;
  if (provider !== 'local') {
    const captchaId = settings.thirdParties.geetest?.captchaId;
    return { provider, challenge: '', difficulty: 0, ...(captchaId && { captchaId }) };
  }
  const text = randomBytes(16).toString('base64url');
  const now = gateway.clock.now();
  await gateway.db.delete(challenges).where(lt(challenges.expiresAt, now));
  await gateway.db
    .insert(challenges)
    .values({ challenge: text, difficulty, expiresAt: now + LIFETIME });
  return { provider, challenge: text, difficulty };
}

function leadingZeroBits(digest: Buffer): number {
  let bits = 0;
  for (const byte of digest) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}

/**
 * The local stand-in is a proof of work: SHA-256 of `challenge:number` begins with `difficulty`
 * zero bits. Each works once.
 */
async function passedLocal(gateway: Gateway, answer: LocalAnswer): Promise<boolean> {
  const [row] = await gateway.db
    .delete(challenges)
    .where(
      and(
        eq(challenges.challenge, answer.geetestChallenge),
        gt(challenges.expiresAt, gateway.clock.now()),
      ),
    )
    .returning({ difficulty: challenges.difficulty });
  const digest = createHash('sha256')
    .update(`${answer.geetestChallenge}:${answer.geetestValidate}`)
    .digest();
  return row !== undefined && leadingZeroBits(digest) >= row.difficulty;
}

/**
 * Checks the answer where the merchant wants one at this place (R7.06).
 * @throws {GatewayError} geetest_captcha_err; third_party_unavailable where geetest did not answer
 */
export async function checkChallenge(
  gateway: Gateway,
  settings: MerchantSettings,
  place: Place,
  answer: Answer | undefined,
): Promise<void> {
  const { provider, neededAt } = settings.challenge;
  if (provider === 'none' || !neededAt.includes(place)) return;
  const { geetest } = settings.thirdParties;
  let passed = false;
  if (answer && 'lotNumber' in answer) {
    passed =
      provider === 'geetest' && geetest !== null && (await passedGeetest(gateway, geetest, answer));
  } else if (answer) passed = provider === 'local' && (await passedLocal(gateway, answer));
  if (!passed) throw new GatewayError('geetest_captcha_err', 'Please verify first.');
}
