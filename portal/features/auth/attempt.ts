import { challenge, type challengeAnswer } from '@baize/gateway/contract';
import type { z } from 'zod/mini';
import { call } from '../../shared/api/call.ts';
import { toCallError } from '../../shared/api/to-call-error.ts';
import { solveChallenge } from './lib/proof-of-work.ts';
import { solveGeetest } from './third-parties/geetest.ts';

export type ChallengeAnswer = z.infer<typeof challengeAnswer>;
type Place = 'login' | 'register' | 'sms' | 'password';

/** Where this gateway has asked for a solved challenge: from then on it is brought along. */
const wanted = new Set<Place>(['register']);

/** Fetches and solves a challenge of the merchant's provider; nothing where there is none. */
async function solve(signal: AbortSignal | undefined): Promise<ChallengeAnswer | undefined> {
  const offered = await call(challenge, {}, signal ? { signal } : {});
  if (offered.provider === 'geetest' && offered.captchaId)
    return solveGeetest(offered.captchaId, signal);
  if (offered.provider !== 'local') return undefined;
  const answer = await solveChallenge(offered.challenge, offered.difficulty, signal);
  return { geetestChallenge: offered.challenge, geetestValidate: answer, geetestSeccode: answer };
}

export interface AttemptOptions {
  readonly place: Place;
  readonly signal?: AbortSignal;
  /** Called when a challenge begins to be solved, and when that is done. */
  onChecking?(checking: boolean): void;
}

/**
 * Sends a call that may need a solved challenge, and once more where the gateway says that it
 * needed one, or that its sealing key has changed: in both cases nothing was done yet.
 * @throws {CallError}
 */
export async function attempt<Value>(
  send: (challenge: ChallengeAnswer | undefined) => Promise<Value>,
  { place, signal, onChecking }: AttemptOptions,
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
