import type { IncomingMessage } from 'node:http';

/**
 * Browsers always send Origin with a socket: it must be the host that was called. Programs send
 * none, and cannot ride on anybody's login, because the token is a message and not a cookie.
 */
export function isSameOrigin(request: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
