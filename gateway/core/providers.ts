import type { Hono } from 'hono';
import type { WebSocket } from 'ws';
import type { Database } from '../database/types.ts';
import type { Clock } from './clock.ts';
import type { Gateway } from './gateway.ts';
import type { Ports } from './ports.ts';
import type { PathAccess } from './route-access.ts';
import type { Visitor } from './system-state.ts';

/** A WebSocket endpoint of a provider, beside the portal's own. */
export interface SocketEndpoint {
  readonly path: string;
  serve(socket: WebSocket, gateway: Gateway, visitor: Required<Visitor>): void;
}

export interface PrepareOptions {
  /** Which demo data an empty database is filled with. */
  readonly demoData: 'all' | 'accounts' | 'none';
  /** Receives messages about long steps. */
  readonly progress: (line: string) => void;
}

/**
 * The implementations of the ports, and what they add to the process: their own pages, sockets and jobs.
 */
export interface Providers {
  ports(store: { readonly db: Database; readonly clock: Clock; readonly isDemo: boolean }): Ports;
  /** Registers middleware that must run before the system gate. */
  registerBeforeGate(app: Hono): void;
  /** Registers the providers' own calls and pages. */
  register(app: Hono, gateway: Gateway): void;
  /** Access rules of the paths of `register` for the system gate; the first match counts. */
  readonly pathAccess: readonly PathAccess[];
  readonly sockets: readonly SocketEndpoint[];
  /** Runs before the gateway serves: fills an empty database and cleans up leftovers of earlier runs. */
  prepare(gateway: Gateway, options: PrepareOptions): Promise<void>;
  /** Starts the jobs. Returns functions that stop them and resolve when running work has ended. */
  startJobs(gateway: Gateway): (() => Promise<void>)[];
  /** Clean-up tasks for housekeeping. */
  cleanupTasks(gateway: Gateway): (() => Promise<unknown>)[];
  /** Runs once the gateway serves: warms caches for the first visitor. */
  warm(gateway: Gateway): Promise<void>;
}
