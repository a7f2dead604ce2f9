import { MIRROR_PING_PATH } from '@baize/gateway/contract';

/** The result of measuring a mirror: its median latency in milliseconds, or why there is none. */
export type LineState =
  | { readonly kind: 'measuring' }
  | { readonly kind: 'reached'; readonly ms: number }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'failed' };

/** The number of requests. The first also opens the connection and does not count. */
const SAMPLES = 5;
/** The timeout of one request in milliseconds. */
const LIMIT = 4_000;

async function ping(origin: string, signal: AbortSignal): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${origin}${MIRROR_PING_PATH}?at=${crypto.randomUUID()}`, {
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal,
  });
  if (!answer.ok) throw new Error(`The line answered ${answer.status}.`);
  return performance.now() - began;
}

/** The median; for an even number of values, the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

/** Measures a mirror by several small uncached requests in sequence (R1.05). */
export async function measureLine(origin: string, signal: AbortSignal): Promise<LineState> {
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const limit = AbortSignal.timeout(LIMIT);
    try {
      times.push(await ping(origin, AbortSignal.any([signal, limit])));
    } catch {
      if (limit.aborted) return { kind: 'timeout' };
      return { kind: 'failed' };
    }
  }
  return { kind: 'reached', ms: Math.max(1, Math.round(median(times.slice(1)))) };
}
