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

test('a stored response is restored in its language and for its owner only', async () => {
  writeSessionCache('merchantWallet', ANA, { isSingle: 1 });
  expect(await kept()).toEqual({ isSingle: 1 });
  expect(
    await readSessionCache('merchantWallet', merchantWallet, { ...ANA, language: 'TY' }),
  ).toBeUndefined();
  expect(
    await readSessionCache('merchantWallet', merchantWallet, { ...ANA, owner: 'ben' }),
  ).toBeUndefined();
});

test('a response of another merchant is ignored', async () => {
  writeSessionCache('merchantWallet', ANA, { isSingle: 1 });
  merchant.merchantCode = 'OTHER';
  expect(await kept()).toBeUndefined();
});

test('a response of another version of the portal is ignored', async () => {
  writeSessionCache('merchantWallet', ANA, { isSingle: 1 });
  const stored = sessionStorage.getItem('merchantWallet') ?? '';
  sessionStorage.setItem('merchantWallet', stored.replace('"for":"1/', '"for":"0/'));
  expect(await kept()).toBeUndefined();
});

test.each(['nonsense', '', 'null', '[]', '{"value":{"isSingle":1}}'])(
  'invalid content of the storage is ignored: %s',
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
