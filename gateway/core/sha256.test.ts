import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

test('hashes a text as FIPS 180-4 has it', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
