import { challenge, type challengeAnswer } from '@baize/gateway/contract';
import type { z } from 'zod/mini';
import { call } from '../../shared/api/call.ts';
import { toCallError } from '../../shared/api/to-call-error.ts';
import { solveChallenge } from './lib/proof-of-work.ts';
import { solveGeetest } from './third-parties/geetest.ts';

type ChallengeAnswer = z.infer<typeof challengeAnswer>;
type Place = 'login' | 'register' | 'sms' | 'password';

/**
 * The calls for which the gateway has required a challenge: from then on it is solved in advance.
 */
const wanted = new Set<Place>(['register']);

/** Loads and solves a challenge of the merchant's provider; undefined where there is none. */
async function solve(signal: AbortSignal | undefined): Promise<ChallengeAnswer | undefined> {
  const offered = await call(challenge, {}, signal ? { signal } : {});
  if (offered.provider === 'geetest' && offered.captchaId)
    return solveGeetest(offered.captchaId, signal);
  if (offered.provider !== 'local') return undefined;
  const answer = await solveChallenge(offered.challenge, offered.difficulty, signal);
  return { geetestChallenge: offered.challenge, geetestValidate: answer, geetestSeccode: answer };
}

interface ChallengeOptions {
  readonly place: Place;
  readonly signal?: AbortSignal;
  /** Called when solving a challenge starts and ends. */
  onChecking?(checking: boolean): void;
}

/**
 * Sends a call that may need a solved challenge, and repeats it once where the gateway required
 * one, or where its sealing key has changed: in both cases the first call had no effect.
 * @throws {CallError}
 */
export async function withChallenge<Value>(
  send: (challenge: ChallengeAnswer | undefined) => Promise<Value>,
  { place, signal, onChecking }: ChallengeOptions,
): Promise<Value> {
  const once = async () => {
    if (!wanted.has(place)) return send(undefined);
    onChecking?.(true);
    const answer = await solve(signal).finally(() => onChecking?.(false));
    return send(answer);
  };
  try {
    return await once();
  } catch (error) {
    const failure = toCallError(error);
    const isUnsolved = failure.code === 'geetest_captcha_err' && !wanted.has(place);
    if (isUnsolved) wanted.add(place);
    if (!isUnsolved && failure.code !== 'request_body_required') throw failure;
  }
  try {
    return await once();
  } catch (error) {
    throw toCallError(error);
  }
}
