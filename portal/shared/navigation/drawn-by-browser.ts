import { inBrowser } from '../in-browser.ts';

/** What the server's page says of a part that it left to the browser (React's `digest`). */
export const DRAWN_BY_BROWSER = 'drawn-by-browser';

class DrawnByBrowserError extends Error {
  override name = 'DrawnByBrowserError';
}

/**
 * Leaves the nearest Suspense boundary to the browser where the server draws: its page has the
 * boundary's fallback.
 * @throws on the server
 */
export function drawInBrowser(): void {
  if (!inBrowser) throw new DrawnByBrowserError('The browser draws this part.');
}

export const isDrawnByBrowser = (error: unknown): boolean => error instanceof DrawnByBrowserError;

/** Whether React tells of a part that the server left to the browser, in `onRecoverableError`. */
export const wasLeftToBrowser = (error: unknown): boolean =>
  error instanceof Error && 'digest' in error && error.digest === DRAWN_BY_BROWSER;
