import type { MiddlewareHandler } from 'hono';
import { GatewayError } from './gateway-error.ts';

/** Percent-encoded control characters other than tab, line feed and carriage return. */
const CONTROL = /%(?:0[0-8bcef]|1[\da-f]|7f)/i;

/**
 * Refuses control characters in path and query, whoever would read them: none of our addresses has
 * any, and neither a database nor a file system takes NUL.
 * @throws {GatewayError} request_param_err
 */
export const cleanAddress: MiddlewareHandler = async (context, next) => {
  if (CONTROL.test(context.req.url)) {
    throw new GatewayError('request_param_err', 'The address holds control characters.');
  }
  await next();
};
