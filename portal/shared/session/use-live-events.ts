import { balance, memberInfo, pointBalance, type SocketEvent } from '@baize/gateway/contract';
import { useEffect } from 'react';
import type { Socket, SocketListeners } from '../api/socket.ts';
import { useRevalidate } from '../api/use-revalidate.ts';
import { watchRequests } from '../api/watch-requests.ts';
import { retryImport } from '../errors/retry-import.ts';
import { followPageLifecycle } from '../page-lifecycle.ts';
import { createStore, useStore } from '../store.ts';
import { session, useSession } from './session-store.ts';

/**
 * The last values from the socket, amounts in major units: newer than any answer that was requested
 * before them.
 */
interface LiveState {
  /** `waiting`: connecting. `lost`: no events arrive. */
  readonly connection: 'waiting' | 'open' | 'lost';
  /** The browser kept the page for Back: no amount is valid until it was requested again. */
  readonly unconfirmed?: boolean;
  readonly balance?: { readonly amount: number; readonly at: number };
  /** The same for the wallets of vendors, by vassalage (R12.01). */
  readonly vendorBalances?: Readonly<
    Record<string, { readonly amount: number; readonly at: number }>
  >;
  /** The number of unread messages. A new object for each event, also with the same count. */
  readonly unread?: { readonly count: number };
  /** When an event reported a change of promotions or points. */
  readonly rewards?: { readonly at: number };
}

const live = createStore<LiveState>({ connection: 'waiting' });
/** Milliseconds after which a connection attempt counts as lost. */
const CONNECTS_WITHIN = 5_000;
/** Milliseconds within which a new connection reports the balance, as Baize's own gateway does. */
const TELLS_WITHIN = 1_000;
export const useLive = (): LiveState => useStore(live);

/**
 * SWR middleware by which an answer replaces the values of events before it was requested.
 * @param change the change of the state, by the state at the request and the current state
 */
const replacesLive = (change: (asked: LiveState, now: LiveState) => Partial<LiveState>) =>
  watchRequests(() => {
    const asked = live.get();
    return () => {
      const now = live.get();
      live.set({ ...now, ...change(asked, now) });
    };
  });

/** The value since an answer was requested; undefined where no event changed it. */
const toldSince = <Part>(asked: Part, now: Part): Part | undefined =>
  now === asked ? undefined : now;

/** For the answer with the balance. */
export const replacesLiveBalance = replacesLive((asked, now) => ({
  balance: toldSince(asked.balance, now.balance),
  // An answer that was requested before the browser kept the page confirms nothing.
  unconfirmed: !asked.unconfirmed && now.unconfirmed,
}));

/** For the answer with the number of unread messages. */
export const replacesLiveUnread = replacesLive((asked, now) => ({
  unread: toldSince(asked.unread, now.unread),
}));

function apply(event: Exclude<SocketEvent, { type: 'sessionEnded' }>): void {
  const now = live.get();
  if (event.type === 'balance' && event.at >= (now.balance?.at ?? 0)) {
    live.set({ ...now, balance: { amount: event.balance, at: event.at }, unconfirmed: false });
  }
  if (event.type === 'vendorBalance') {
    const { vassalage, balance: amount, at } = event;
    const balances = now.vendorBalances ?? {};
    if (at >= (balances[vassalage]?.at ?? 0)) {
      live.set({ ...now, vendorBalances: { ...balances, [vassalage]: { amount, at } } });
    }
  }
  if (event.type === 'rewards') live.set({ ...now, rewards: event });
  if (event.type === 'unread') live.set({ ...now, unread: { count: event.unread } });
  if (event.type === 'systemStatus') window.location.reload();
}

/** R2.112: listens to live events while logged in, and only then. Mounted once. */
export function useLiveEvents(): void {
  const { token, mustChangePassword } = useSession();
  const revalidate = useRevalidate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a forced change kept back is heard on another socket
  useEffect(() => {
    if (!token) return;
    let wasConnected = false;
    let untold: ReturnType<typeof setTimeout> | undefined;
    const listeners: SocketListeners = {
      onEvent: (event) => {
        if (event.type === 'balance') clearTimeout(untold);
        if (event.type === 'rewards') void revalidate([memberInfo]);
        if (event.type === 'sessionEnded') session.refuse(event.reason);
        else apply(event);
      },
      onConnected: (connected) => {
        clearTimeout(untold);
        const now = live.get();
        if (!connected) {
          live.set({ ...now, connection: 'lost' });
          return;
        }
        // The balances follow, from a gateway whose clock may be behind that of the previous one.
        const last = now.balance && { ...now.balance, at: 0 };
        live.set({ ...now, connection: 'open', balance: last, vendorBalances: undefined });
        untold = setTimeout(() => void revalidate([balance]), TELLS_WITHIN);
        // No event reports other changes since the page's own answers.
        void revalidate(wasConnected ? [memberInfo, pointBalance] : [pointBalance]);
        wasConnected = true;
      },
    };
    let socket: Socket | undefined;
    let isOver = false;
    // Visitors have no events, so the code that parses them is loaded with a session.
    retryImport(() => import('../api/socket.ts')).then(
      ({ openSocket }) => {
        if (!isOver) socket = openSocket(token, listeners);
      },
      // Without it the page polls, as it does while it is not connected.
      () => live.set({ ...live.get(), connection: 'lost' }),
    );
    let patience: ReturnType<typeof setTimeout> | undefined;
    const waitForConnection = () => {
      patience = setTimeout(() => {
        const now = live.get();
        if (now.connection === 'waiting') live.set({ ...now, connection: 'lost' });
      }, CONNECTS_WITHIN);
    };
    waitForConnection();
    const unfollow = followPageLifecycle({
      // Before the page is kept, so that its first paint after Back shows no outdated amount.
      onLeave: () => {
        clearTimeout(patience);
        // The socket is closed; the next one reports the balance or is asked for it.
        clearTimeout(untold);
        live.set({ connection: 'waiting', unconfirmed: true });
      },
      onRestore: waitForConnection,
    });
    return () => {
      unfollow();
      clearTimeout(patience);
      clearTimeout(untold);
      isOver = true;
      socket?.close();
      live.set({ connection: 'waiting' });
    };
  }, [token, mustChangePassword, revalidate]);
}
