/**
 * When the system gate lets a request for a path through.
 * - `open`: always;
 * - `domain`: on the merchant's hosts, also during maintenance and region restriction;
 * - `closed`: only while the merchant serves.
 */
export type RouteAccess = 'open' | 'domain' | 'closed';

/** The access rule of a path and all paths below it. */
export interface PathAccess {
  readonly path: string;
  readonly access: RouteAccess;
}
