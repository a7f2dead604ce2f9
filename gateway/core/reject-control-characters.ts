import type { MiddlewareHandler } from 'hono';
import { GatewayError } from './gateway-error.ts';

/** Percent-encoded control characters other than tab, line feed and carriage return. */
const CONTROL = /%(?:0[0-8bcef]|1[\da-f]|7f)/i;

/**
 * Rejects requests with control characters in the path or query. No URL of the gateway has any, and
 * neither the database nor the file system accepts NUL.
 * @throws {GatewayError} request_param_err
 */
export const rejectControlCharacters: MiddlewareHandler = async (context, next) => {
  if (CONTROL.test(context.req.url)) {
    throw new GatewayError('request_param_err', 'The URL contains control characters.');
  }
  await next();
};
