import { Hono } from 'hono';
import { compression } from '../compression.ts';
import type { UpstreamConfig } from '../config.ts';
import { handleError } from '../error-handler.ts';
import { GatewayError } from '../gateway-error.ts';
import { registerPages } from '../pages/index.ts';
import { requestId } from '../request-id.ts';
import { securityHeaders } from '../security-headers.ts';
import { createPlatformStatus } from './platform-status.ts';
import { RESPONSE_TIMEOUT_MS, registerProxy } from './proxy-request.ts';

export { attachUpstreamSocket } from './socket.ts';

/**
 * The portal in front of a real platform (BAIZE_UPSTREAM): pages, brands and assets from here,
 * every call from there. It holds no database, no modules and no sandbox.
 * @param responseTimeoutMs milliseconds for the platform to begin an answer: tests
 */
export function createUpstreamApp(
  config: UpstreamConfig,
  responseTimeoutMs = RESPONSE_TIMEOUT_MS,
): Hono {
  const app = new Hono();
  app.onError(handleError);
  app.notFound(() => {
    throw new GatewayError('not_found', 'There is no such call.');
  });
  app.use(requestId, securityHeaders(config), compression);
  registerProxy(app, config, responseTimeoutMs);
  registerPages(app, { config, readPermission: createPlatformStatus(config) });
  return app;
}
