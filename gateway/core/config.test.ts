import { describe, expect, test } from 'vitest';
import { ConfigError, isLoopback, readConfig } from './config.ts';

describe('when the demo is on', () => {
  test.each([
    [{}, true],
    [{ BAIZE_DEMO: '0' }, false],
    [{ BAIZE_DEMO: '1' }, true],
    [{ BAIZE_HOST: 'localhost' }, true],
    [{ BAIZE_HOST: '[::1]' }, true],
    [{ BAIZE_HOST: '0.0.0.0' }, false],
    [{ BAIZE_HOST: '::' }, false],
    [{ BAIZE_HOST: 'shop.example' }, false],
    [{ BAIZE_HOST: '0.0.0.0', BAIZE_DEMO: '1' }, true],
    [{ DATABASE_URL: 'postgres://db/baize' }, false],
    [{ DATABASE_URL: 'postgres://db/baize', BAIZE_DEMO: '1' }, true],
    [{ DATABASE_URL: 'postgres://db/baize', BAIZE_DEMO: '0' }, false],
    [{ BAIZE_UPSTREAM: 'https://platform.example', BAIZE_DEMO: '1' }, false],
  ])('%j: %s', (env, demo) => {
    expect(readConfig(env).demo).toBe(demo);
  });

  test('off by itself is told in one line with the way to turn it on', () => {
    expect(readConfig({}).notices).toEqual([]);
    expect(readConfig({ BAIZE_DEMO: '0', DATABASE_URL: 'postgres://db/baize' }).notices).toEqual(
      [],
    );
    const env = { DATABASE_URL: 'postgres://db/baize', BAIZE_HOST: '0.0.0.0' };
    expect(readConfig(env).notices).toEqual([
      'The demo is off: DATABASE_URL is set, and BAIZE_HOST=0.0.0.0 may be reached by others. BAIZE_DEMO=1 turns it on.',
    ]);
  });

  test('on where others reach it is told in one line', () => {
    const { notices } = readConfig({ BAIZE_HOST: '0.0.0.0', BAIZE_DEMO: '1' });
    expect(notices).toEqual([
      expect.stringMatching(/^The demo is on: whoever reaches 0\.0\.0\.0 /),
    ]);
  });

  test('outside it no unsigned tokens count', () => {
    const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    expect(readConfig(emulator).firebaseEmulator).toBe('127.0.0.1:9099');
    const { firebaseEmulator, notices } = readConfig({ ...emulator, BAIZE_DEMO: '0' });
    expect(firebaseEmulator).toBe('');
    expect(notices).toEqual([expect.stringMatching(/^FIREBASE_AUTH_EMULATOR_HOST is ignored/)]);
  });
});

test('the gateway listens on loopback by itself', () => {
  expect(readConfig({}).host).toBe('127.0.0.1');
  expect(['127.0.0.1', '127.9.9.9', '::1', 'localhost', 'LOCALHOST'].every(isLoopback)).toBe(true);
  expect(['0.0.0.0', '::', '10.0.0.1', 'localhost.example', '128.0.0.1'].some(isLoopback)).toBe(
    false,
  );
});

test('an empty variable counts as absent, as a template of a deployment leaves it', () => {
  const names = [
    'PORT',
    'BAIZE_HOST',
    'BAIZE_DATA',
    'DATABASE_URL',
    'BAIZE_UPSTREAM',
    'BAIZE_SECRET',
    'BAIZE_MERCHANT',
    'BAIZE_BRAND',
    'BAIZE_DEMO',
    'BAIZE_SESSION_IDLE_MINUTES',
    'BAIZE_SESSION_HOURS',
    'BAIZE_TRUSTED_PROXIES',
    'FIREBASE_AUTH_EMULATOR_HOST',
  ];
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
  expect(readConfig({})).toMatchObject({
    port: 4173,
    merchant: 'baize',
    sessionIdleMinutes: 30,
    sessionHours: 12,
  });
  expect(readConfig({}).dataFolder).toMatch(/[/\\]\.data$/);
});

test.each([
  [{ BAIZE_DEMO: 'yes' }, /^BAIZE_DEMO must be 1 \(on\) or 0 \(off\)/],
  [{ BAIZE_HOST: 'a b' }, /^BAIZE_HOST must be an address or a name/],
  [{ BAIZE_HOST: 'http://a' }, /^BAIZE_HOST must be an address or a name/],
  [{ BAIZE_TRUSTED_PROXIES: 'proxy.example' }, /^BAIZE_TRUSTED_PROXIES must be a number of hops/],
  [{ BAIZE_SESSION_IDLE_MINUTES: '30m' }, /^BAIZE_SESSION_IDLE_MINUTES must be a number above 0/],
  [{ BAIZE_SESSION_IDLE_MINUTES: '0' }, /^BAIZE_SESSION_IDLE_MINUTES must be a number above 0/],
  [{ BAIZE_SESSION_IDLE_MINUTES: 'Infinity' }, /^BAIZE_SESSION_IDLE_MINUTES must be a number/],
  [{ BAIZE_SESSION_HOURS: '12h' }, /^BAIZE_SESSION_HOURS must be a number above 0/],
  [{ PORT: 'http' }, /^PORT must be a whole number/],
  [{ BAIZE_TRUSTED_IP_HEADER: 'x-real-ip' }, /name your proxies in BAIZE_TRUSTED_PROXIES/],
])('%j is refused in one line', (env, line) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(line);
});
