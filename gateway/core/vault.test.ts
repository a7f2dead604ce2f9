import { expect, test } from 'vitest';
import { createVault } from './vault.ts';

const vault = createVault('a secret of the tests that is long enough');
const SECRET = 'JBSWY3DPEHPK3PXP';

test('what is locked shows nothing of itself and opens at its place', () => {
  const locked = vault.lock(SECRET, 'authenticator:7');
  expect(locked).not.toContain(SECRET);
  expect(vault.lock(SECRET, 'authenticator:7')).not.toBe(locked);
  expect(vault.unlock(locked, 'authenticator:7')).toBe(SECRET);
});

test('it opens nowhere else, under no other secret, and not when it was changed', () => {
  const locked = vault.lock(SECRET, 'authenticator:7');
  expect(() => vault.unlock(locked, 'authenticator:8')).toThrow();
  expect(() => createVault('another').unlock(locked, 'authenticator:7')).toThrow();
  const changed = `${locked.slice(0, -2)}${locked.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(() => vault.unlock(changed, 'authenticator:7')).toThrow();
  expect(() => vault.unlock(SECRET, 'authenticator:7')).toThrow();
});
