import { isHome } from './home-routes.ts';

/** Query parameters that say which thing a page shows, rather than how it shows it. */
const IDENTITY = ['gameCode', 'gameType'];

/** The name of the route: home's addresses share one (R2.14). */
export const viewName = (pathname: string): string => (isHome(pathname) ? 'home' : pathname);

/**
 * The key of the main view (R2.14). The specification keys by the full path; filters, page and open
 * popup are left out, for they stand in the address too and must not remount what they change.
 */
export function viewKey(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  const identity = IDENTITY.map((name) => query.get(name) ?? '');
  return [viewName(pathname), ...identity].join('|');
}
