import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import type { AnyEndpoint, Endpoint, ParsedRequestOf, ResponseOf } from '../contract/endpoint.ts';
import { supportedLanguage } from '../contract/languages.ts';
import { sealedBody } from '../contract/session.ts';
import { hostOf } from './allowed-host.ts';
import type { Call, Session } from './call.ts';
import { callerIp, isSecureCall, networkOf } from './caller-ip.ts';
import type { Gateway } from './gateway.ts';
import { GatewayError } from './gateway-error.ts';
import { logError } from './log-error.ts';
import { readBody, readBytes } from './read-body.ts';
import { isClean, parseForm, parseJson } from './read-fields.ts';
import { checkSystemState } from './system-state.ts';

/** Undefined for `sameForAll` endpoints: their handlers must not distinguish callers, because responses are cached. */
type SessionFor<E extends AnyEndpoint> = E extends { readonly sameForAll: true }
  ? undefined
  : E['token'] extends 'required'
    ? Session
    : E['token'] extends 'optional'
      ? Session | undefined
      : undefined;

export type Handler<E extends AnyEndpoint> = (
  payload: ParsedRequestOf<E>,
  session: SessionFor<E>,
  call: Call,
) => Promise<ResponseOf<E>>;

/** Characters of the User-Agent and Device headers that are kept. */
const MAX_USER_AGENT_LENGTH = 512;
/** An idempotency key: printable ASCII. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,128}$/;

/**
 * If reading the body took longer than this (milliseconds), the session is checked again before the handler runs.
 * Otherwise a caller could hold back the body, for up to a minute, and execute a call after its session has ended.
 * Below the limit such a call is as good as one that came right before the end, and a second lookup is saved.
 */
const SESSION_RECHECK_MS = 250;

/** Reads one of our cookies; a value that another site of the domain may have set is ignored if it is malformed. */
function readCookie(context: Context, name: string): string | undefined {
  const value = getCookie(context, name);
  return value !== undefined && value.length <= 255 && isClean(value) ? value : undefined;
}

async function readPayload(context: Context, call: AnyEndpoint, gateway: Gateway) {
  if (call.method === 'GET') return context.req.query();
  if (call.uploadLimit) return { file: await readBytes(context, call.uploadLimit) };
  const text = await readBody(context);
  if (call.form) return parseForm(text);
  const body = parseJson(text);
  if (!call.sealed) return body;
  const sealed = z.safeParse(sealedBody, body);
  if (!sealed.success || context.req.header('encryption') !== 'jwe') {
    throw new GatewayError('request_body_required', 'This call accepts only a sealed body.');
  }
  return gateway.sealing.open(sealed.data.value);
}

/** Maps the path of each invalid field to its zod issue code, for developers of callers. */
function problems(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.') || 'body', issue.code]));
}

async function findSession(
  context: Context,
  call: AnyEndpoint,
  gateway: Gateway,
): Promise<Session | undefined> {
  if (call.token === 'none') return undefined;
  const inQuery = call.tokenInQuery ? context.req.query('token') : undefined;
  const token = context.req.header('authorization') || inQuery;
  if (token) {
    try {
      const { duringPasswordChange = false, duringExclusion = false } = call;
      return await gateway.sessions.require(token, { duringPasswordChange, duringExclusion });
    } catch (error) {
      // An invalid token must not break public pages: calls with an optional token continue as a visitor.
      if (call.token === 'required' || !(error instanceof GatewayError)) throw error;
      // R10.04: a player who takes a break must not see games and promotions as a visitor either.
      if (error.code === 'player_excluded') throw error;
      return undefined;
    }
  }
  if (call.token === 'required') {
    throw new GatewayError('login.not.session', 'Not logged in, please login.', {
      reason: 'missing',
    });
  }
  return undefined;
}

function describeCall(context: Context, gateway: Gateway): Call {
  const ip = callerIp(context, gateway.config);
  return {
    language: supportedLanguage(context.req.header('language')),
    ip,
    network: networkOf(ip),
    host: hostOf(context),
    device: (context.req.header('device') ?? '').slice(0, MAX_USER_AGENT_LENGTH),
    userAgent: (context.req.header('user-agent') ?? '').slice(0, MAX_USER_AGENT_LENGTH),
    requestId: context.res.headers.get('x-request-id') ?? '',
    idempotencyKey: context.req.header('idempotency-key'),
    cookie: (name) => readCookie(context, name),
    setCookie: (name, value, maxAge) =>
      setCookie(context, name, value, {
        httpOnly: true,
        maxAge,
        path: '/',
        sameSite: 'Strict',
        secure: isSecureCall(context, gateway.config),
      }),
    header: (name, value) => context.header(name, value),
  };
}

