import { describe, expect, it } from 'vitest';
import { isInNetworks, isNetwork } from './restricted-networks.ts';

describe('[R4.01] networks of restricted regions', () => {
  it.each(['203.0.113.7', '203.0.113.0/24', '0.0.0.0/0', '2001:db8::/32', '2001:db8::1'])(
    '%s is one',
    (text) => {
      expect(isNetwork(text)).toBe(true);
    },
  );

  it.each([
    '',
    'PH',
    '203.0.113.0/33',
    '203.0.113.0/',
    '203.0.113.0/-1',
    '203.0.113.0/24/8',
    '203.0.113',
    '2001:db8::/129',
  ])('%s is none', (text) => {
    expect(isNetwork(text)).toBe(false);
  });

  it('an address lies in a network from its first to its last, and not beside it', () => {
    const networks = ['198.51.100.9', '203.0.113.64/26', '2001:db8:5::/48'];
    for (const inside of ['198.51.100.9', '203.0.113.64', '203.0.113.127', '2001:db8:5:ffff::1']) {
      expect(isInNetworks(networks, inside), inside).toBe(true);
    }
    for (const outside of ['198.51.100.8', '203.0.113.63', '203.0.113.128', '2001:db8:6::1', '']) {
      expect(isInNetworks(networks, outside), outside).toBe(false);
    }
    expect(isInNetworks([], '203.0.113.64')).toBe(false);
  });
});
