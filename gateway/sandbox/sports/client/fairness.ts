import { RULES, type SportId } from '../catalogue.ts';
import { scoreAt, simulateMatch } from '../course.ts';
import { fairNumbers } from '../numbers.ts';
import type { MatchView } from './game.ts';

const fromHex = (hex: string) =>
  new Uint8Array((hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)));
const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Number of blocks, of about sixteen numbers each: more than the longest match needs. */
const BLOCKS = 40;

async function numbersOf(seed: string, matchNo: string): Promise<number[]> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', fromHex(seed), algorithm, false, ['sign']);
  const blocks = await Promise.all(
    Array.from({ length: BLOCKS }, (_, block) =>
      crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${matchNo}:${block}`)),
    ),
  );
  return blocks.flatMap((bytes) => fairNumbers(new Uint8Array(bytes)));
}

/**
 * Recomputes a match from its seed: the seed's hash, whether it was abandoned, and every point. Undefined where the
 * browser offers no cryptography (a page that is not served over TLS).
 */
export async function checkMatch(sport: SportId, match: MatchView): Promise<boolean | undefined> {
  const { seed, seedHash, score, matchNo, rates, state } = match;
  if (!crypto.subtle || !seed || !score) return undefined;
  const hash = toHex(await crypto.subtle.digest('SHA-256', fromHex(seed)));
  const numbers = (await numbersOf(seed, matchNo))[Symbol.iterator]();
  const { format } = RULES[sport];
  const course = simulateMatch(format, rates, () => Number(numbers.next().value));
  const again = scoreAt(format, course, 1000);
  return (
    hash === seedHash &&
    (course.abandonedAt !== null) === (state === 'abandoned') &&
    JSON.stringify(again) === JSON.stringify(score)
  );
}
