import type { Context, Hono } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import type { AnyEndpoint } from '../../contract/endpoint.ts';
import * as contract from '../../contract/index.ts';
import { callerIp, isSecureCall } from '../caller-ip.ts';
import type { UpstreamConfig } from '../config.ts';
import { GatewayError } from '../gateway-error.ts';
import { logError } from '../log-error.ts';
import { BODY_LIMIT, readBytes } from '../read-body.ts';
import { isLoop, requestHeaders, responseHeaders } from './headers.ts';
import { UpstreamError } from './upstream-error.ts';

/** All that is the platform's; everything else is the portal's own. */
const PASSED_ON = ['/wps/', '/lgw/', '/.well-known/', '/art/', '/sandbox/'];
/** The contract's methods; HEAD comes with GET. */
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
/** Milliseconds until an answer is given up that has not begun; a file may take longer to its end. */
export const RESPONSE_TIMEOUT_MS = 30_000;

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value;

const CONTRACT: readonly unknown[] = Object.values(contract);
/** Bytes of a body at most, by method and path, of the calls that take a file. */
const UPLOAD_LIMITS: ReadonlyMap<string, number> = new Map(
  CONTRACT.filter(isEndpoint).flatMap(({ method, path, uploadLimit }): [string, number][] =>
    uploadLimit === undefined ? [] : [[`${method} ${path}`, uploadLimit]],
  ),
);

/** A server that decodes a path once more would climb out of the folders that are passed on. */
function climbs(path: string): boolean {
  try {
    return /(?:^|[\\/])\.\.(?:[\\/]|$)|[\\\0]/.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

/** The platform's address of a request; nothing but path and query comes from the visitor. */
export function upstreamAddress(requested: string, upstream: URL): URL | undefined {
  const { pathname, search } = new URL(requested);
  if (!PASSED_ON.some((prefix) => pathname.startsWith(prefix)) || climbs(pathname)) {
    return undefined;
  }
  const address = new URL(upstream);
  address.pathname = pathname;
  address.search = search;
  return address;
}

/** The body byte for byte, or undefined when there is none. @throws {GatewayError} request_too_large */
async function bodyOf(context: Context): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { method } = context.req.raw;
  if (method === 'GET' || method === 'HEAD') return undefined;
  const limit = UPLOAD_LIMITS.get(`${method} ${context.req.path}`) ?? BODY_LIMIT;
  const bytes = await readBytes(context, limit);
  return bytes.length > 0 ? bytes : undefined;
}

interface Patience {
  /** Aborted when the visitor leaves; holds to the end of the body. */
  readonly visitor: AbortSignal;
  readonly responseTimeoutMs: number;
}

async function ask(
  address: URL,
  init: RequestInit,
  { visitor, responseTimeoutMs }: Patience,
): Promise<Response> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), responseTimeoutMs);
  try {
    const signal = AbortSignal.any([limit.signal, visitor]);
    // A redirect is the browser's to follow: this process goes nowhere but to the platform.
    return await fetch(address, { ...init, redirect: 'manual', signal });
  } catch (error) {
    if (!visitor.aborted) logError(`${init.method} ${address.pathname} failed upstream`, error);
    if (limit.signal.aborted) throw new UpstreamError(504, 'The platform did not respond in time.');
    throw new UpstreamError(502, 'The platform could not be reached.');
  } finally {
    clearTimeout(timer);
  }
}

/** Hands the platform's paths to the platform, and its answers back (BAIZE_UPSTREAM). */
export function registerProxy(app: Hono, config: UpstreamConfig, responseTimeoutMs: number): void {
  const { upstream } = config;
  const proxyRequest = async (context: Context, next: () => Promise<void>) => {
    // The boot data is made here: a platform need not know it.
    if (context.req.path === contract.BOOT_PATH) return next();
    const { raw } = context.req;
    const address = upstreamAddress(raw.url, upstream);
    if (!address) throw new GatewayError('not_found', 'There is no such call.');
    if (isLoop(raw.headers)) {
      console.error('BAIZE_UPSTREAM points to this server itself.');
      throw new UpstreamError(508, "The platform's address is this server itself.");
    }
    const caller = {
      upstream,
      ip: callerIp(context, config),
      secure: isSecureCall(context, config),
    };
    const headers = requestHeaders(raw.headers, caller);
    const body = await bodyOf(context);
    const init = { method: raw.method, headers, ...(body && { body }) };
    const answer = await ask(address, init, { visitor: raw.signal, responseTimeoutMs });
    // `newResponse` keeps our request id only where the platform names none.
    return context.newResponse(answer.body, {
      status: answer.status as StatusCode,
      headers: responseHeaders(answer.headers, upstream),
    });
  };
  app.on(
    METHODS,
    PASSED_ON.map((prefix) => `${prefix}*`),
    proxyRequest,
  );
}
