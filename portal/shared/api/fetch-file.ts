import { type AnyEndpoint, envelope, errorDetail, type RequestOf } from '@baize/gateway/contract';
import * as z from 'zod/mini';
import { boot } from '../boot.ts';
import { currentLanguage } from '../messages/language-store.ts';
import { session } from '../session/session-store.ts';
import { afterFailure, bodyOf, headersOf, queryOf } from './call.ts';
import { CallError } from './call-error.ts';
import { isErrorCode } from './is-error-code.ts';

/** Milliseconds without data until a download fails. */
const MOST_SILENCE = 60_000;

/** The error of a rejected file request. */
async function refusalOf(answer: Response): Promise<CallError> {
  const body: unknown = await answer.json().catch(() => undefined);
  const { errorCode: code, value } = z.safeParse(envelope, body).data ?? {};
  return new CallError(isErrorCode(code) ? code : 'not_found', {
    status: answer.status,
    detail: z.safeParse(errorDetail, value).data ?? {},
    requestId: answer.headers.get('x-request-id') ?? undefined,
  });
}

/** The bytes of an answer; `onPart` is called for each chunk. */
function bytesOf(answer: Response, onPart: () => void): Promise<Blob> {
  const told = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      onPart();
      controller.enqueue(part);
    },
  });
  const { headers, body } = answer;
  return new Response(body?.pipeThrough(told), { headers }).blob();
}

/**
 * Downloads a file to its end, however long it is. Reacts to a failure as `call` does.
 * @throws {CallError}
 */
async function load(
  path: string,
  init: RequestInit,
  token: string | undefined,
  signal?: AbortSignal,
): Promise<Blob> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), MOST_SILENCE);
  };
  try {
    wait();
    const answer = await fetch(path, {
      ...init,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
    });
    if (!answer.ok) throw await refusalOf(answer);
    return await bytesOf(answer, wait);
  } catch (error) {
    const lost = silence.signal.aborted ? 'timeout' : 'network';
    const failure = error instanceof CallError ? error : new CallError(lost);
    await afterFailure(failure, token);
    throw failure;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Downloads a file that is available to this session only.
 * @throws {CallError}
 */
export async function fetchFile(path: string, signal?: AbortSignal): Promise<Blob> {
  const headers = new Headers({
    Merchant: boot().permission.info.merchant,
    Language: currentLanguage(),
  });
  const { token } = session.get();
  if (token) headers.set('Authorization', token);
  return load(path, { headers }, token, signal);
}

/**
 * Downloads a file by a reading call.
 * @throws {CallError}
 */
export function requestFile<E extends AnyEndpoint>(
  endpoint: E,
  payload: RequestOf<E>,
): Promise<Blob> {
  return fetchFile(endpoint.path + queryOf(payload as object));
}

/**
 * Downloads a file by a call with a body, such as one with a password.
 * @throws {CallError}
 */
export async function postForFile<E extends AnyEndpoint>(
  endpoint: E,
  payload: RequestOf<E>,
): Promise<Blob> {
  const { token } = session.get();
  const init: RequestInit = {
    method: endpoint.method,
    headers: headersOf(endpoint, token, {}),
    body: await bodyOf(endpoint, payload as object),
  };
  return load(endpoint.path, init, token);
}
