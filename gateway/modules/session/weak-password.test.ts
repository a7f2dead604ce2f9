import { expect, test } from 'vitest';
import { isWeakPassword } from './weak-password.ts';

const ACCOUNT = { defaultPassword: 'Baize1234', username: 'ana_reyes' };

test.each([
  '123456',
  'password123',
  'P@ssw0rd1',
  'Zaq12wsx!',
  'qwerty12345',
  'Summer2026',
  'a1b2c3d4e5',
  'mahalkita',
  'pilipinas1',
  'jackpot1',
  'Baize1234',
  'ANA_REYES',
  'ana_reyes1',
])('%s is weak', (password) => {
  expect(isWeakPassword(password, ACCOUNT)).toBe(true);
});

test.each(['Baize2026', 'nine-red-kites', 'quiet-river-42', 'Sea-glass-7', 'tatlong kalabaw'])(
  '%s is not weak',
  (password) => {
    expect(isWeakPassword(password, ACCOUNT)).toBe(false);
  },
);

test('the strength of a long password is estimated quickly', () => {
  const began = performance.now();
  expect(isWeakPassword('aB3$password1'.repeat(20), ACCOUNT)).toBe(false);
  expect(performance.now() - began).toBeLessThan(1_000);
});
