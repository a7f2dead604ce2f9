import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isTemporaryDatabaseError } from '../database/transact.ts';
import { GatewayError } from './gateway-error.ts';
import { logError } from './log-error.ts';

/** Seconds after which whatever the database could not answer just now may be asked again. */
const BUSY_SECONDS = 5;

const unforeseen = (error: Error): GatewayError =>
  isTemporaryDatabaseError(error)
    ? new GatewayError('system_busy', 'Please try again later.', { retryAfter: BUSY_SECONDS })
    : new GatewayError('unknown_error', 'Unknown error.');

/** Every failure leaves in the envelope; what was not foreseen is logged and told as unknown. */
export function answerError(error: Error, context: Context): Response {
  const known = error instanceof GatewayError ? error : unforeseen(error);
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
