import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isTemporaryDatabaseError } from '../database/transact.ts';
import { GatewayError } from './gateway-error.ts';
import { logError } from './log-error.ts';

/** Retry-After, in seconds, of a response that failed because the database is unavailable. */
const RETRY_SECONDS = 5;

const toGatewayError = (error: Error): GatewayError =>
  isTemporaryDatabaseError(error)
    ? new GatewayError('system_busy', 'Please try again later.', { retryAfter: RETRY_SECONDS })
    : new GatewayError('unknown_error', 'Unknown error.');

/**
 * Converts any thrown error to a response in the envelope. Errors other than a GatewayError are logged
 * and reported as `system_busy` or `unknown_error`, without details.
 */
export function handleError(error: Error, context: Context): Response {
  const known = error instanceof GatewayError ? error : toGatewayError(error);
  if (known !== error) {
    const { method, path } = context.req;
    logError(`${method} ${path} failed`, error, context.res.headers.get('x-request-id'));
  }
  context.header('Cache-Control', 'no-store');
  const retryAfter = known.detail?.retryAfter;
  if (retryAfter !== undefined) context.header('Retry-After', String(Math.ceil(retryAfter)));
  return context.json(
    {
      success: false,
      errorCode: known.code,
      message: known.message,
      ...(known.detail && { value: known.detail }),
    },
    known.status as ContentfulStatusCode,
  );
}
