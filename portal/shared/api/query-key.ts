import type { AnyEndpoint } from '@baize/gateway/contract';

/** The language of an answer and its owner: an account, or '' for everybody. */
export interface Audience {
  readonly language: string;
  readonly owner: string;
}

/** The key of a cached answer. */
export interface QueryKey extends Audience {
  readonly path: string;
  readonly payload: object;
}

/** The only place where keys are created; SWR serialises them with their fields in order. */
export const queryKey = (
  { path }: AnyEndpoint,
  payload: object,
  { language, owner }: Audience,
): QueryKey => ({ path, payload, language, owner });

/** Commands have keys too (use-command.ts), which filters of queries must not match. */
export const isQueryKey = (key: unknown): key is QueryKey =>
  typeof key === 'object' && key !== null && 'path' in key && 'owner' in key;

/**
 * The key of a query as SWR passes it to middleware. The key of a cursor list is a function; this
 * returns that of its first page.
 */
export function queryKeyOf(key: unknown): QueryKey | undefined {
  const first: unknown = typeof key === 'function' ? key(0, null) : key;
  return isQueryKey(first) ? first : undefined;
}

/** Matches every cached answer of an endpoint, for SWR's `mutate`. */
export const matches =
  ({ path }: AnyEndpoint) =>
  (key: unknown): boolean =>
    isQueryKey(key) && key.path === path;

/** Matches the answers that belong to an account. */
export const isOwned = (key: unknown): boolean => isQueryKey(key) && key.owner !== '';
