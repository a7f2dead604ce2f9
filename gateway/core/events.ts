import * as z from 'zod/mini';
import { socketEvent } from '../contract/events.ts';
import type { OpenDatabase } from '../database/open.ts';
import { sql } from '../database/sql.ts';
import { logError } from './log-error.ts';

/** Published under this number, an event reaches every socket. Real ids begin at 1. */
export const EVERYONE = 0;

export interface Subscriber<Event> {
  onEvent(event: Event): void;
  /** Events may have been lost with the connection to the database, which is there again. */
  onMissed(): void;
}

/** Live events of one kind, by a number that says whose they are. */
export interface Topic<Event> {
  publish(key: number, event: Event): Promise<void>;
  subscribe(key: number, subscriber: Subscriber<Event>): () => void;
  close(): Promise<void>;
}

/**
 * Live events over the database's LISTEN/NOTIFY, so that they reach the sockets of every gateway
 * process. Publish after the transaction that caused the event, never inside it: what is told must
 * have happened, and the embedded database has one connection.
 */
async function createTopic<Event>(
  opened: Pick<OpenDatabase, 'db' | 'listen'>,
  channel: string,
  schema: z.ZodMiniType<Event>,
): Promise<Topic<Event>> {
  const message = z.object({ key: z.number(), event: schema });
  const subscribers = new Map<number, Set<Subscriber<Event>>>();
  /** A subscriber may leave, or another one come, while all are told. */
  const subscribersIn = (sets: Iterable<Set<Subscriber<Event>> | undefined>) =>
    [...sets].flatMap((set) => [...(set ?? [])]);

  const parse = (payload: string) => {
    try {
      return z.parse(message, JSON.parse(payload));
    } catch (error) {
      // Another version of the gateway on the same database may speak of events unknown here.
      logError('An event could not be read', error);
      return undefined;
    }
  };

  const tell = (payload: string) => {
    const received = parse(payload);
    if (!received) return;
    const { key, event } = received;
    const sets = key === EVERYONE ? subscribers.values() : [subscribers.get(key)];
    for (const subscriber of subscribersIn(sets)) subscriber.onEvent(event);
  };
  const stop = await opened.listen(channel, tell, () => {
    for (const subscriber of subscribersIn(subscribers.values())) subscriber.onMissed();
  });

  return {
    publish: async (key, event) => {
      const payload = JSON.stringify({ key, event });
      await opened.db.execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    subscribe: (key, subscriber) => {
      const set = subscribers.get(key) ?? new Set<Subscriber<Event>>();
      subscribers.set(key, set.add(subscriber));
      return () => {
        set.delete(subscriber);
        if (set.size === 0 && subscribers.get(key) === set) subscribers.delete(key);
      };
    },
    close: async () => {
      subscribers.clear();
      await stop();
    },
  };
}

/** What the sockets of logged-in sessions are told, by account. */
export const createEvents = (opened: Pick<OpenDatabase, 'db' | 'listen'>) =>
  createTopic(opened, 'baize_events', socketEvent);

/** The ids of new messages, by chat. */
export const createChatEvents = (opened: Pick<OpenDatabase, 'db' | 'listen'>) =>
  createTopic(opened, 'baize_chat', z.object({ messageId: z.number() }));
