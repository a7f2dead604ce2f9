import { describe, expect, test } from 'vitest';
import { codeAt, fromBase32, otpauthUri, stepAt, stepOfCode, toBase32 } from './totp.ts';

/** RFC 6238, appendix B: the SHA-1 secret and its eight-digit codes. */
const SECRET = toBase32(Buffer.from('12345678901234567890'));
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
    expect(codeAt(SECRET, stepAt(seconds * 1000), 8)).toBe(code);
  });

  test('reads and writes base 32 as RFC 4648', () => {
    expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
    expect(fromBase32('MZXW6YTBOI').toString()).toBe('foobar');
  });

  test('takes a code of the step before and after, and none further off', () => {
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

  test('names the portal and the account to the app', () => {
    expect(otpauthUri('ABC', 'Baize', 'ana b')).toBe(
      'otpauth://totp/Baize%3Aana%20b?secret=ABC&issuer=Baize&algorithm=SHA1&digits=6&period=30',
    );
  });
});
