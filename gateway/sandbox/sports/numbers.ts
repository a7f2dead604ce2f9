/** Pairs of bytes from this value on are skipped, because they would bias the numbers. */
const FAIR_PAIRS = 60_000;

/** Yields uniformly distributed integers below ten thousand from pairs of bytes. Pure; used by page and gateway. */
export function fairNumbers(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  for (let index = 0; index + 1 < bytes.length; index += 2) {
    const pair = (bytes[index] ?? 0) * 256 + (bytes[index + 1] ?? 0);
    if (pair < FAIR_PAIRS) numbers.push(pair % 10_000);
  }
  return numbers;
}
