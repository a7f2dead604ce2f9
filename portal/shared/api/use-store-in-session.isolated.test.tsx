// @vitest-environment happy-dom
import { merchantWallet, type ResponseOf } from '@baize/gateway/contract';
import { render, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import useSWR, { SWRConfig, unstable_serialize } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';
import { readSessionCache, writeSessionCache } from '../session/session-cache.ts';
import { queryKey } from './query-key.ts';
import { useStoreInSession } from './use-store-in-session.ts';

vi.mock('../boot.ts', () => ({
  boot: () => ({ permission: { info: { merchantCode: 'BAIZE' } } }),
}));

type Wallet = ResponseOf<typeof merchantWallet>;
const ANA = { language: 'EN', owner: 'ana' };
const KEY = queryKey(merchantWallet, {}, ANA);
const OLD: Wallet = { isSingle: 0 };
const NEW: Wallet = { isSingle: 1 };

beforeEach(() => sessionStorage.clear());

const kept = () => readSessionCache('merchantWallet', merchantWallet, ANA);

function wallet(fallback: Record<string, unknown> = {}) {
  const cache = new Map();
  const { promise, resolve } = Promise.withResolvers<Wallet>();
  const { result, unmount } = renderHook(
    () => {
      useStoreInSession('merchantWallet', merchantWallet, KEY);
      return useSWR(KEY, () => promise);
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <SWRConfig value={{ provider: () => cache, fallback }}>{children}</SWRConfig>
      ),
    },
  );
  return { result, unmount, cache, resolve };
}

test('the stored response is shown until the gateway responds, and is then replaced in the storage', async () => {
  writeSessionCache('merchantWallet', ANA, OLD);
  const { result, resolve } = wallet();
  expect(result.current.data).toBeUndefined();
  await waitFor(() => expect(result.current.data).toEqual(OLD));
  resolve(NEW);
  await waitFor(() => expect(result.current.data).toEqual(NEW));
  await waitFor(async () => expect(await kept()).toEqual(NEW));
});

test('a response that came with the page is newer than the stored one, and is stored', async () => {
  writeSessionCache('merchantWallet', ANA, OLD);
  const { result } = wallet({ [unstable_serialize(KEY)]: NEW });
  expect(result.current.data).toEqual(NEW);
  await waitFor(async () => expect(await kept()).toEqual(NEW));
  expect(result.current.data).toEqual(NEW);
});

test('a removed response is not restored from the session', async () => {
  writeSessionCache('merchantWallet', ANA, OLD);
  const { result } = wallet();
  await waitFor(() => expect(result.current.data).toEqual(OLD));
  await result.current.mutate(undefined, { revalidate: false });
  await waitFor(() => expect(result.current.data).toBeUndefined());
});

test('another person’s stored response is not shown', async () => {
  writeSessionCache('merchantWallet', { ...ANA, owner: 'ben' }, OLD);
  const { result, resolve } = wallet();
  resolve(NEW);
  await waitFor(() => expect(result.current.data).toEqual(NEW));
});

test('every query with the key shows the stored response, also one that stores nothing', async () => {
  writeSessionCache('merchantWallet', ANA, OLD);
  const cache = new Map();
  const { promise, resolve } = Promise.withResolvers<Wallet>();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
  );
  const shown: Record<string, Wallet | undefined> = {};
  function Query({ name, keeps }: { name: string; keeps: boolean }) {
    useStoreInSession(keeps ? 'merchantWallet' : undefined, merchantWallet, KEY);
    shown[name] = useSWR(KEY, () => promise).data;
    return null;
  }
  render(
    <>
      <Query name="first" keeps />
      <Query name="second" keeps />
      <Query name="other" keeps={false} />
    </>,
    { wrapper },
  );
  await waitFor(() => expect(shown).toEqual({ first: OLD, second: OLD, other: OLD }));
  resolve({ ...OLD });
  await promise;
  expect(shown).toEqual({ first: OLD, second: OLD, other: OLD });
});

test('a query that is unmounted before the script has loaded is not stored, and nothing fails', async () => {
  const { unmount } = wallet({ [unstable_serialize(KEY)]: NEW });
  unmount();
  // An uncaught error fails the run.
  await import('./store-in-session.ts');
  await Promise.resolve();
  expect(await kept()).toBeUndefined();
});
