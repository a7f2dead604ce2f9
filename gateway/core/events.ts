import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type SocketEvent, socketEvent } from '../contract/events.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Events } from './gateway.ts';

const CHANNEL = 'baize_events';
/** Published to this account number, an event reaches every socket. Real ids begin at 1. */
export const EVERYONE = 0;

const message = z.object({ accountId: z.number(), event: socketEvent });
type Listener = (event: SocketEvent) => void;

function parse(payload: string): z.infer<typeof message> | undefined {
  try {
    return z.parse(message, JSON.parse(payload));
  } catch (error) {
    // Another version of the gateway on the same database may speak of events unknown here.
    console.error('An event could not be read:', error);
    return undefined;
  }
}

/**
 * Live events over the database's LISTEN/NOTIFY, so that they reach the sockets of every gateway
 * process. Publish after the transaction that caused the event, never inside it: what is told must
 * have happened, and the embedded database has one connection.
 */
export async function createEvents(opened: Pick<OpenDatabase, 'db' | 'listen'>): Promise<Events> {
  const listeners = new Map<number, Set<Listener>>();
  const stop = await opened.listen(CHANNEL, (payload) => {
    const received = parse(payload);
    if (!received) return;
    const sets =
      received.accountId === EVERYONE ? listeners.values() : [listeners.get(received.accountId)];
    for (const set of [...sets]) for (const listener of [...(set ?? [])]) listener(received.event);
  });
  return {
    publish: async (accountId, event) => {
      const payload = JSON.stringify({ accountId, event });
      await opened.db.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
    },
    subscribe: (accountId, listener) => {
      const set = listeners.get(accountId) ?? new Set<Listener>();
      listeners.set(accountId, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(accountId) === set) listeners.delete(accountId);
      };
    },
    close: async () => {
      listeners.clear();
      await stop();
    },
  };
}
