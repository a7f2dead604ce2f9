import type { Boot } from '@baize/gateway/contract';
import { isOpenFor } from '../boot.ts';
import { reloadPage } from './reload-page.ts';

/** What the gateway refuses every call with where it serves the visitor no portal (R4.01, R8.05). */
export const CLOSED_CODES: ReadonlySet<string> = new Set([
  'system_maintenance',
  'region_restricted',
  'domain_invalid',
]);

/** Session storage: this tab was loaded anew for its status, and no call was answered since. */
const KEY = 'statusReload';

let isAsking = false;

/** A call was answered: the next status that begins brings its page again. */
export function noteOpen(): void {
  try {
    if (sessionStorage.getItem(KEY) !== null) sessionStorage.removeItem(KEY);
  } catch {
    // Storage may be forbidden; nothing was noted then.
  }
}

/** False where it was noted already, or cannot be: nothing would end a loop of reloads then. */
function noteReload(): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== null) return false;
    sessionStorage.setItem(KEY, '1');
    return true;
  } catch {
    return false;
  }
}

/**
 * A status that began while the page was open: the page is loaded anew, as on the socket's event, and
 * is the status page then. Only where the status itself says so, for a refusal may be one call's own,
 * and once until a call was answered, for the page that comes may be an old one.
 */
export async function bringStatusPage(askStatus: () => Promise<Boot['permission']>): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  try {
    const permission = await askStatus();
    if (!isOpenFor({ permission }) && noteReload()) reloadPage();
  } catch {
    // The refusal itself is shown; the next one asks again.
  } finally {
    isAsking = false;
  }
}
