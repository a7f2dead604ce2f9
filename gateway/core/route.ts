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

/** Undefined where an answer is the same for all: what a handler is not given it cannot tell apart. */
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

/** Longest description that a browser gives of itself and is kept, in characters. */
const MAX_USER_AGENT_LENGTH = 512;
/** Printable ASCII, as clients make keys. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,128}$/;

/**
 * From so many milliseconds of reading a body on, the session is looked up once more before the call is executed. A
 * call that was let in right before its session ended is executed whatever is done here, as its handler may already
 * run; but a caller decides how long its body takes, up to a minute, and must not keep calls of an ended session open by
 * that. Up to this limit such a call is no different from one that came right before the end, and what comes at
 * once, as bets do, costs no second lookup.
 */
const SESSION_RECHECK_MS = 250;

/** A cookie of ours; what another site of the same domain spoilt counts as none. */
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
    throw new GatewayError('request_body_required', 'This call takes a sealed body only.');
  }
  return gateway.sealing.open(sealed.data.value);
}

/** Field name to problem, for the person who wrote the caller. */
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
      // A dead token must never blank a public page: optional calls go on as a visitor's.
      if (call.token === 'required' || !(error instanceof GatewayError)) throw error;
      // R10.04: a player who takes a break is shown no games and no promotions, as a visitor neither.
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
  /** Answers the value alone, without the envelope; refusals keep theirs. */
  readonly bare?: boolean;
}

/** A call that was let in: who calls, and what for. */
interface Admitted<E extends AnyEndpoint> {
  readonly payload: ParsedRequestOf<E>;
  readonly session: SessionFor<E>;
  readonly description: Call;
}

/** Finds the session, opens and parses the body against the contract, and refuses what ended meanwhile. */
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
  // Not by the gateway's clock, which a demo moves.
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
  // The body may have taken long: what writes is checked again right before it does.
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
 * The gateway's one way in: finds the session, opens and parses the body against the contract,
 * runs the module's function and wraps what it returns in the envelope. Refusals are thrown as
 * GatewayError and answered by `handleError`.
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

/** A file that is written while it is sent: its name, and its text in pieces. */
export interface FileResponse {
  /** Printable ASCII. */
  readonly name: string;
  readonly pieces: AsyncGenerator<string>;
}

/** The pieces as bytes; the next one is made when the receiver has room for it. */
function streamOf(pieces: AsyncGenerator<string>, what: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const piece = await pieces.next();
        if (piece.done) controller.close();
        else controller.enqueue(encoder.encode(piece.value));
      } catch (error) {
        // The status has been sent: a broken transfer tells the receiver that the file is not whole.
        logError(`${what} broke off`, error, null);
        controller.error(error);
      }
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
}

/**
 * A call that answers a file for download (`file` of its endpoint): let in like every other one, by
 * the same headers. What the handler refuses before it returns is answered in the envelope.
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
