import {
  type IncomingMessage,
  request as requestPlain,
  type Server,
  STATUS_CODES,
} from 'node:http';
import { request as requestSecure } from 'node:https';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { SOCKET_PATH } from '../../contract/events.ts';
import { addressOf, isSecure, networkOf } from '../caller-ip.ts';
import type { UpstreamConfig } from '../config.ts';
import { createConnectionCap } from '../connection-cap.ts';
import { logError } from '../log-error.ts';
import { isSameOrigin } from '../same-origin.ts';
import { isLoop, requestHeaders } from './headers.ts';

/** Milliseconds for the platform to accept a socket. */
const HANDSHAKE_TIMEOUT_MS = 30_000;
/** What the visitor's side needs of the platform's handshake. */
const HANDSHAKE_HEADERS = [
  'sec-websocket-accept',
  'sec-websocket-extensions',
  'sec-websocket-protocol',
];

function refuse(visitor: Duplex, status: number): void {
  visitor.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    // A caller who leaves its own half open would hold the connection for ever.
    () => visitor.destroy(),
  );
}

/** The status that refuses an upgrade before the platform hears of it. */
function problem(request: IncomingMessage): number | undefined {
  const [path] = (request.url ?? '').split('?');
  if (path !== SOCKET_PATH) return 404;
  if (request.method !== 'GET' || request.headers.upgrade?.toLowerCase() !== 'websocket')
    return 400;
  return isSameOrigin(request) ? undefined : 403;
}

const headersOf = ({ headers }: IncomingMessage): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );

/** Both ways until one side ends; then the other ends too. */
function join(visitor: Duplex, platform: Socket): void {
  for (const side of [visitor, platform]) {
    if (!(side instanceof Socket)) continue;
    side.setTimeout(0);
    side.setNoDelay(true);
    side.setKeepAlive(true);
  }
  visitor.once('close', () => platform.destroy());
  platform.once('close', () => visitor.destroy());
  platform.on('error', () => platform.destroy());
  visitor.pipe(platform);
  platform.pipe(visitor);
}

/**
 * Passes the socket of logged-in sessions on to the platform, and no other upgrade. Returns what
 * closes them all.
 */
export function attachUpstreamSocket(server: Server, config: UpstreamConfig): () => void {
  const { upstream, trustProxy } = config;
  const cap = createConnectionCap();
  const open = new Set<Duplex>();
  const ask = upstream.protocol === 'https:' ? requestSecure : requestPlain;

  server.on('upgrade', (request, visitor, head) => {
    visitor.on('error', () => visitor.destroy());
    const wrong = problem(request);
    if (wrong !== undefined) return refuse(visitor, wrong);
    const received = headersOf(request);
    if (isLoop(received)) return refuse(visitor, 508);
    const ip = addressOf(request, trustProxy);
    const release = cap.take(networkOf(ip));
    if (!release) return refuse(visitor, 429);

    const headers = requestHeaders(received, {
      upstream,
      ip,
      secure: isSecure(request, trustProxy),
    });
    headers.set('Connection', 'Upgrade');
    headers.set('Upgrade', 'websocket');
    const upstreamRequest = ask(new URL(SOCKET_PATH, upstream), {
      headers: Object.fromEntries(headers),
      agent: false,
      timeout: HANDSHAKE_TIMEOUT_MS,
    });
    open.add(visitor);
    visitor.once('close', () => {
      open.delete(visitor);
      release();
      upstreamRequest.destroy();
    });
    upstreamRequest.on('timeout', () =>
      upstreamRequest.destroy(new Error('The platform did not respond in time.')),
    );
    upstreamRequest.on('error', (error) => {
      if (visitor.destroyed || visitor.writableEnded) return;
      logError('The platform did not accept a socket', error);
      refuse(visitor, 502);
    });
    upstreamRequest.on('response', (answer) => {
      answer.resume();
      refuse(visitor, answer.statusCode ?? 502);
    });
    upstreamRequest.on('upgrade', (answer, platform, first) => {
      const lines = HANDSHAKE_HEADERS.flatMap((name) => {
        const value = answer.headers[name];
        return value === undefined ? [] : [`${name}: ${value}`];
      });
      visitor.write(
        ['HTTP/1.1 101 Switching Protocols', 'Connection: Upgrade', 'Upgrade: websocket', ...lines]
          .join('\r\n')
          .concat('\r\n\r\n'),
      );
      if (first.length > 0) visitor.write(first);
      if (head.length > 0) platform.write(head);
      join(visitor, platform);
    });
    upstreamRequest.end();
  });

  return () => {
    for (const visitor of open) visitor.destroy();
  };
}
