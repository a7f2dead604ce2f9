import type { MiddlewareHandler } from 'hono';

/** Where pages in a frame of their own call, and come from. */
export const FRAMED_CALLS = ['/sandbox/play/*', '/sandbox/games/*', '/sandbox/chat/*'] as const;

/**
 * The portal puts a game of its own origin into a frame without that origin (`sandbox` without
 * `allow-same-origin`): the game can then reach neither the session nor the page around it. To the
 * browser its calls come from nowhere, so they need leave. It opens nothing: these calls know no
 * cookie, only the launch token, which whoever asks must bring.
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
