import { inBrowser } from '../in-browser.ts';

/** React's `digest` of a part that the server left to the browser. */
export const DRAWN_BY_BROWSER = 'drawn-by-browser';

class DrawnByBrowserError extends Error {
  override name = 'DrawnByBrowserError';
}

/**
 * Leaves the nearest Suspense boundary to the browser: the server renders the boundary's fallback.
 * @throws on the server
 */
export function drawInBrowser(): void {
  if (!inBrowser) throw new DrawnByBrowserError('The browser draws this part.');
}

export const isDrawnByBrowser = (error: unknown): boolean => error instanceof DrawnByBrowserError;

/** Whether an error in `onRecoverableError` marks a part that the server left to the browser. */
export const wasLeftToBrowser = (error: unknown): boolean =>
  error instanceof Error && 'digest' in error && error.digest === DRAWN_BY_BROWSER;
