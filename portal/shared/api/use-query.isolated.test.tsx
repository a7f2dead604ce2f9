// @vitest-environment happy-dom
import { bankCards, gameVendors, hotGames } from '@baize/gateway/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError } from '../errors/retry-import.ts';
import type { SessionState } from '../session/session-store.ts';
import { CallError } from './call-error.ts';
import { useQuery } from './use-query.ts';

const call = vi.hoisted(() => vi.fn());
const who = vi.hoisted(() => ({ current: {} as Partial<SessionState> }));
vi.mock('./call.ts', () => ({ call }));
vi.mock('../messages/language-store.ts', () => ({ useLanguage: () => 'EN' }));
vi.mock('../session/session-store.ts', () => ({
  session: { isLeaving: () => false, get: () => who.current },
  useSession: () => who.current,
  useSessionPart: (part: (state: Partial<SessionState>) => unknown) => part(who.current),
}));
const reported = vi.fn();

beforeEach(() => {
  call.mockReset();
  reported.mockReset();
  who.current = { token: 'one', account: 'ana' };
  vi.stubGlobal('reportError', reported);
});
afterEach(() => vi.unstubAllGlobals());

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>{children}</SWRConfig>
);
const cards = () => renderHook(() => useQuery(bankCards, {}), { wrapper });

test('the response of the endpoint is the data', async () => {
  call.mockResolvedValue(['a card']);
  const { result } = cards();
  await waitFor(() => expect(result.current.data).toEqual(['a card']));
  expect(call).toHaveBeenCalledExactlyOnceWith(bankCards, {}, {});
});

test("a rejection is the gateway's error", async () => {
  const refused = new CallError('function.not.available', { status: 403 });
  call.mockRejectedValue(refused);
  const { result } = cards();
  await waitFor(() => expect(result.current.error).toBe(refused));
  expect(reported).not.toHaveBeenCalled();
});

test('a bug is reported, and not shown as a network error', async () => {
  const mistake = new TypeError('cards.map is not a function');
  call.mockRejectedValue(mistake);
  const { result } = cards();
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'unknown_error' }));
  expect(result.current.error?.isTransient).toBe(false);
  expect(reported).toHaveBeenCalledExactlyOnceWith(mistake);
});

test('[R8.14] a script of the call that fails to load is a ChunkLoadError', async () => {
  call.mockRejectedValue(new ChunkLoadError('no sealing'));
  const { result } = cards();
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'ChunkLoadError' }));
  expect(reported).not.toHaveBeenCalled();
});

test('a member’s data are requested only for a known member', async () => {
  who.current = {};
  const { result, rerender } = cards();
  who.current = { token: 'one', account: '' };
  rerender();
  who.current = { token: 'one', account: 'ana', mustChangePassword: true };
  rerender();
  expect(result.current).toMatchObject({ data: undefined, isLoading: false });
  expect(call).not.toHaveBeenCalled();
});

test('without a payload the query is disabled until there is one', async () => {
  call.mockResolvedValue({ data: { lanes: [] } });
  const payload = { platform: 'html5', language: 'EN' } as const;
  const { rerender, result } = renderHook(
    ({ isOn }) => useQuery(gameVendors, isOn ? payload : null),
    { wrapper, initialProps: { isOn: false } },
  );
  await act(async () => undefined);
  expect(call).not.toHaveBeenCalled();
  rerender({ isOn: true });
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect(result.current).toMatchObject({ isPrevious: false, dataPayload: payload });
});

test('data that are the same for all survive a login; those of a member are requested again', async () => {
  who.current = {};
  call.mockResolvedValue([]);
  const payload = { platform: 'html5-desktop', language: 'EN' } as const;
  const hot = { ...payload, merchantCode: 'baize', isPlatform: 2 };
  const { rerender } = renderHook(() => [useQuery(gameVendors, payload), useQuery(hotGames, hot)], {
    wrapper,
  });
  const asked = (endpoint: typeof gameVendors | typeof hotGames) =>
    call.mock.calls.filter(([each]) => each === endpoint).length;
  await waitFor(() => expect([asked(gameVendors), asked(hotGames)]).toEqual([1, 1]));
  who.current = { token: 'one', account: 'ana' };
  rerender();
  await waitFor(() => expect(asked(hotGames)).toBe(2));
  expect(asked(gameVendors)).toBe(1);
});

test('only members in the merchant’s currency see the visitors’ amounts', async () => {
  who.current = {};
  call.mockResolvedValue({ list: [] });
  const hot = {
    platform: 'html5-desktop',
    language: 'EN',
    merchantCode: 'baize',
    isPlatform: 2,
  } as const;
  const { rerender } = renderHook(() => useQuery(hotGames, hot), { wrapper });
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  who.current = { token: 'one', account: 'ana', isInMerchantsCurrency: true };
  rerender();
  await act(async () => undefined);
  expect(call).toHaveBeenCalledTimes(1);
  who.current = { token: 'two', account: 'kei', isInMerchantsCurrency: false };
  rerender();
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
});

test('nothing is requested for a player who takes a break, not even data that are the same for all (R10.04)', () => {
  who.current = { token: 'one', account: 'ana', isExcluded: true };
  renderHook(() => useQuery(gameVendors, { platform: 'html5-desktop', language: 'EN' }), {
    wrapper,
  });
  expect(call).not.toHaveBeenCalled();
});
