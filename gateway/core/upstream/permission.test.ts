import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { permission } from '../../contract/system.ts';
import { flagsOfStatus, readFlags, readPermission } from './permission.ts';

const beside = { merchant: 'baize', flags: {}, serverTime: 1_000 };

describe("a platform's status", () => {
  test('with the fields of the specification alone becomes one of our contract', () => {
    const status = {
      info: {
        customerService: [{ csType: 'live', path: 'sealed' }, { csType: 7 }, null],
        domainRoute: ['a.example'],
        resources: [{ resourceType: 'Telegram', url: 'https://t.example' }],
        mainDomain: 'platform.example',
        analytics: { gtagId: 'G-1' },
        imageCDNs: [],
        launchGameCDNs: [],
      },
      location: { ip: '192.0.2.1' },
      maintenance: false,
      regionRestriction: false,
    };
    const read = readPermission(status, { ...beside, flags: { USERNAMEREG3: true } });
    expect(z.parse(permission.response, read)).toEqual(read);
    expect(read).toMatchObject({
      info: {
        merchant: 'baize',
        merchantCode: 'baize',
        customerService: [{ csType: 'live', path: 'sealed' }],
        analytics: { gtagId: 'G-1' },
        register: ['register'],
        promotions: [],
        vipEnabled: false,
        trialNeedsAgeConfirmation: true,
        termsVersion: '',
      },
      systemStatus: 0,
      serverTime: 1_000,
    });
  });

  test.each([undefined, null, 'html', [], {}, { info: 'none' }, { info: { resources: 'x' } }])(
    '%o is a portal without modules, and no failure',
    (value) => {
      const read = readPermission(value, beside);
      expect(z.parse(permission.response, read)).toEqual(read);
      expect(read).toMatchObject({ systemStatus: 0, info: { register: [], whitelabel: {} } });
    },
  );

  test.each([
    [{ maintenance: true }, 1],
    [{ regionRestriction: true }, 2],
    [{ maintenance: true, regionRestriction: true }, 2],
    [{ systemStatus: 1 }, 1],
    [{ systemStatus: 9, maintenance: true }, 1],
  ])('%o is status %i, and its flags say the same', (value, systemStatus) => {
    expect(readPermission(value, beside)).toMatchObject({
      systemStatus,
      maintenance: systemStatus === 1,
      regionRestriction: systemStatus === 2,
    });
  });

  test('keeps what it tells itself', () => {
    const info = { merchant: 'm', merchantCode: 'c', register: ['registerMobile', 'other'] };
    const read = readPermission({ info, serverTime: 5 }, beside);
    expect(read).toMatchObject({
      info: { merchant: 'm', merchantCode: 'c', register: ['registerMobile'] },
      serverTime: 5,
    });
  });
});

describe('white label', () => {
  const tree = {
    modId: 'LOGIN',
    enabled: '1',
    childrenNodes: [
      { modId: 'FREEPLAY3', enabled: '1', childrenNodes: null },
      { modId: 'REGISTER', enabled: '0', childrenNodes: [{ modId: 'USERNAMEREG3', enabled: '1' }] },
    ],
  };
  const flat = { LOGIN: true, FREEPLAY3: true, REGISTER: false, USERNAMEREG3: false };

  test('is read as a map, a tree or a list of trees', () => {
    expect(readFlags([tree, 'odd', { enabled: '1' }])).toEqual(flat);
    expect(readFlags(tree)).toEqual(flat);
    expect(readFlags({ A: true, B: '1', C: 0 })).toEqual({ A: true, B: true, C: false });
    expect(readFlags('nonsense')).toBeUndefined();
  });

  test('is asked for apart only where the status has none', () => {
    expect(flagsOfStatus({ info: { whitelabel: { A: true } } })).toEqual({ A: true });
    expect(flagsOfStatus({ info: {} })).toBeUndefined();
    expect(flagsOfStatus({})).toBeUndefined();
  });
});
