import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type DrawnPrize, FORMATS, type FormatName } from './formats.ts';

/** Length of a seed in bytes. */
const SEED_BYTES = 32;
/** Bytes from this value on are skipped, because they would bias the digits. */
const FAIR_BYTES = 250;

/** Creates a secret seed, as hex. */
export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

/** Returns the hash that is published when an issue opens: SHA-256 of the seed's bytes, as hex. */
export const seedHash = (seed: string): string =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** Yields an unlimited sequence of digits: HMAC-SHA256 under the seed of `label:0`, `label:1` …, an unbiased byte each. */
function* digitsOf(seed: string, label: string): Generator<number> {
  const key = Buffer.from(seed, 'hex');
  for (let block = 0; ; block += 1) {
    for (const byte of createHmac('sha256', key).update(`${label}:${block}`).digest()) {
      if (byte < FAIR_BYTES) yield byte % 10;
    }
  }
}

/**
 * Returns the numbers of a draw. They depend on the seed and the name alone, so that anybody who knows the
 * hash from before and the seed from after the draw can verify them.
 * @param label the lottery's code and the number, `VN_HANOI:20261121`
 */
export function drawNumbers(format: FormatName, seed: string, label: string): DrawnPrize[] {
  const digits = digitsOf(seed, label);
  const number = (length: number) =>
    Array.from({ length }, () => String(digits.next().value)).join('');
  return FORMATS[format].map(({ prize, count, digits: length }) => ({
    prize,
    numbers: Array.from({ length: count }, () => number(length)),
  }));
}
