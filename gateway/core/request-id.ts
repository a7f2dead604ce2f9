import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** Every answer carries `x-request-id`: people tell it to support, and the log holds it. */
export const requestId: MiddlewareHandler = async (context, next) => {
  context.header('X-Request-Id', randomUUID());
  await next();
};
