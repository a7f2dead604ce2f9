import * as z from 'zod/mini';
import { socketEvent } from '../contract/events.ts';
import type { OpenDatabase } from '../database/open.ts';
import { sql } from '../database/sql.ts';
import { logError } from './log-error.ts';

/** Key under which an event reaches every subscriber. Real ids begin at 1. */
export const EVERYONE = 0;

export interface Subscriber<Event> {
  onEvent(event: Event): void;
  /** Called when the lost connection to the database is restored: events may have been missed. */
  onMissed(): void;
}

/** Live events of one kind, published and subscribed to by a numeric key, such as an account id. */
export interface Topic<Event> {
  publish(key: number, event: Event): Promise<void>;
  subscribe(key: number, subscriber: Subscriber<Event>): () => void;
  close(): Promise<void>;
}

/**
 * Creates a topic over the database's LISTEN/NOTIFY, which reaches the sockets of every gateway process.
 * Publish after the transaction that caused the event has committed, never inside it: the event must be
 * true, and the embedded database has only one connection.
 */
async function createTopic<Event>(
  opened: Pick<OpenDatabase, 'db' | 'listen'>,
  channel: string,
  schema: z.ZodMiniType<Event>,
): Promise<Topic<Event>> {
  const message = z.object({ key: z.number(), event: schema });
  const subscribers = new Map<number, Set<Subscriber<Event>>>();
  /** Copies the subscribers, because the sets may change during delivery. */
  const subscribersIn = (sets: Iterable<Set<Subscriber<Event>> | undefined>) =>
    [...sets].flatMap((set) => [...(set ?? [])]);

  const parse = (payload: string) => {
    try {
      return z.parse(message, JSON.parse(payload));
    } catch (error) {
      // Another version of the gateway on the same database may publish events that this one does not know.
      logError('An event could not be parsed', error);
      return undefined;
    }
  };

  const deliver = (payload: string) => {
    const received = parse(payload);
    if (!received) return;
    const { key, event } = received;
    const sets = key === EVERYONE ? subscribers.values() : [subscribers.get(key)];
    for (const subscriber of subscribersIn(sets)) subscriber.onEvent(event);
  };
  const stop = await opened.listen(channel, deliver, () => {
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

/** Events for the sockets of logged-in sessions, by account id. */
export const createEvents = (opened: Pick<OpenDatabase, 'db' | 'listen'>) =>
  createTopic(opened, 'baize_events', socketEvent);

/** Ids of new chat messages, by chat id. */
export const createChatEvents = (opened: Pick<OpenDatabase, 'db' | 'listen'>) =>
  createTopic(opened, 'baize_chat', z.object({ messageId: z.number() }));
