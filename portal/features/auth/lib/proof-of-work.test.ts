import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { leadingZeroBits, solveChallenge } from './proof-of-work.ts';

test('counts zero bits across bytes', () => {
  expect(leadingZeroBits(Uint8Array.of(0x80, 0))).toBe(0);
  expect(leadingZeroBits(Uint8Array.of(0x01))).toBe(7);
  expect(leadingZeroBits(Uint8Array.of(0, 0x10))).toBe(11);
  expect(leadingZeroBits(Uint8Array.of(0, 0))).toBe(16);
});

test.each([0, 1, 8, 13])(
  'finds an answer of %i zero bits that another SHA-256 confirms',
  async (difficulty) => {
    const answer = await solveChallenge('a challenge', difficulty);
    const digest = createHash('sha256').update(`a challenge:${answer}`).digest();
    expect(leadingZeroBits(digest)).toBeGreaterThanOrEqual(difficulty);
  },
);

test('stops when it is aborted', async () => {
  const left = new AbortController();
  const solving = solveChallenge('a challenge', 200, left.signal);
  setTimeout(() => left.abort(), 20);
  await expect(solving).rejects.toThrow();
});
