import { describe, expect, test } from 'vitest';
import { codeAt, stepAt } from './test-support.ts';
import { newSecret, otpauthUri, stepOfCode } from './totp.ts';

/** RFC 6238, appendix B: the SHA-1 secret `12345678901234567890` and its eight-digit codes. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const VECTORS = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;

describe('time-based one-time passwords', () => {
  test.each(VECTORS)('gives the code of RFC 6238 at %i s', (seconds, code) => {
    const step = stepAt(seconds * 1000);
    expect(codeAt(SECRET, step, 8)).toBe(code);
    expect(stepOfCode(SECRET, code.slice(-6), seconds * 1000)).toBe(step);
  });

  test('a secret has 160 bits in base 32 without padding, and differs each time', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
  });

  test.each(['', '12345', '1234567', '12345a', '-12345'])('rejects a code like %j', (input) => {
    expect(stepOfCode(SECRET, input, 1_234_567_890_000)).toBeUndefined();
  });

  test('accepts a code of the previous and of the next step, and none further off', () => {
    const now = 1_234_567_890_000;
    const step = stepAt(now);
    for (const off of [-1, 0, 1]) {
      expect(stepOfCode(SECRET, codeAt(SECRET, step + off), now)).toBe(step + off);
    }
    expect(stepOfCode(SECRET, codeAt(SECRET, step - 2), now)).toBeUndefined();
    expect(stepOfCode(SECRET, codeAt(SECRET, step + 2), now)).toBeUndefined();
    const code = codeAt(SECRET, step);
    expect(stepOfCode(SECRET, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step);
  });

  test('contains the names of portal and account for the app', () => {
    const uri = otpauthUri(SECRET, 'Baize', 'ana b');
    expect(uri).toMatch(/^otpauth:\/\/totp\/Baize:ana%20b\?/);
    const { searchParams } = new URL(uri);
    expect(Object.fromEntries(searchParams)).toEqual({
      secret: SECRET,
      issuer: 'Baize',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
