import type { Issue, LotteryGame, Prize } from './game.ts';

const fromHex = (hex: string) =>
  new Uint8Array((hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)));
const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Bytes from this value on are skipped, because they would bias the digits. */
const FAIR_BYTES = 250;

async function firstDigits(seed: string, label: string, count: number): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', fromHex(seed), algorithm, false, ['sign']);
  let digits = '';
  for (let block = 0; digits.length < count; block += 1) {
    const text = new TextEncoder().encode(`${label}:${block}`);
    for (const byte of new Uint8Array(await crypto.subtle.sign('HMAC', key, text))) {
      if (byte < FAIR_BYTES) digits += String(byte % 10);
    }
  }
  return digits.slice(0, count);
}

const joined = (prizes: readonly Prize[]) => prizes.flatMap(({ numbers }) => numbers).join('');

/**
 * Recomputes a draw from its seed: the seed's hash, and every digit. Undefined where the browser offers no
 * cryptography (a page that is not served over TLS).
 */
export async function checkDraw(game: LotteryGame, issue: Issue): Promise<boolean | undefined> {
  const { seed, seedHash, result } = issue;
  if (!crypto.subtle || !seed || !result) return undefined;
  const hash = toHex(await crypto.subtle.digest('SHA-256', fromHex(seed)));
  const all = joined(result);
  const digits = await firstDigits(seed, `${game.code}:${issue.issueNo}`, all.length);
  return hash === seedHash && digits === all;
}
