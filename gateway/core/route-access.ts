/**
 * How far a path is checked before its handler.
 * - `open`: always answered;
 * - `domain`: answered during maintenance and region restriction, on the merchant's hosts only;
 * - `closed`: answered only while the merchant serves.
 */
export type RouteAccess = 'open' | 'domain' | 'closed';

/** A path, with all that is below it. */
export interface PathAccess {
  readonly path: string;
  readonly access: RouteAccess;
}
