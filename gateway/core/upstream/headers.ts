import { randomUUID } from 'node:crypto';

/** RFC 9110, 7.6.1: they speak of one connection and end with it. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** What `fetch` finds out itself, and `Expect`, which it does not know. */
const REQUEST_FRAMING = ['accept-encoding', 'content-length', 'expect', 'host'];
/** Only this process may tell the platform who is calling: a visitor's own word would be believed. */
const TOLD_BY_PROXIES = [
  'cf-connecting-ip',
  'forwarded',
  'true-client-ip',
  'x-client-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];
/** They speak of the platform's own host name and transport, not of the merchant's. */
const PLATFORMS_OWN = ['alt-svc', 'strict-transport-security'];

/** This process in `Via`: another one in front of the same platform is no loop. */
const PSEUDONYM = `baize-${randomUUID()}`;

export interface Caller {
  readonly upstream: URL;
  /** The visitor's address; empty when it is not known. */
  readonly ip: string;
  /** Whether the visitor's connection is encrypted. */
  readonly secure: boolean;
}

function removeHopByHop(headers: Headers): void {
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim());
  for (const name of named) if (/^[\w!#$%&'*+.^`|~-]+$/.test(name)) headers.delete(name);
  for (const name of HOP_BY_HOP) headers.delete(name);
}

/** Whether a request has been here already: the platform's address leads back to us. */
export const isLoop = (headers: Headers): boolean => (headers.get('via') ?? '').includes(PSEUDONYM);

/** What a visitor sent, as the platform gets it. */
export function requestHeaders(received: Headers, { upstream, ip, secure }: Caller): Headers {
  const headers = new Headers(received);
  const host = received.get('host');
  const origin = received.get('origin');
  removeHopByHop(headers);
  for (const name of [...REQUEST_FRAMING, ...TOLD_BY_PROXIES]) headers.delete(name);
  if (ip) headers.set('X-Forwarded-For', ip);
  if (host) headers.set('X-Forwarded-Host', host);
  headers.set('X-Forwarded-Proto', secure ? 'https' : 'http');
  headers.append('Via', `1.1 ${PSEUDONYM}`);
  // Same origin stays same origin; a foreign one stays foreign, for the platform to refuse.
  if (origin && URL.canParse(origin) && new URL(origin).host === host) {
    headers.set('Origin', upstream.origin);
  }
  return headers;
}

/** A redirect within the platform is one within the merchant's address. */
function ownLocation(location: string, upstream: URL): string {
  if (!URL.canParse(location)) return location;
  const { origin, pathname, search, hash } = new URL(location);
  return origin === upstream.origin ? pathname + search + hash : location;
}

/** What the platform answered, as the visitor gets it. */
export function responseHeaders(answered: Headers, upstream: URL): Headers {
  const headers = new Headers(answered);
  removeHopByHop(headers);
  for (const name of PLATFORMS_OWN) headers.delete(name);
  if (headers.has('content-encoding')) {
    // `fetch` has decoded the body; it is compressed anew for the visitor.
    headers.delete('content-encoding');
    headers.delete('content-length');
  }
  headers.delete('set-cookie');
  for (const cookie of answered.getSetCookie()) {
    // A cookie of the platform's domain would be refused at the merchant's.
    headers.append('Set-Cookie', cookie.replace(/;\s*domain=[^;]*/gi, ''));
  }
  const location = headers.get('location');
  if (location) headers.set('Location', ownLocation(location, upstream));
  return headers;
}
