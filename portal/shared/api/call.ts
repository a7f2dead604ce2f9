import {
  type AnyEndpoint,
  permission,
  type RequestOf,
  type ResponseOf,
} from '@baize/gateway/contract';
import { boot } from '../boot.ts';
import { retryImport } from '../errors/retry-import.ts';
import { CLOSED_CODES, recordOpen, showStatusPage } from '../errors/show-status-page.ts';
import { currentLanguage } from '../messages/language-store.ts';
import { session } from '../session/session-store.ts';
import { CallError } from './call-error.ts';
import { readerOf } from './schemas-of.ts';

/** Milliseconds until a call times out. */
const TIMEOUT = 15_000;

export interface CallOptions {
  signal?: AbortSignal;
  /** For calls that move money: the same key means the same intent, however often it is sent. */
  idempotencyKey?: string;
  /** Replaces the session's token, to find out whose it is. */
  token?: string;
}

/** The payload of a reading call as a query string; absent and empty values are omitted. */
export function queryOf(payload: object): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(payload)) {
    if (value !== undefined && value !== '') query.set(key, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** The body of a call, sealed where the contract requires it. */
export async function bodyOf(endpoint: AnyEndpoint, payload: object): Promise<string | undefined> {
  if (endpoint.method === 'GET') return undefined;
  if (endpoint.form) {
    return new URLSearchParams(payload as Record<string, string>).toString();
  }
  if (!endpoint.sealed) return JSON.stringify(payload);
  const { seal } = await retryImport(() => import('./seal.ts'));
  return JSON.stringify({ value: await seal(payload) });
}

/** The headers of a call, for code that sends it in another way. */
export function headersOf(endpoint: AnyEndpoint, token: string | undefined, options: CallOptions) {
  const headers = new Headers({
    Merchant: boot().permission.info.merchant,
    Language: currentLanguage(),
    Device: 'web',
  });
  if (token && endpoint.token !== 'none') headers.set('Authorization', token);
  if (endpoint.sealed) headers.set('Encryption', 'jwe');
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  if (endpoint.method !== 'GET') {
    headers.set(
      'Content-Type',
      endpoint.form ? 'application/x-www-form-urlencoded' : 'application/json',
    );
  }
  return headers;
}

async function send(url: string, init: RequestInit, signal: AbortSignal | undefined) {
  const limit = AbortSignal.timeout(TIMEOUT);
  try {
    return await fetch(url, {
      ...init,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallError(limit.aborted ? 'timeout' : 'network');
  }
}

/**
 * Sends a call of the contract and returns its parsed value.
 * @throws {CallError} for every kind of failure
 */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  payload: RequestOf<E>,
  options: CallOptions = {},
): Promise<ResponseOf<E>> {
  const token = options.token ?? session.get().token;
  const sent = payload as object;
  const url = endpoint.method === 'GET' ? endpoint.path + queryOf(sent) : endpoint.path;
  const init: RequestInit = {
    method: endpoint.method,
    headers: headersOf(endpoint, token, options),
    body: await bodyOf(endpoint, sent),
  };
  const reader = readerOf(endpoint);
  // A command is not sent before its schemas have loaded, because its answer could not be read. A
  // reading call loads them in parallel.
  if (endpoint.method === 'GET') reader.catch(() => undefined);
  else await reader;
  try {
    const answer = await send(url, init, options.signal);
    const value = await (await reader)(answer);
    // The status call is answered whatever the status is.
    if (endpoint.path !== permission.path) recordOpen();
    return value;
  } catch (error) {
    if (error instanceof CallError) await afterFailure(error, token);
    throw error;
  }
}

/** Reacts to a failure that concerns the session, the system status or the sealing key. */
export async function afterFailure(error: CallError, token: string | undefined): Promise<void> {
  if (error.code === 'login.not.session' && token && session.get().token === token) {
    session.refuse(error.detail.reason);
  }
  // R4.04: the dialog for the forced change opens, whatever was requested.
  if (error.code === 'password_change_required' && token && session.get().token === token) {
    session.update({ mustChangePassword: true });
  }
  // R10.04: a break that began meanwhile leaves only some pages open.
  if (error.code === 'player_excluded' && token && session.get().token === token) {
    session.update({ isExcluded: true });
  }
  // R4.01, R8.05: visitors get no event when a status begins.
  if (CLOSED_CODES.has(error.code)) void showStatusPage(() => call(permission, {}));
  if (error.code === 'request_body_required') {
    const { forgetKeys } = await retryImport(() => import('./seal.ts'));
    forgetKeys();
  }
}
