import { inBrowser } from '../in-browser.ts';

/** React's `digest` of a boundary that the server did not render. */
export const SKIPPED_ON_SERVER = 'skipped-on-server';

class SkippedOnServerError extends Error {
  override name = 'SkippedOnServerError';
}

/**
 * Leaves the nearest Suspense boundary to the browser: the server renders the boundary's fallback.
 * @throws on the server
 */
export function skipServerRendering(): void {
  if (!inBrowser) throw new SkippedOnServerError('Only the browser renders this component.');
}

export const isSkippedOnServer = (error: unknown): boolean => error instanceof SkippedOnServerError;

/** Whether an error in `onRecoverableError` marks a boundary that the server did not render. */
export const wasSkippedOnServer = (error: unknown): boolean =>
  error instanceof Error && 'digest' in error && error.digest === SKIPPED_ON_SERVER;
