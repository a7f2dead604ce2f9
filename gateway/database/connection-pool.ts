import { type ClientConfig, DatabaseError, Pool, type PoolClient, type QueryConfig } from 'pg';
import { within } from '../core/within.ts';
import { statementName } from './keep-statements.ts';

/** Milliseconds without a word until the system asks whether the other end is still there. */
const KEEP_ALIVE_AFTER = 60_000;
const CONNECTED_WITHIN = 30_000;
/** A server's session holds on to the memory of all that it was ever asked. */
const LONGEST_LIFE_SECONDS = 45 * 60;
/** Milliseconds in which what is under way may end when the gateway does. */
const CLOSED_WITHIN = 5000;

/** After such an error the server ends the connection. */
const isFatal = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && error.severity === 'FATAL';

/** The connection is gone, and with it the answer: nobody knows whether what was asked has been done. */
class ConnectionLost extends Error {
  /** The server's own, where it said why. */
  readonly code: string | undefined;

  constructor(reason: unknown) {
    super('The connection to the database was lost.', { cause: reason });
    this.code = isFatal(reason) ? reason.code : 'CONNECTION_LOST';
  }
}

/** None could be opened, or none was free in time. */
class NoConnection extends Error {
  readonly code = 'NO_CONNECTION';

  constructor(reason: unknown) {
    const why = reason instanceof Error ? reason.message : String(reason);
    super(`There is no connection to the database: ${why}`, { cause: reason });
  }
}

/** What Drizzle and the gateway's own start ask of a connection. */
type Ask = (query: string | QueryConfig, values?: unknown[]) => Promise<unknown>;

export interface PoolSettings {
  readonly url: string;
  /** Most connections at a time. */
  readonly max: number;
  /** Settings of the server, by their names, for each connection. */
  readonly session: Readonly<Record<string, string | number>>;
  /** Milliseconds until whoever waits for a connection is told that there is none. */
  readonly connectedWithin?: number;
}

/**
 * How a connection is opened. Settings that stand in the address go before the gateway's (`?statement_timeout=5000`),
 * and its `options` (`?options=-c lock_timeout=5s`) beside them.
 */
export function clientConfig({
  url,
  session,
  connectedWithin = CONNECTED_WITHIN,
}: Omit<PoolSettings, 'max'>): ClientConfig {
  const address = new URL(url);
  const { searchParams } = address;
  const options = Object.entries(session).map(
    ([name, value]) => `-c ${name}=${searchParams.get(name) ?? value}`,
  );
  searchParams.set('options', [...options, searchParams.get('options') ?? ''].join(' '));
  return {
    connectionString: address.href,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER,
    connectionTimeoutMillis: connectedWithin,
    // What a transaction asks at once (`awaitAll`) goes to the server in one journey.
    pipeline: true,
  };
}

/**
 * Connections to a PostgreSQL, for Drizzle. A connection that is lost leaves the pool at once, whoever holds it:
 * Drizzle gives none back when a transaction cannot begin. Everything that is asked of it from then on fails as
 * lost, also the rollback, whose failure Drizzle throws in place of the reason.
 */
export function createPool(settings: PoolSettings): Pool {
  const pool = new Pool({
    ...clientConfig(settings),
    max: settings.max,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: LONGEST_LIFE_SECONDS,
  });
  // One that is lost while nobody holds it is replaced when it is needed.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    let lost: ConnectionLost | undefined;
    client.on('error', (reason) => {
      lost ??= new ConnectionLost(reason);
    });
    const ask: Ask = client.query.bind(client);
    const query: Ask = async (asked, values) => {
      try {
        const config = typeof asked === 'string' ? { text: asked } : asked;
        const name = statementName(config.text, values);
        return await ask(name === undefined ? config : { ...config, name }, values);
      } catch (error) {
        if (isFatal(error)) client.emit('error', error);
        throw lost ?? error;
      }
    };
    Object.assign(client, { query });
  });
  const connect: () => Promise<PoolClient> = pool.connect.bind(pool);
  const checkOut = async (): Promise<PoolClient> => {
    const client = await connect().catch((error: unknown) => {
      throw error instanceof DatabaseError ? error : new NoConnection(error);
    });
    const release = client.release.bind(client);
    let isOut = true;
    const giveBack = (error?: Error | boolean) => {
      if (!isOut) return;
      isOut = false;
      client.off('error', giveBack);
      release(error);
    };
    client.on('error', giveBack);
    client.release = giveBack;
    return client;
  };
  const query: Ask = async (config, values) => {
    const client = await checkOut();
    try {
      return await client.query(config, values);
    } finally {
      client.release();
    }
  };
  return Object.assign(pool, { connect: checkOut, query });
}

/** Ends when nothing is under way any more, or after five seconds. */
export const closePool = (pool: Pool): Promise<void> => within(pool.end(), CLOSED_WITHIN);
