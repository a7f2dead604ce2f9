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

/** Opens sealed bodies and publishes the key that seals them. */
export interface Sealing {
  publicKeys(): Promise<{ keys: object[] }>;
  /** The payload inside. @throws GatewayError request_body_required, request_replayed */
  open(jwe: string): Promise<unknown>;
}

export interface Sessions {
  /**
   * The session of a token; touches its idle time. A session whose password must be changed first
   * is refused, but for what that change itself needs (`duringPasswordChange`); that of a player who
   * takes a break, but for what a break leaves open (`duringExclusion`).
   * @throws GatewayError login.not.session, password_change_required, player_excluded
   */
  require(
    token: string,
    options?: { readonly duringPasswordChange?: boolean; readonly duringExclusion?: boolean },
  ): Promise<Session>;
}

/** What every module is given. No module holds state of its own that matters. */
export interface Gateway {
  readonly config: Config;
  readonly brands: Brands;
  readonly clock: Clock;
  readonly db: Database;
  /** To the sockets of one account, whichever gateway process holds them. */
  readonly events: Topic<SocketEvent>;
  /** To whoever has a chat open. */
  readonly chatEvents: Topic<{ messageId: number }>;
  readonly sealing: Sealing;
  readonly sessions: Sessions;
  readonly vault: Vault;
  readonly ports: Ports;
  readonly outboundHttp: OutboundHttp;
  readonly background: Background;
  /** Aborted when the gateway ends: jobs stop between two rows, however many are still due. */
  readonly closing?: AbortSignal;
}
