import { ChunkLoadError } from '../errors/retry-import.ts';
import { CallError } from './call-error.ts';

/** Aborted and timed-out requests by the error names of the platform. */
const REQUEST_ENDS: Readonly<Record<string, 'network' | 'timeout'>> = {
  AbortError: 'network',
  TimeoutError: 'timeout',
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** Reports an unexpected error to the console and the `error` event. */
function report(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  else console.error(error);
}

/** A network failure or a script that failed to load as a CallError; else undefined. */
export function transportError(error: unknown): CallError | undefined {
  if (error instanceof ChunkLoadError) return new CallError('ChunkLoadError', { cause: error });
  const ended = REQUEST_ENDS[nameOf(error)];
  return ended && new CallError(ended, { cause: error });
}

/**
 * Converts any thrown value to a CallError. A network failure is `network` or `timeout`, a script
 * that failed to load is `ChunkLoadError`. Everything else is a mistake in the code: it is reported
 * as it is, and shown as `unknown_error`.
 */
export function toCallError(error: unknown): CallError {
  const known = error instanceof CallError ? error : transportError(error);
  if (known) return known;
  report(error);
  return new CallError('unknown_error', { cause: error });
}

/**
 * The error that a form shows in its place. The end of the session is announced once by
 * session-end.tsx instead; the form keeps its input until the person logs in again.
 */
export const toDisplayError = (error: CallError | undefined): CallError | undefined =>
  error?.code === 'login.not.session' ? undefined : error;
