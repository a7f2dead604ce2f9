import { inBrowser } from '../../shared/in-browser.ts';

const KEY = 'gameLine';

/** The line that was chosen for games on this device; undefined for the portal's own. */
export const storedLine = (): string | undefined =>
  (inBrowser && localStorage.getItem(KEY)) || undefined;

export function storeLine(line: string | undefined): void {
  if (line === undefined) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, line);
}
