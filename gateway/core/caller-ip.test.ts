import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf, type Connection, isSecure, networkOf, trustedProxies } from './caller-ip.ts';

const request = (forwarded?: string, remoteAddress = '127.0.0.1'): Connection => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
});

describe("the visitor's address", () => {
  test.each([
    ['', '203.0.113.9', '127.0.0.1'],
    ['0', '203.0.113.9', '127.0.0.1'],
    ['loopback', undefined, '127.0.0.1'],
    ['loopback', '203.0.113.9', '203.0.113.9'],
    ['loopback', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['loopback', 'nonsense, 203.0.113.9', '203.0.113.9'],
    ['loopback,10.0.0.0/8', '198.51.100.1, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['2', '198.51.100.1, 203.0.113.9', '198.51.100.1'],
    ['2', '203.0.113.9', '203.0.113.9'],
    ['loopback', 'nonsense', '127.0.0.1'],
    ['loopback', '', '127.0.0.1'],
    ['loopback', `203.0.113.9, ${'x'.repeat(7_000)}`, '127.0.0.1'],
    ['loopback', '1.2.3', '127.0.0.1'],
    ['loopback', '203.0.113.9:1234', '127.0.0.1'],
    ['loopback', '::ffff:203.0.113.9', '203.0.113.9'],
    ['loopback', '::ffff:cb00:7109', '203.0.113.9'],
    ['loopback', '2001:DB8:0:0::1', '2001:db8::1'],
    ['loopback', 'fe80::1%eth0', 'fe80::1'],
  ])('with trusted proxies "%s", forwarded %j is %s', (proxies, forwarded, address) => {
    expect(addressOf(request(forwarded), trustedProxies(proxies))).toBe(address);
  });

  test('a header of somebody who is no proxy of ours is ignored', () => {
    const stranger = request('203.0.113.9', '::ffff:192.0.2.1');
    expect(addressOf(stranger, trustedProxies('loopback'))).toBe('192.0.2.1');
  });

  test.each(['10.0.0.0/33', 'proxy.example', '11', '1,loopback-ish'])(
    'trusted proxies "%s" are refused',
    (text) => {
      expect(() => trustedProxies(text)).toThrow(TypeError);
    },
  );
});

describe('whom an address counts as', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8::1', '2001:db8::'],
    ['2001:db8:0:1::', '2001:db8:0:1::'],
    ['1::2:3:4:5:6', '1:0:0:2::'],
    ['64:ff9b::203.0.113.9', '64:ff9b::'],
    ['1::2:3:4:203.0.113.9', '1:0:0:2::'],
    ['::203.0.113.9', '::'],
    ['::1', '::'],
    ['fe80::1%eth0', 'fe80::'],
    ['', ''],
    ['nonsense', ''],
  ])('%j is %j', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  /** Two in three groups are 0, which an address leaves out. */
  const group = fc.oneof(fc.constant(0), fc.constant(0), fc.integer({ min: 0, max: 0xffff }));
  const half = fc.tuple(group, group, group, group);
  const spelt = (...halves: readonly (readonly number[])[]) =>
    halves
      .flat()
      .map((part) => part.toString(16))
      .join(':');
  /** `::ffff:0:0/96` holds the IPv4 addresses. */
  const isPlain = (address: string) => !address.startsWith('0:0:0:0:0:ffff:');

  test('all addresses of 64 equal bits are one network, in one spelling, and no others', () => {
    fc.assert(
      fc.property(half, half, half, half, (network, other, one, another) => {
        const addresses = [spelt(network, one), spelt(network, another), spelt(other, another)];
        fc.pre(addresses.every(isPlain));
        const [first = '', second, third] = addresses.map((address) =>
          networkOf(address.toUpperCase()),
        );
        expect(second).toBe(first);
        expect(networkOf(first)).toBe(first);
        expect(third === first).toBe(spelt(other) === spelt(network));
      }),
    );
  });

  test('an IPv4 address is itself, however it is written', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(networkOf(address)).toBe(address);
        expect(networkOf(`::ffff:${address}`)).toBe(address);
      }),
    );
  });
});

test('TLS counts where it ends here, or at a trusted proxy', () => {
  const connection = (proto: string, encrypted = false): Connection => ({
    headers: { 'x-forwarded-proto': proto },
    socket: { remoteAddress: '127.0.0.1', encrypted },
  });
  const trust = trustedProxies('loopback');
  expect(isSecure(connection('http', true), undefined)).toBe(true);
  expect(isSecure(connection('https'), trust)).toBe(true);
  expect(isSecure(connection('HTTPS, http'), trust)).toBe(true);
  expect(isSecure(connection('https'), undefined)).toBe(false);
  expect(isSecure(connection('http'), trust)).toBe(false);
});
