// @vitest-environment happy-dom
import { type SocketEvent, unreadCount } from '@baize/gateway/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { QueryProvider } from '../api/query-provider.tsx';
import type { SocketListeners } from '../api/socket.ts';
import { useRevalidate } from '../api/use-revalidate.ts';
import { useLiveEvents } from './use-live-events.ts';
import { useMessageChange } from './use-message-change.ts';
import { useUnread } from './use-unread.ts';

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
vi.mock('./session-store.ts', () => ({
  session: { isLeaving: () => false, get: () => who },
  useSession: () => who,
  useSessionPart: (part: (state: typeof who) => unknown) => part(who),
}));

beforeEach(() => {
  call.mockReset();
  socket.listeners = undefined;
});

const tell = (event: SocketEvent) => act(() => socket.listeners?.onEvent(event));
const connect = (isConnected: boolean) => act(() => socket.listeners?.onConnected(isConnected));
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryProvider answers={{}}>{children}</QueryProvider>
);

/** Two were answered, and an event reported three since. */
async function place() {
  call.mockResolvedValue({ unread: 2 });
  const onChange = vi.fn();
  const { result } = renderHook(
    () => {
      useLiveEvents();
      useMessageChange(onChange);
      return { unread: useUnread(), revalidate: useRevalidate() };
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.unread).toBe(2));
  await waitFor(() => expect(socket.listeners).toBeDefined());
  await connect(true);
  expect(onChange).toHaveBeenCalledTimes(1);
  await tell({ type: 'unread', unread: 3 });
  expect(result.current.unread).toBe(3);
  expect(onChange).toHaveBeenCalledTimes(2);
  call.mockClear();
  return { result, onChange };
}

test('[R2.112] a response takes precedence over earlier events, also while no events arrive', async () => {
  const { result, onChange } = await place();
  await connect(false);
  expect(result.current.unread).toBe(3);
  // As reading the messages does. The same as at first, so the cache does not change.
  await act(() => result.current.revalidate([unreadCount]));
  expect(result.current.unread).toBe(2);
  // The answer reports no change that was not known.
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('[R2.112] an event during the request of the count takes precedence over its response', async () => {
  const { result } = await place();
  const counted = Promise.withResolvers<{ unread: number }>();
  call.mockReturnValue(counted.promise);
  let asked: Promise<void> | undefined;
  act(() => {
    asked = result.current.revalidate([unreadCount]);
  });
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  await tell({ type: 'unread', unread: 4 });
  await act(async () => {
    counted.resolve({ unread: 3 });
    await asked;
  });
  expect(result.current.unread).toBe(4);
});
