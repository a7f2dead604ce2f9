import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from './config.ts';

/** What one caller may cost while it says nothing, or says it slowly. Times in milliseconds. */
export interface ConnectionLimits {
  /** Until the headers of a request are complete. */
  readonly headersTimeout: number;
  /** Until a request is complete, its body included: the largest picture in a slow network. */
  readonly requestTimeout: number;
  /** How often both are looked at. */
  readonly connectionsCheckingInterval: number;
  /** Without a byte either way: an answer that nobody takes. */
  readonly idleTimeout: number;
  /** Bytes of a request's line and headers; beyond it the answer is 431. */
  readonly maxHeaderSize: number;
  /** Connections at once; further ones are closed. */
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
 * How long a connection waits for its next request. A proxy keeps its connections to us longer than
 * a browser does, and must be the one who ends them: a request sent into an ending one is lost.
 */
const keepAliveTimeout = ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  trustProxy ? 65_000 : 10_000;

/** A web server that gives every request its bounds, whatever the application does with it. */
export function createWebServer(
  app: Pick<Hono, 'fetch'>,
  config: Pick<Config, 'trustProxy'>,
  changes: Partial<ConnectionLimits> = {},
): Server {
  const { maxConnections, idleTimeout, ...limits } = { ...LIMITS, ...changes };
  const serverOptions = { ...limits, keepAliveTimeout: keepAliveTimeout(config) };
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server;
  server.maxConnections = maxConnections;
  // A socket of live events lifts it for itself.
  server.setTimeout(idleTimeout);
  return server;
}
