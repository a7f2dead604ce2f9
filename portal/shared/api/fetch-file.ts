import { envelope } from '@baize/gateway/contract';
import * as z from 'zod/mini';
import { boot } from '../boot.ts';
import { currentLanguage } from '../messages/language-store.ts';
import { session } from '../session/session-store.ts';
import { CallError, isErrorCode } from './call-error.ts';

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
