// @vitest-environment happy-dom
import { merchantWallet } from '@baize/gateway/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { readSessionCache, writeSessionCache } from './session-cache.ts';

const ANA = { language: 'EN', owner: 'ana' };

const merchant = vi.hoisted(() => ({ merchantCode: 'BAIZE' }));
vi.mock('../boot.ts', () => ({ boot: () => ({ permission: { info: merchant } }) }));

beforeEach(() => {
  sessionStorage.clear();
  merchant.merchantCode = 'BAIZE';
});

const kept = () => readSessionCache('merchantWallet', merchantWallet, ANA);

test('what is kept comes back, in its language and to whom it was given', async () => {
  writeSessionCache('merchantWallet', ANA, { isSingle: 1 });
  expect(await kept()).toEqual({ isSingle: 1 });
  expect(
    await readSessionCache('merchantWallet', merchantWallet, { ...ANA, language: 'TY' }),
  ).toBeUndefined();
  expect(
    await readSessionCache('merchantWallet', merchantWallet, { ...ANA, owner: 'ben' }),
  ).toBeUndefined();
});

test('what another merchant told is none', async () => {
  writeSessionCache('merchantWallet', ANA, { isSingle: 1 });
  merchant.merchantCode = 'OTHER';
  expect(await kept()).toBeUndefined();
});

test('what another version of the portal kept is none', async () => {
  writeSessionCache('merchantWallet', ANA, { isSingle: 1 });
  const stored = sessionStorage.getItem('merchantWallet') ?? '';
  sessionStorage.setItem('merchantWallet', stored.replace('"for":"1/', '"for":"0/'));
  expect(await kept()).toBeUndefined();
});

test.each(['nonsense', '', 'null', '[]', '{"value":{"isSingle":1}}'])(
  'garbage in the storage is ignored: %s',
  async (text) => {
    sessionStorage.setItem('merchantWallet', text);
    expect(await kept()).toBeUndefined();
  },
);

test('a value of another shape is ignored', async () => {
  writeSessionCache('merchantWallet', ANA, { isSingle: 'yes' });
  expect(await kept()).toBeUndefined();
  writeSessionCache('merchantWallet', ANA, { isSingle: 0 });
  expect(await kept()).toEqual({ isSingle: 0 });
});
