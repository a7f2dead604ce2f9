import type { MiddlewareHandler } from 'hono';

/** Paths that framed pages call, and are served from. */
export const FRAMED_CALLS = ['/sandbox/play/*', '/sandbox/games/*', '/sandbox/chat/*'] as const;

/**
 * CORS for games in a frame. The portal frames a game of its own origin with `sandbox` and without `allow-same-origin`,
 * so that it can reach neither the session nor the page around it. Its calls then have a null origin and need CORS
 * headers. These are harmless: the calls accept no cookie, only the launch token, which the caller must have.
 */
export const frameAccess: MiddlewareHandler = async (context, next) => {
  context.header('Access-Control-Allow-Origin', '*');
  context.header('Cross-Origin-Resource-Policy', 'cross-origin');
  if (context.req.method === 'OPTIONS') {
    context.header('Access-Control-Allow-Methods', 'GET, POST');
    context.header('Access-Control-Allow-Headers', 'Authorization, *');
    context.header('Access-Control-Max-Age', '600');
    return context.body(null, 204);
  }
  await next();
};
