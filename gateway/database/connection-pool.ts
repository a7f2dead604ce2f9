import { type ClientConfig, DatabaseError, Pool, type PoolClient, type QueryConfig } from 'pg';
import { MINUTE } from '../contract/durations.ts';
import { withTimeout } from '../core/with-timeout.ts';
import { preparedStatementName } from './prepared-statements.ts';

/** Idle milliseconds after which TCP keep-alive probes are sent. */
const KEEP_ALIVE_DELAY_MS = MINUTE;
const CONNECTION_TIMEOUT_MS = 30_000;
/** Connections are replaced after this time, because a server process never frees its caches of plans. */
const MAX_LIFETIME_SECONDS = 45 * 60;
/** Milliseconds that running queries may take when the pool is closed. */
const CLOSE_TIMEOUT_MS = 5000;

/** Whether the server closes the connection after this error. */
const isFatal = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && error.severity === 'FATAL';

/** The connection was lost before the response: it is unknown whether the statement was executed. */
class ConnectionLost extends Error {
  /** The SQLSTATE, if the server sent one before it closed the connection. */
  readonly code: string | undefined;

  constructor(reason: unknown) {
    super('The connection to the database was lost.', { cause: reason });
    this.code = isFatal(reason) ? reason.code : 'CONNECTION_LOST';
  }
}

/** No connection could be opened, or none was free in time. */
class NoConnection extends Error {
  readonly code = 'NO_CONNECTION';

  constructor(reason: unknown) {
    const why = reason instanceof Error ? reason.message : String(reason);
    super(`There is no connection to the database: ${why}`, { cause: reason });
  }
}

/** The signatures of `query` that Drizzle and the gateway use. */
type Query = (query: string | QueryConfig, values?: unknown[]) => Promise<unknown>;

export interface PoolSettings {
  readonly url: string;
  /** Maximum number of connections. */
  readonly max: number;
  /** PostgreSQL settings that each connection is opened with. */
  readonly session: Readonly<Record<string, string | number>>;
  /** Milliseconds until waiting for a connection fails. */
  readonly connectionTimeoutMs?: number;
}

/**
 * Builds the configuration of a connection. Settings in the URL override the gateway's
 * (`?statement_timeout=5000`); its `options` (`?options=-c lock_timeout=5s`) are added to them.
 */
export function clientConfig({
  url,
  session,
  connectionTimeoutMs = CONNECTION_TIMEOUT_MS,
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
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    connectionTimeoutMillis: connectionTimeoutMs,
    // Queries that a transaction starts together (`awaitAll`) take one round trip.
    pipeline: true,
  };
}

/**
 * Creates a connection pool for Drizzle that handles lost connections. A lost connection is removed from the
 * pool at once even if it is checked out, because Drizzle does not release it when `begin` fails. Every later
 * query on it fails as `ConnectionLost`, including the rollback, whose error Drizzle throws instead of the cause.
 */
export function createPool(settings: PoolSettings): Pool {
  const pool = new Pool({
    ...clientConfig(settings),
    max: settings.max,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: MAX_LIFETIME_SECONDS,
  });
  // A lost idle connection is replaced when the next one is needed.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    let lost: ConnectionLost | undefined;
    client.on('error', (reason) => {
      lost ??= new ConnectionLost(reason);
    });
    const originalQuery: Query = client.query.bind(client);
    const query: Query = async (input, values) => {
      try {
        const config = typeof input === 'string' ? { text: input } : input;
        const name = preparedStatementName(config.text, values);
        return await originalQuery(name === undefined ? config : { ...config, name }, values);
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
    let isCheckedOut = true;
    const releaseOnce = (error?: Error | boolean) => {
      if (!isCheckedOut) return;
      isCheckedOut = false;
      client.off('error', releaseOnce);
      release(error);
    };
    client.on('error', releaseOnce);
    client.release = releaseOnce;
    return client;
  };
  const query: Query = async (config, values) => {
    const client = await checkOut();
    try {
      return await client.query(config, values);
    } finally {
      client.release();
    }
  };
  return Object.assign(pool, { connect: checkOut, query });
}

/** Closes the pool; resolves when running queries have ended, after `CLOSE_TIMEOUT_MS` at the latest. */
export const closePool = (pool: Pool): Promise<void> => withTimeout(pool.end(), CLOSE_TIMEOUT_MS);
