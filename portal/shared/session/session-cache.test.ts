// @vitest-environment happy-dom
import { merchantWallet } from '@baize/gateway/contract';
import { beforeEach, expect, test } from 'vitest';
import { STORY_BOOT } from '../../app/story-boot.ts';
import { setBoot } from '../boot.ts';
import { keep, recall } from './session-cache.ts';

const ANA = { language: 'EN', owner: 'ana' };

beforeEach(() => {
  sessionStorage.clear();
  setBoot(STORY_BOOT);
});

const kept = () => recall('merchantWallet', merchantWallet, ANA);

test('what is kept comes back, in its language and to whom it was given', () => {
  keep('merchantWallet', ANA, { isSingle: 1 });
  expect(kept()).toEqual({ isSingle: 1 });
  expect(recall('merchantWallet', merchantWallet, { ...ANA, language: 'TY' })).toBeUndefined();
  expect(recall('merchantWallet', merchantWallet, { ...ANA, owner: 'ben' })).toBeUndefined();
});

test('what another merchant told is none', () => {
  keep('merchantWallet', ANA, { isSingle: 1 });
  const other = STORY_BOOT;
  const { permission } = other;
  const info = { ...permission.info, merchantCode: 'other' };
  setBoot({ ...other, permission: { ...permission, info } });
  expect(kept()).toBeUndefined();
});

test('what another version of the portal kept is none', () => {
  keep('merchantWallet', ANA, { isSingle: 1 });
  const stored = sessionStorage.getItem('merchantWallet') ?? '';
  sessionStorage.setItem('merchantWallet', stored.replace('"for":"1/', '"for":"0/'));
  expect(kept()).toBeUndefined();
});

test.each(['nonsense', '', 'null', '[]', '{"value":{"isSingle":1}}'])(
  'garbage in the storage is ignored: %s',
  (text) => {
    sessionStorage.setItem('merchantWallet', text);
    expect(kept()).toBeUndefined();
  },
);

test('a value of another shape is ignored', () => {
  keep('merchantWallet', ANA, { isSingle: 'yes' });
  expect(kept()).toBeUndefined();
  keep('merchantWallet', ANA, { isSingle: 0 });
  expect(kept()).toEqual({ isSingle: 0 });
});
