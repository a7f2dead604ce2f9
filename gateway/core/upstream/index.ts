import { Hono } from 'hono';
import { answerError } from '../answer-error.ts';
import { compression } from '../compression.ts';
import type { UpstreamConfig } from '../config.ts';
import { GatewayError } from '../gateway-error.ts';
import { registerPages } from '../pages/index.ts';
import { requestId } from '../request-id.ts';
import { securityHeaders } from '../security-headers.ts';
import { createPlatformStatus } from './platform-status.ts';
import { ANSWER_WITHIN, registerProxy } from './proxy-request.ts';

export { attachUpstreamSocket } from './socket.ts';

/**
 * The portal in front of a real platform (BAIZE_UPSTREAM): pages, brands and assets from here,
 * every call from there. It holds no database, no modules and no sandbox.
 * @param answerWithin milliseconds for the platform to begin an answer: tests
 */
export function createUpstreamApp(config: UpstreamConfig, answerWithin = ANSWER_WITHIN): Hono {
  const app = new Hono();
  app.onError(answerError);
  app.notFound(() => {
    throw new GatewayError('not_found', 'There is no such call.');
  });
  app.use(requestId, securityHeaders(config), compression);
  registerProxy(app, config, answerWithin);
  registerPages(app, { config, readPermission: createPlatformStatus(config) });
  return app;
}
