import { type AnyEndpoint, envelope, type RequestOf } from '@baize/gateway/contract';
import * as z from 'zod/mini';
import { boot } from '../boot.ts';
import { currentLanguage } from '../messages/language-store.ts';
import { session } from '../session/session-store.ts';
import { afterFailure, bodyOf, headersOf, queryOf } from './call.ts';
import { CallError } from './call-error.ts';
import { isErrorCode } from './is-error-code.ts';

/** What the gateway refused a file for. */
async function refusalOf(answer: Response): Promise<CallError> {
  const body: unknown = await answer.json().catch(() => undefined);
  const parsed = z.safeParse(envelope, body);
  const code = parsed.data?.errorCode;
  return new CallError(isErrorCode(code) ? code : 'not_found', {
    status: answer.status,
    requestId: answer.headers.get('x-request-id') ?? undefined,
  });
}

/** A file that the gateway gives to this session only. @throws {CallError} */
export async function fetchFile(path: string, signal: AbortSignal): Promise<Blob> {
  const headers = new Headers({
    Merchant: boot().permission.info.merchant,
    Language: currentLanguage(),
  });
  const { token } = session.get();
  if (token) headers.set('Authorization', token);
  let answer: Response;
  try {
    answer = await fetch(path, { headers, credentials: 'same-origin', signal });
  } catch {
    throw new CallError('network');
  }
  if (!answer.ok) throw await refusalOf(answer);
  return answer.blob();
}

/** A file that a reading call answers. @throws {CallError} */
export function askForFile<E extends AnyEndpoint>(
  endpoint: E,
  payload: RequestOf<E>,
): Promise<Blob> {
  return fetchFile(endpoint.path + queryOf(payload as object), new AbortController().signal);
}

/** A file that a call which needs a body answers, such as a password. @throws {CallError} */
export async function sendForFile<E extends AnyEndpoint>(
  endpoint: E,
  payload: RequestOf<E>,
): Promise<Blob> {
  const { token } = session.get();
  const init: RequestInit = {
    method: endpoint.method,
    headers: headersOf(endpoint, token, {}),
    body: await bodyOf(endpoint, payload as object),
    credentials: 'same-origin',
  };
  let answer: Response;
  try {
    answer = await fetch(endpoint.path, init);
  } catch {
    throw new CallError('network');
  }
  if (answer.ok) return answer.blob();
  const refusal = await refusalOf(answer);
  await afterFailure(refusal, token);
  throw refusal;
}
