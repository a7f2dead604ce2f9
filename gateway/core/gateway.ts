import type { SocketEvent } from '../contract/events.ts';
import type { Language } from '../contract/languages.ts';
import type { Database } from '../database/open.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Topic } from './events.ts';
import type { ThirdParties } from './third-parties.ts';
import type { Vault } from './vault.ts';

/** The caller's session, as a module sees it. */
export interface Session {
  readonly sessionId: string;
  readonly accountId: number;
  /** 0 member, 4 trial, 1, 2, 41, 42 agent. */
  readonly accountType: number;
  readonly username: string;
}

/** Opens sealed bodies and publishes the key that seals them. */
export interface Sealing {
  publicKeys(): Promise<{ keys: object[] }>;
  /** The payload inside. @throws GatewayError request_body_required, request_replayed */
  open(jwe: string): Promise<unknown>;
}

export interface Sessions {
  /** The session of a token; touches its idle time. @throws GatewayError login.not.session */
  require(token: string): Promise<Session>;
}

/** What every module is given. No module holds state of its own that matters. */
export interface Gateway {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Database;
  /** To the sockets of one account, whichever gateway process holds them. */
  readonly events: Topic<SocketEvent>;
  /** To whoever has a chat open. */
  readonly chatEvents: Topic<{ messageId: number }>;
  readonly sealing: Sealing;
  readonly sessions: Sessions;
  readonly vault: Vault;
  readonly thirdParties: ThirdParties;
}

/** Facts of one call besides its payload. */
export interface Call {
  readonly language: Language;
  readonly ip: string;
  /** The host that was called, without its port. */
  readonly host: string;
  readonly device: string;
  readonly userAgent: string;
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
  /** Answer header, for example Cache-Control. */
  header(name: string, value: string): void;
}