export interface RouteOptions {
  /** Responds with the bare value; errors still use the envelope. */
  readonly bare?: boolean;
}

/** A call whose session and payload have been checked. */
interface Admitted<E extends AnyEndpoint> {
  readonly payload: ParsedRequestOf<E>;
  readonly session: SessionFor<E>;
  readonly description: Call;
}

/**
 * Finds the session, decrypts the body if it is sealed, and parses it against the contract. Afterwards it checks
 * again what may have changed while the body was received.
 */
async function admit<
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  E extends Endpoint<Request, Response>,
>(context: Context, gateway: Gateway, call: E): Promise<Admitted<E>> {
  const merchant = context.req.header('merchant');
  if (merchant !== gateway.config.merchant) {
    throw new GatewayError('request_param_err', 'The header Merchant must be sent exactly once.');
  }
  let session = await findSession(context, call, gateway);
  // Real time: the gateway's clock can be moved by the demo.
  const foundAt = performance.now();
  const description = describeCall(context, gateway);
  if (call.idempotent && !IDEMPOTENCY_KEY.test(description.idempotencyKey ?? '')) {
    throw new GatewayError('idempotency_key_required');
  }
  const parsed = z.safeParse(call.request, await readPayload(context, call, gateway));
  if (!parsed.success) {
    const fields = problems(parsed.error.issues);
    throw new GatewayError('request_param_err', 'Some fields are wrong.', { fields });
  }
  // Receiving the body may have taken long: writing calls are checked again.
  if (call.method !== 'GET') {
    await checkSystemState(gateway.db, description);
    if (session && performance.now() - foundAt > SESSION_RECHECK_MS) {
      session = await findSession(context, call, gateway);
    }
  }
  return {
    payload: parsed.data as ParsedRequestOf<E>,
    session: (call.sameForAll ? undefined : session) as SessionFor<E>,
    description,
  };
}

/**
 * Registers the handler of an endpoint; every call of the contract goes through here. It finds the session,
 * decrypts and parses the body against the contract, runs the handler and wraps its result in the envelope.
 * Handlers refuse by throwing a GatewayError, which `handleError` converts to a response.
 */
export function route<
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  E extends Endpoint<Request, Response>,
>(
  app: Hono,
  gateway: Gateway,
  call: E,
  handler: Handler<E>,
  { bare = false }: RouteOptions = {},
): void {
  app.on(call.method, call.path, async (context) => {
    const { payload, session, description } = await admit<Request, Response, E>(
      context,
      gateway,
      call,
    );
    const value = await handler(payload, session, description);
    if (!context.res.headers.has('cache-control')) context.header('Cache-Control', 'no-store');
    return context.json(bare ? value : { success: true, value });
  });
}

/** A text file that is generated while it is sent. */
export interface FileResponse {
  /** File name, printable ASCII. */
  readonly name: string;
  /** The text in chunks. */
  readonly pieces: AsyncGenerator<string>;
}

/** Converts the chunks to a byte stream with backpressure. @param what subject of the log message on failure */
function streamOf(pieces: AsyncGenerator<string>, what: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const piece = await pieces.next();
        if (piece.done) controller.close();
        else controller.enqueue(encoder.encode(piece.value));
      } catch (error) {
        // The status has been sent already; an aborted transfer shows that the file is incomplete.
        logError(`${what} failed after the response was started`, error, null);
        controller.error(error);
      }
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
}

/**
 * Registers an endpoint that responds with a file for download (`file` of the endpoint). It is checked like
 * every other call; errors that the handler throws before it returns are answered in the envelope.
 */
export function routeFile<
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  E extends Endpoint<Request, Response>,
>(
  app: Hono,
  gateway: Gateway,
  call: E,
  handler: (
    payload: ParsedRequestOf<E>,
    session: SessionFor<E>,
    call: Call,
  ) => Promise<FileResponse>,
): void {
  app.on(call.method, call.path, async (context) => {
    const { payload, session, description } = await admit<Request, Response, E>(
      context,
      gateway,
      call,
    );
    const { name, pieces } = await handler(payload, session, description);
    return context.body(streamOf(pieces, `${call.method} ${call.path}`), 200, {
      'Content-Type': `${call.file ?? 'text/plain'}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    });
  });
}
