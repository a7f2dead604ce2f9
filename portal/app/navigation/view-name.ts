import { isHome } from './home-routes.ts';

/** Query parameters that select the content of a page, rather than its view state. */
const IDENTITY = ['gameCode', 'gameType'];

/** The name of the route: home's addresses share one (R2.14). */
export const viewName = (pathname: string): string => (isHome(pathname) ? 'home' : pathname);

/**
 * The key of the main view (R2.14). The specification uses the full path; filters, page and open
 * popup are left out, because they are in the address too and must not remount the view.
 */
export function viewKey(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  const identity = IDENTITY.map((name) => query.get(name) ?? '');
  return [viewName(pathname), ...identity].join('|');
}
