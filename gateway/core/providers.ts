import type { Hono } from 'hono';
import type { WebSocket } from 'ws';
import type { Database } from '../database/types.ts';
import type { Clock } from './clock.ts';
import type { Gateway } from './gateway.ts';
import type { Ports } from './ports.ts';
import type { PathAccess } from './route-access.ts';
import type { Visitor } from './system-state.ts';

/** A socket that a provider serves beside the portal's own. */
export interface SocketEndpoint {
  readonly path: string;
  serve(socket: WebSocket, gateway: Gateway, visitor: Required<Visitor>): void;
}

export interface PrepareOptions {
  /** How much of a demo's data an empty database gets. */
  readonly demoData: 'all' | 'accounts' | 'none';
  /** Lines about steps that take long. */
  readonly progress: (line: string) => void;
}

/**
 * The implementations of the ports, with what they need of the process besides: pages, sockets and
 * jobs of their own.
 */
export interface Providers {
  ports(store: { readonly db: Database; readonly clock: Clock; readonly isDemo: boolean }): Ports;
  /** Middleware that must come before the gate. */
  registerBeforeGate(app: Hono): void;
  register(app: Hono, gateway: Gateway): void;
  /** How far the gate checks the paths of `register`; what is named first counts. */
  readonly pathAccess: readonly PathAccess[];
  readonly sockets: readonly SocketEndpoint[];
  /** Runs before the gateway serves: data that the providers bring or leave behind. */
  prepare(gateway: Gateway, options: PrepareOptions): Promise<void>;
  /** Starts the jobs. Returns what stops each, once what is under way is done. */
  startJobs(gateway: Gateway): (() => Promise<void>)[];
  /** What of theirs housekeeping drops. */
  expired(gateway: Gateway): (() => Promise<unknown>)[];
  /** Runs when the gateway serves: what makes the first visitor's answers quick. */
  warm(gateway: Gateway): Promise<void>;
}
