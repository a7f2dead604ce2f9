import type { Language } from '../contract/languages.ts';

/** The caller's session. */
export interface Session {
  readonly sessionId: string;
  readonly accountId: number;
  /** 0 member, 4 trial, 1, 2, 41, 42 agent. */
  readonly accountType: number;
  readonly username: string;
  /** The session may only change the password or log out until that is done (R4.04). */
  readonly mustChangePassword: boolean;
  /** The player takes a break (R10.04): only endpoints with `duringExclusion` are allowed. */
  readonly isExcluded: boolean;
}

/** Facts about a call besides its payload and session. */
export interface Call {
  readonly language: Language;
  /** The caller's full IP address, for display and for the merchant's restrictions. */
  readonly ip: string;
  /** The network of the address (`networkOf`), for throttling and for recognizing places. */
  readonly network: string;
  /** The requested host, without its port. */
  readonly host: string;
  readonly device: string;
  readonly userAgent: string;
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  cookie(name: string): string | undefined;
  /** Sets an HttpOnly, SameSite=Strict cookie for the whole host. */
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
  /** Sets a response header, for example Cache-Control. */
  header(name: string, value: string): void;
}
