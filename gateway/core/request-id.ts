import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** Adds a random `x-request-id` to every response. Error logs contain it, so that support can find a reported error. */
export const requestId: MiddlewareHandler = async (context, next) => {
  context.header('X-Request-Id', randomUUID());
  await next();
};
