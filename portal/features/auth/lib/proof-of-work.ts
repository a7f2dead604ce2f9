const encoder = new TextEncoder();
/**
 * The number of parallel hashes: enough to keep the browser's hashing threads busy, few enough that
 * the page stays responsive between two batches.
 */
const BATCH = 256;

/** The number of leading zero bits of a digest. */
export function leadingZeroBits(digest: Uint8Array): number {
  let bits = 0;
  for (const byte of digest) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}

async function fits(challenge: string, answer: number, difficulty: number): Promise<boolean> {
  const text = encoder.encode(`${challenge}:${answer}`);
  return leadingZeroBits(new Uint8Array(await crypto.subtle.digest('SHA-256', text))) >= difficulty;
}

/**
 * The local replacement of a challenge service: finds a number for which SHA-256 of
 * `challenge:number` begins with `difficulty` zero bits. The browser hashes off the main thread;
 * between batches the page handles events, and `signal` stops the search.
 */
export async function solveChallenge(
  challenge: string,
  difficulty: number,
  signal?: AbortSignal,
): Promise<string> {
  for (let start = 0; ; start += BATCH) {
    signal?.throwIfAborted();
    const answers = Array.from({ length: BATCH }, (_unused, index) => start + index);
    const fitting = await Promise.all(answers.map((answer) => fits(challenge, answer, difficulty)));
    const found = fitting.indexOf(true);
    if (found >= 0) return String(start + found);
  }
}
