import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { MINUTE } from '../../contract/durations.ts';
import type { challenge, challengeAnswer } from '../../contract/session.ts';
import type { Call } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { sha256 } from '../../core/sha256.ts';
import { type ThrottleRule, throttle } from '../../core/throttle.ts';
import { challenges } from '../../database/schema/index.ts';
import { passedGeetest } from './geetest.ts';

const LIFETIME_MS = 10 * MINUTE;

type Answer = z.infer<typeof challengeAnswer>;
type LocalAnswer = Extract<Answer, { geetestChallenge: string }>;
type Place = MerchantSettings['challenge']['neededAt'][number];

/** Limits new challenges: creating one costs CPU time, and solving one more. */
const CREATION_LIMIT: ThrottleRule = { name: 'challenge', limit: 60, windowMs: MINUTE };
/** Vault context of challenges, which decrypt in no other one. */
const ENCRYPTION_CONTEXT = 'challenge';
const sealed = z.object({ difficulty: z.number(), expiresAt: z.number() });

/**
 * Creates a challenge. It contains its own difficulty and expiry, encrypted by the gateway's vault,
 * so that nothing is stored for clients that never answer.
 * @throws {GatewayError} TOO_MANY_REQUEST
 */
export async function newChallenge(
  gateway: Gateway,
  call: Pick<Call, 'network'>,
): Promise<z.infer<typeof challenge.response>> {
  await throttle(gateway, CREATION_LIMIT, call.network);
  const settings = await readSettings(gateway.db);
  const { provider, difficulty } = settings.challenge;
  if (provider !== 'local') {
    const captchaId = settings.thirdParties.geetest?.captchaId;
    return { provider, challenge: '', difficulty: 0, ...(captchaId && { captchaId }) };
  }
  const facts = { difficulty, expiresAt: gateway.clock.now() + LIFETIME_MS };
  return {
    provider,
    challenge: gateway.vault.encrypt(JSON.stringify(facts), ENCRYPTION_CONTEXT),
    difficulty,
  };
}

/** Decrypts a challenge of the gateway; undefined for any other text. */
function openChallenge(gateway: Gateway, text: string): z.infer<typeof sealed> | undefined {
  try {
    return z.parse(sealed, JSON.parse(gateway.vault.decrypt(text, ENCRYPTION_CONTEXT)));
  } catch {
    return undefined;
  }
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
 * Verifies a local challenge, which is a proof of work: SHA-256 of `challenge:number` begins with
 * `difficulty` zero bits. Each challenge is accepted once.
 */
async function passedLocal(gateway: Gateway, answer: LocalAnswer): Promise<boolean> {
  const facts = openChallenge(gateway, answer.geetestChallenge);
  if (!facts || facts.expiresAt <= gateway.clock.now()) return false;
  const used = sha256(answer.geetestChallenge);
  const fresh = await gateway.db
    .insert(challenges)
    .values({ challenge: used, expiresAt: facts.expiresAt })
    .onConflictDoNothing()
    .returning({ challenge: challenges.challenge });
  const digest = createHash('sha256')
    .update(`${answer.geetestChallenge}:${answer.geetestValidate}`)
    .digest();
  return fresh.length > 0 && leadingZeroBits(digest) >= facts.difficulty;
}

/**
 * Verifies the answer, if the merchant requires one here (R7.06).
 * @throws {GatewayError} geetest_captcha_err; third_party_unavailable if geetest did not answer
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
