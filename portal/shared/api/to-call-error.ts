import { ChunkLoadError } from '../errors/retry-import.ts';
import { CallError } from './call-error.ts';

/** An aborted or timed-out request, by the name that the platform gives it. */
const REQUEST_ENDS: Readonly<Record<string, 'network' | 'timeout'>> = {
  AbortError: 'network',
  TimeoutError: 'timeout',
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** Brings an error that nobody expected to the browser's console and its `error` event. */
function report(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  else console.error(error);
}

/** What was lost on the way, a request or a script of the app, as a CallError; else nothing. */
export function transportError(error: unknown): CallError | undefined {
  if (error instanceof ChunkLoadError) return new CallError('ChunkLoadError', { cause: error });
  const ended = REQUEST_ENDS[nameOf(error)];
  return ended && new CallError(ended, { cause: error });
}

/**
 * Any thrown thing as a CallError. What was lost on the way is `network` or `timeout`, or
 * `ChunkLoadError` for a script. Everything else is a mistake in the code: it is reported as what it
 * is, and shown as `unknown_error`.
 */
export function toCallError(error: unknown): CallError {
  const known = error instanceof CallError ? error : transportError(error);
  if (known) return known;
  report(error);
  return new CallError('unknown_error', { cause: error });
}

/**
 * What a form shows of an error in its own place. The end of the session is announced once, by
 * session-end.tsx; the form stands as it was when the person is back.
 */
export const toDisplayError = (error: CallError | undefined): CallError | undefined =>
  error?.code === 'login.not.session' ? undefined : error;
