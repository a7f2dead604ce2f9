import type { z } from 'zod/mini';

/** Whether a call ignores, accepts or requires a session token. */
export type TokenNeed = 'none' | 'optional' | 'required';

/**
 * The definition of one call, shared by portal and gateway.
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
   * The response does not depend on the caller, so the portal keeps it through login and logout. The token is sent
   * nevertheless: a player who takes a break is refused what a visitor sees (R10.04).
   */
  readonly sameForAll?: true;
  /**
   * The response depends only on the caller's currency: a member with the merchant's currency is shown the
   * response that came with a visitor's page.
   */
  readonly sameInCurrency?: true;
  /**
   * The token may be sent as `?token=` instead of the header. URLs end up in logs, histories and referrers, so
   * only the call for which the specification demands it accepts that.
   */
  readonly tokenInQuery?: boolean;
  /** The body is encrypted as JWE. */
  readonly sealed?: boolean;
  /** The body is form-urlencoded. */
  readonly form?: boolean;
  /** The response is a file of this media type, without the envelope; errors still use it. */
  readonly file?: 'text/csv' | 'application/json';
  /** The body is a file of at most this many bytes; the parsed request is `{ file }`. */
  readonly uploadLimit?: number;
  /** The header `Idempotency-Key` is required; a repeated key is executed once. For calls that move money. */
  readonly idempotent?: boolean;
  /** Allowed for a session whose password must be changed first (R4.04). */
  readonly duringPasswordChange?: boolean;
  /** Allowed for a player who takes a break (R10.04): balance, withdrawal, records, help. */
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
/** The request as a caller passes it. */
export type RequestOf<E extends AnyEndpoint> = z.input<E['request']>;
/** The request as a handler receives it, after parsing. */
export type ParsedRequestOf<E extends AnyEndpoint> = z.output<E['request']>;
export type ResponseOf<E extends AnyEndpoint> = z.output<E['response']>;

/**
 * Declares a call. The literal types are kept, so that the types of handlers know whether there is a session.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<const Definition extends AnyEndpoint>(definition: Definition): Definition {
  return definition;
}
