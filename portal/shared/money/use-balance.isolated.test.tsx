// @vitest-environment happy-dom
import { balance as balanceCall, type SocketEvent } from '@baize/gateway/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../api/call-error.ts';
import { QueryProvider } from '../api/query-provider.tsx';
import type { SocketListeners } from '../api/socket.ts';
import { useRevalidate } from '../api/use-revalidate.ts';
import { useLiveEvents } from '../session/use-live-events.ts';
import { useBalance } from './use-balance.ts';

const call = vi.hoisted(() => vi.fn());
const socket = vi.hoisted(() => ({ listeners: undefined as SocketListeners | undefined }));
const who = { token: 'one', account: 'ana', isLogin: true };
vi.mock('../api/call.ts', () => ({ call }));
vi.mock('../api/socket.ts', () => ({
  openSocket: (_token: string, listeners: SocketListeners) => {
    socket.listeners = listeners;
    return { close: () => undefined };
  },
}));
vi.mock('../messages/language-store.ts', () => ({
  useLanguage: () => 'EN',
  languageWasSwitched: () => false,
}));
vi.mock('../session/session-store.ts', () => ({
  session: { isLeaving: () => false, get: () => who },
  useSession: () => who,
  useSessionPart: (part: (state: typeof who) => unknown) => part(who),
}));

beforeEach(() => {
  call.mockReset();
  socket.listeners = undefined;
});

const answer = (amount: number) => ({
  balance: [{ accountTypeId: 1, availBalance: amount }],
  sumBalance: amount,
  currencySymbol: '$',
  decimals: 2,
});
const tell = (event: SocketEvent) => act(() => socket.listeners?.onEvent(event));
const connect = (isConnected: boolean) => act(() => socket.listeners?.onConnected(isConnected));

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryProvider answers={{}}>{children}</QueryProvider>
);

/** 50.00 were answered, and an event reported 80.00 since. */
async function place() {
  call.mockResolvedValue(answer(50));
  const { result } = renderHook(
    () => {
      useLiveEvents();
      return { ...useBalance(), revalidate: useRevalidate() };
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.amount).toBe(50));
  await waitFor(() => expect(socket.listeners).toBeDefined());
  await connect(true);
  await tell({ type: 'balance', balance: 80, at: 1 });
  expect(result.current.amount).toBe(80);
  call.mockClear();
  return result;
}

test('[R2.112] a failed refresh keeps the last balance, and marks it as possibly old', async () => {
  const balance = await place();
  call.mockRejectedValue(new CallError('network'));
  act(() => balance.current.refresh());
  await waitFor(() => expect(balance.current.isStale).toBe(true));
  expect(balance.current.amount).toBe(80);
});

test('[R2.112] a response takes precedence over earlier events, also while no events arrive', async () => {
  const balance = await place();
  await connect(false);
  expect(balance.current).toMatchObject({ amount: 80, isStale: true });
  // The same as at first, so the cache does not change.
  call.mockResolvedValue(answer(50));
  // As a command that moved money does.
  await act(() => balance.current.revalidate([balanceCall]));
  expect(balance.current.amount).toBe(50);
});

test('[R2.112] an event during the request of the balance takes precedence over its response', async () => {
  const balance = await place();
  const asked = Promise.withResolvers<ReturnType<typeof answer>>();
  call.mockReturnValue(asked.promise);
  act(() => balance.current.refresh());
  await waitFor(() => expect(call).toHaveBeenCalled());
  await tell({ type: 'balance', balance: 95, at: 2 });
  await act(async () => asked.resolve(answer(80)));
  await waitFor(() => expect(balance.current.isRefreshing).toBe(false));
  expect(balance.current.amount).toBe(95);
});
