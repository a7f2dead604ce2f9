import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from './config.ts';

/** Limits against slow and idle clients. Times in milliseconds. */
export interface ConnectionLimits {
  /** Maximum time until the headers of a request are complete. */
  readonly headersTimeout: number;
  /** Maximum time until a request with its body is complete: enough for the largest picture in a slow network. */
  readonly requestTimeout: number;
  /** Interval at which both timeouts are checked. */
  readonly connectionsCheckingInterval: number;
  /** Maximum time without traffic, for example while a client does not read its response. */
  readonly idleTimeout: number;
  /** Bytes of a request's line and headers; above, the response is 431. */
  readonly maxHeaderSize: number;
  /** Maximum number of open connections; further ones are closed. */
  readonly maxConnections: number;
}

const LIMITS: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 2_000,
  idleTimeout: 120_000,
  maxHeaderSize: 16 * 1024,
  maxConnections: 10_000,
};

/**
 * Returns how long a connection waits for its next request. A proxy must close its idle connections before
 * we do, because a request that it sends into a closing connection is lost.
 */
const keepAliveTimeout = ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  trustProxy ? 65_000 : 10_000;

/** Creates the web server with its limits. @param changes limits that differ from the defaults: tests */
export function createWebServer(
  app: Pick<Hono, 'fetch'>,
  config: Pick<Config, 'trustProxy'>,
  changes: Partial<ConnectionLimits> = {},
): Server {
  const { maxConnections, idleTimeout, ...limits } = { ...LIMITS, ...changes };
  const serverOptions = { ...limits, keepAliveTimeout: keepAliveTimeout(config) };
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server;
  server.maxConnections = maxConnections;
  // WebSocket connections remove this timeout for themselves.
  server.setTimeout(idleTimeout);
  return server;
}
