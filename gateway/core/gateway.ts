import type { SocketEvent } from '../contract/events.ts';
import type { Database } from '../database/types.ts';
import type { Background } from './background.ts';
import type { Brands } from './brands.ts';
import type { Session } from './call.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Topic } from './events.ts';
import type { OutboundHttp } from './outbound-http.ts';
import type { Ports } from './ports.ts';
import type { Vault } from './vault.ts';

/** Decrypts sealed request bodies (JWE) and publishes the key to seal them with. */
export interface Sealing {
  /** The JWK set that `/.well-known/jwks.json` serves. */
  publicKeys(): Promise<{ keys: object[] }>;
  /** Decrypts a body and returns its payload. @throws {GatewayError} request_body_required, request_replayed */
  open(jwe: string): Promise<unknown>;
}

export interface Sessions {
  /**
   * Returns the session of a token and extends its idle time. Refuses a session whose password must be
   * changed first, unless `duringPasswordChange`, and that of a player who takes a break, unless
   * `duringExclusion`.
   * @throws {GatewayError} login.not.session, password_change_required, player_excluded
   */
  require(
    token: string,
    options?: { readonly duringPasswordChange?: boolean; readonly duringExclusion?: boolean },
  ): Promise<Session>;
}

/** The dependencies of every module. Modules keep no state in memory that other processes would need. */
export interface Gateway {
  readonly config: Config;
  readonly brands: Brands;
  readonly clock: Clock;
  readonly db: Database;
  /** Live events for the sockets of an account, in all gateway processes. */
  readonly events: Topic<SocketEvent>;
  /** Live events for the open frames of a chat, in all gateway processes. */
  readonly chatEvents: Topic<{ messageId: number }>;
  readonly sealing: Sealing;
  readonly sessions: Sessions;
  readonly vault: Vault;
  readonly ports: Ports;
  readonly outboundHttp: OutboundHttp;
  readonly background: Background;
  /** Aborted when the gateway closes: jobs then stop after the current row. */
  readonly closing?: AbortSignal;
}
