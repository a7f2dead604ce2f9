import { inBrowser } from '../../shared/in-browser.ts';
import { deviceStorage } from '../../shared/safe-storage.ts';

const KEY = 'gameLine';

/** The stored mirror for games on this device; undefined for the portal's own. */
export const storedLine = (): string | undefined =>
  (inBrowser && deviceStorage.get(KEY)) || undefined;

export function storeLine(line: string | undefined): void {
  if (line === undefined) deviceStorage.remove(KEY);
  else deviceStorage.set(KEY, line);
}
