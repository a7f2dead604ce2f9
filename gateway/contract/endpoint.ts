import type { z } from 'zod/mini';

/** Who may call: anyone, anyone but a session is used when there is one, or a session only. */
export type TokenNeed = 'none' | 'optional' | 'required';

/**
 * One call of the gateway: all that portal and gateway have to agree on.
 *
 * `sealed` calls carry `{ "value": "<JWE>" }` with the header `Encryption: jwe`; `form` calls are
 * form-urlencoded. GET and DELETE send the request as a query string. The answer is always the
 * envelope of protocol.md; `response` describes its `value`.
 */
export interface Endpoint<Request extends z.ZodMiniType, Response extends z.ZodMiniType> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly token: TokenNeed;
  /**
   * The answer does not depend on who asks, so that one stands through login and logout. The token goes
   * along: a player who takes a break is refused what a visitor sees (R10.04).
   */
  readonly sameForAll?: true;
  /**
   * The answer depends on who asks by their currency alone: a member in the merchant's is shown what came
   * with a visitor's page.
   */
  readonly sameInCurrency?: true;
  /**
   * The token may come as `?token=` instead of the header. Addresses end up in logs, histories and
   * referrers: no call takes it but the one that the specification sends it to.
   */
  readonly tokenInQuery?: boolean;
  readonly sealed?: boolean;
  readonly form?: boolean;
  /** The answer is a file of this media type, without the envelope; refusals keep theirs. */
  readonly file?: 'text/csv' | 'application/json';
  /** The body is a file of at most so many bytes; the request is `{ file }`. */
  readonly uploadLimit?: number;
  /** A money call: the header `Idempotency-Key` is required, the same key answers the same once. */
  readonly idempotent?: boolean;
  /** May be called by a session whose password must be changed before anything else (R4.04). */
  readonly duringPasswordChange?: boolean;
  /** May be called by a player who takes a break (R10.04): balance, withdrawal, records, help. */
  readonly duringExclusion?: boolean;
  readonly request: Request;
  readonly response: Response;
  /**
   * Fetches request and response, which the portal's build leaves out here (portal/build/defer-schemas.ts).
   * The portal therefore reads both through its `schemasOf` alone.
   */
  schemas?(): Promise<{ readonly request: Request; readonly response: Response }>;
}

export type AnyEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniType>;
/** What a caller passes. */
export type RequestOf<E extends AnyEndpoint> = z.input<E['request']>;
/** What the gateway's module receives after parsing. */
export type ParsedRequestOf<E extends AnyEndpoint> = z.output<E['request']>;
export type ResponseOf<E extends AnyEndpoint> = z.output<E['response']>;

/**
 * Declares a call; keeps its literal facts, so that a handler knows whether it has a session.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<const Definition extends AnyEndpoint>(definition: Definition): Definition {
  return definition;
}
