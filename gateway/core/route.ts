import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import type { AnyEndpoint, Endpoint, ParsedRequestOf, ResponseOf } from '../contract/endpoint.ts';
import { supportedLanguage } from '../contract/languages.ts';
import { sealedBody } from '../contract/session.ts';
import { hostOf } from './allowed-host.ts';
import { callerIp } from './caller-ip.ts';
import type { Call, Gateway, Session } from './gateway.ts';
import { GatewayError } from './gateway-error.ts';
import { readBody, readBytes } from './read-body.ts';

type SessionFor<E extends AnyEndpoint> = E['token'] extends 'required'
  ? Session
  : E['token'] extends 'optional'
    ? Session | undefined
    : undefined;

export type Handler<E extends AnyEndpoint> = (
  payload: ParsedRequestOf<E>,
  session: SessionFor<E>,
  call: Call,
) => Promise<ResponseOf<E>>;

function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new GatewayError('request_param_err', 'The body is not JSON.');
  }
}

async function readPayload(context: Context, call: AnyEndpoint, gateway: Gateway) {
  if (call.method === 'GET') return context.req.query();
  if (call.uploadLimit) return { file: await readBytes(context, call.uploadLimit) };
  const text = await readBody(context);
  if (call.form) return Object.fromEntries(new URLSearchParams(text));
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
  const token = context.req.header('authorization') ?? context.req.query('token');
  if (token) {
    try {
      return await gateway.sessions.require(token);
    } catch (error) {
      // A dead token must never blank a public page: optional calls go on as a visitor's.
      if (call.token === 'required' || !(error instanceof GatewayError)) throw error;
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
  return {
    language: supportedLanguage(context.req.header('language')),
    ip: callerIp(context, gateway.config.trustedIpHeader),
    host: hostOf(context),
    device: context.req.header('device') ?? '',
    userAgent: context.req.header('user-agent') ?? '',
    requestId: context.res.headers.get('x-request-id') ?? '',
    idempotencyKey: context.req.header('idempotency-key'),
    cookie: (name) => getCookie(context, name),
    setCookie: (name, value, maxAge) =>
      setCookie(context, name, value, { httpOnly: true, sameSite: 'Strict', path: '/', maxAge }),
    header: (name, value) => context.header(name, value),
  };
}

export interface RouteOptions {
  /** Answers the value alone, without the envelope; refusals keep theirs. */
  readonly bare?: boolean;
}

/**
 * The gateway's one way in: finds the session, opens and parses the body against the contract,
 * runs the module's function and wraps what it returns in the envelope. Refusals are thrown as
 * GatewayError and answered by `answerError`.
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
    const merchant = context.req.header('merchant');
    if (merchant !== gateway.config.merchant) {
      throw new GatewayError('request_param_err', 'The header Merchant must be sent exactly once.');
    }
    const session = await findSession(context, call, gateway);
    const description = describeCall(context, gateway);
    if (call.idempotent && !description.idempotencyKey) {
      throw new GatewayError('idempotency_key_required');
    }
    const parsed = z.safeParse(call.request, await readPayload(context, call, gateway));
    if (!parsed.success) {
      const fields = problems(parsed.error.issues);
      throw new GatewayError('request_param_err', 'Some fields are wrong.', { fields });
    }
    const value = await handler(
      parsed.data as ParsedRequestOf<E>,
      session as SessionFor<E>,
      description,
    );
    if (!context.res.headers.has('cache-control')) context.header('Cache-Control', 'no-store');
    return context.json(bare ? value : { success: true, value });
  });
}
