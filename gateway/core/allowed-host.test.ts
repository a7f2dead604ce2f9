import { expect, test } from 'vitest';
import { isAllowedHost } from './allowed-host.ts';

const settings = {
  allowedDomains: ['play.example', '*.brand.example'],
  domainRoute: ['https://mirror.example:8443', 'nonsense'],
};

test('[R8.05] a host counts when it is named, below a named one, or a mirror', () => {
  const allowed = (host: string) => isAllowedHost(settings, host);
  expect(['play.example', 'a.brand.example', 'mirror.example'].map(allowed)).toEqual([
    true,
    true,
    true,
  ]);
  expect(
    ['evil.example', 'play.example.evil.example', 'brand.example', 'xplay.example'].map(allowed),
  ).toEqual([false, false, false, false]);
});

test('a merchant that named no domain allows any host', () => {
  expect(isAllowedHost({ ...settings, allowedDomains: [] }, 'anything.example')).toBe(true);
});
