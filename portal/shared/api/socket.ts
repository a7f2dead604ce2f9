import { SOCKET_PATH, type SocketEvent, socketEvent } from '@baize/gateway/contract';
import * as z from 'zod/mini';
import { followPageLifecycle } from '../page-lifecycle.ts';

export interface Socket {
  close(): void;
}

export interface SocketListeners {
  onEvent(event: SocketEvent): void;
  /** Called when live events start or stop arriving; meanwhile what they report may be outdated. */
  onConnected(connected: boolean): void;
}

/**
 * Milliseconds between attempts: exponential, with jitter, so that clients do not reconnect at the
 * same time.
 */
function reconnectDelay(attempt: number, chance: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000) * (0.5 + chance / 2);
}

/**
 * The live events of a session (R2.112). Reconnects until it is closed. It is disconnected while
 * the browser keeps the page for Back, which an open socket would prevent. The token is the first
 * message, so that it is never in an address.
 */
export function openSocket(token: string, listeners: SocketListeners): Socket {
  let closed = false;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: WebSocket | undefined;

  const connect = () => {
    const url = new URL(SOCKET_PATH, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    current = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token }));
    socket.onmessage = (message) => {
      const event = z.safeParse(socketEvent, parse(String(message.data)));
      if (!event.success) return;
      if (event.data.type === 'ready') {
        attempt = 0;
        listeners.onConnected(true);
      }
      listeners.onEvent(event.data);
    };
    socket.onclose = () => {
      // A disconnection because the page was left, also where it was shown again since, is no
      // failure.
      if (closed || socket !== current) return;
      listeners.onConnected(false);
      timer = setTimeout(connect, reconnectDelay(attempt, Math.random()));
      attempt += 1;
    };
  };
  connect();

  const disconnect = () => {
    clearTimeout(timer);
    const last = current;
    current = undefined;
    last?.close();
  };
  const unfollow = followPageLifecycle({
    onLeave: () => {
      disconnect();
      listeners.onConnected(false);
    },
    onRestore: () => {
      disconnect();
      attempt = 0;
      connect();
    },
  });

  return {
    close: () => {
      closed = true;
      unfollow();
      disconnect();
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
