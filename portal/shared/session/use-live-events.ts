import { balance, memberInfo, pointBalance, type SocketEvent } from '@baize/gateway/contract';
import { useEffect } from 'react';
import { followAnswers } from '../api/follow-answers.ts';
import type { Socket, SocketListeners } from '../api/socket.ts';
import { useRevalidate } from '../api/use-revalidate.ts';
import { retryImport } from '../errors/retry-import.ts';
import { followPageLifecycle } from '../page-lifecycle.ts';
import { createStore, useStore } from '../store.ts';
import { session, useSession } from './session-store.ts';

/** What the socket told last, amounts in major units: newer than any answer that it overtook. */
export interface LiveState {
  /** `waiting`: the page has just begun to listen. `lost`: events do not reach it. */
  readonly connection: 'waiting' | 'open' | 'lost';
  /** The browser kept the page for Back: no amount counts until it was asked for again. */
  readonly unconfirmed?: boolean;
  readonly balance?: { readonly amount: number; readonly at: number };
  /** The same of wallets of vendors, by vassalage (R12.01). */
  readonly vendorBalances?: Readonly<
    Record<string, { readonly amount: number; readonly at: number }>
  >;
  /** How many messages are unread. An object of its own for each event, also of the same count. */
  readonly unread?: { readonly count: number };
  /** When it was told that promotions or points have changed. */
  readonly rewards?: { readonly at: number };
}

const live = createStore<LiveState>({ connection: 'waiting' });
/** Milliseconds that a connection may take until events count as lost. */
const CONNECTS_WITHIN = 5_000;
/** Milliseconds in which a connection tells the balance, as Baize's own gateway does. */
const TELLS_WITHIN = 1_000;
export const useLive = (): LiveState => useStore(live);

/**
 * SWR middleware by which an answer takes the place of what events told before it was asked for.
 * @param change what an answer changes, of the states when it was asked for and when it is there
 */
const replacesLive = (change: (asked: LiveState, now: LiveState) => Partial<LiveState>) =>
  followAnswers(() => {
    const asked = live.get();
    return () => {
      const now = live.get();
      live.set({ ...now, ...change(asked, now) });
    };
  });

/** What was told since an answer was asked for; undefined where nothing was. */
const toldSince = <Part>(asked: Part, now: Part): Part | undefined =>
  now === asked ? undefined : now;

/** Of the balance's answer. */
export const replacesLiveBalance = replacesLive((asked, now) => ({
  balance: toldSince(asked.balance, now.balance),
  // What was asked for before the browser kept the page confirms nothing.
  unconfirmed: !asked.unconfirmed && now.unconfirmed,
}));

/** Of the answer that counts unread messages. */
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

/** R2.112: listens while logged in, and only then. Mounted once. */
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
        // How the wallets stand comes next, from a gateway whose clock may be behind the last one's.
        const last = now.balance && { ...now.balance, at: 0 };
        live.set({ ...now, connection: 'open', balance: last, vendorBalances: undefined });
        untold = setTimeout(() => void revalidate([balance]), TELLS_WITHIN);
        // What else changed since a page's own answers no event will tell.
        void revalidate(wasConnected ? [memberInfo, pointBalance] : [pointBalance]);
        wasConnected = true;
      },
    };
    let socket: Socket | undefined;
    let isOver = false;
    // Visitors have no events: what reads them comes with a session.
    retryImport(() => import('../api/socket.ts')).then(
      ({ openSocket }) => {
        if (!isOver) socket = openSocket(token, listeners);
      },
      // Without it the page asks, as it does while it is not connected.
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
      // Before the page is kept, so that its first picture on return shows no old amount.
      onLeave: () => {
        clearTimeout(patience);
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
