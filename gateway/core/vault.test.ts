import { expect, test } from 'vitest';
import { createVault } from './vault.ts';

const vault = createVault('a secret of the tests that is long enough');
const SECRET = 'JBSWY3DPEHPK3PXP';

test('a ciphertext does not reveal the value and decrypts in its context', () => {
  const ciphertext = vault.encrypt(SECRET, 'authenticator:7');
  expect(ciphertext).not.toContain(SECRET);
  expect(vault.encrypt(SECRET, 'authenticator:7')).not.toBe(ciphertext);
  expect(vault.decrypt(ciphertext, 'authenticator:7')).toBe(SECRET);
});

test('a ciphertext does not decrypt in another context, with another secret or after a change', () => {
  const ciphertext = vault.encrypt(SECRET, 'authenticator:7');
  expect(() => vault.decrypt(ciphertext, 'authenticator:8')).toThrow();
  expect(() => createVault('another').decrypt(ciphertext, 'authenticator:7')).toThrow();
  const changed = `${ciphertext.slice(0, -2)}${ciphertext.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(() => vault.decrypt(changed, 'authenticator:7')).toThrow();
  expect(() => vault.decrypt(SECRET, 'authenticator:7')).toThrow();
});
