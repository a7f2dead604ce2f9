/** Pairs of bytes from here on are passed over: they would make some numbers likelier than others. */
const FAIR_PAIRS = 60_000;

/** Whole numbers below ten thousand from pairs of bytes, each as likely. Pure; page and gateway. */
export function fairNumbers(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  for (let index = 0; index + 1 < bytes.length; index += 2) {
    const pair = (bytes[index] ?? 0) * 256 + (bytes[index + 1] ?? 0);
    if (pair < FAIR_PAIRS) numbers.push(pair % 10_000);
  }
  return numbers;
}
