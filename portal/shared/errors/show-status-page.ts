import type { Boot } from '@baize/gateway/contract';
import { isOpenFor } from '../boot.ts';
import { reloadPage } from './reload-page.ts';

/**
 * Codes with which the gateway rejects every call while the portal is closed for the visitor
 * (R4.01, R8.05).
 */
export const CLOSED_CODES: ReadonlySet<string> = new Set([
  'system_maintenance',
  'region_restricted',
  'domain_invalid',
]);

/** Session storage: this tab was reloaded for its status, and no call was answered since. */
const KEY = 'statusReload';

let isAsking = false;

/** Records that a call was answered, so that the next closing shows its page again. */
export function recordOpen(): void {
  try {
    if (sessionStorage.getItem(KEY) !== null) sessionStorage.removeItem(KEY);
  } catch {
    // Storage may be forbidden; then nothing was recorded.
  }
}

/**
 * Records a reload. False where one was recorded already or cannot be: nothing would then end a
 * loop of reloads.
 */
function recordReload(): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== null) return false;
    sessionStorage.setItem(KEY, '1');
    return true;
  } catch {
    return false;
  }
}

/**
 * Shows the status page when the portal is closed while the page is open, by reloading it, as the
 * socket's event does. It asks for the status first, because a rejection may concern a single call,
 * and reloads once until a call is answered, because the reloaded page may be outdated.
 */
export async function showStatusPage(askStatus: () => Promise<Boot['permission']>): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  try {
    const permission = await askStatus();
    if (!isOpenFor({ permission }) && recordReload()) reloadPage();
  } catch {
    // The rejection itself is shown; the next one checks again.
  } finally {
    isAsking = false;
  }
}
