import type { IncomingMessage } from 'node:http';

/**
 * Whether a WebSocket request comes from our own origin. Browsers always send Origin with a WebSocket
 * handshake. Other programs send none; they cannot abuse a browser's login, because the token is sent as a
 * message and not as a cookie.
 */
export function isSameOrigin(request: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
