import type { Language } from '../contract/languages.ts';

/** The caller's session, as a module sees it. */
export interface Session {
  readonly sessionId: string;
  readonly accountId: number;
  /** 0 member, 4 trial, 1, 2, 41, 42 agent. */
  readonly accountType: number;
  readonly username: string;
  /** Only the password may be changed, and the session ended, before anything else (R4.04). */
  readonly mustChangePassword: boolean;
  /** The player takes a break (R10.04): only what a break leaves open is answered. */
  readonly isExcluded: boolean;
}

/** Facts of one call besides its payload. */
export interface Call {
  readonly language: Language;
  /** The caller's whole address: for display and for what the merchant restricts. */
  readonly ip: string;
  /** Whom the address counts as (`networkOf`): for all that is limited or known by where a call comes from. */
  readonly network: string;
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
