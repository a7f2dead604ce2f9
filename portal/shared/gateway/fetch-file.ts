import { boot } from '../boot.ts';
import { session } from '../session/session-store.ts';
import { CallError } from './call-error.ts';

/** A file that the gateway gives to this session only. @throws {CallError} */
export async function fetchFile(path: string, signal: AbortSignal): Promise<Blob> {
  const headers = new Headers({ Merchant: boot().permission.info.merchant });
  const { token } = session.get();
  if (token) headers.set('Authorization', token);
  let answer: Response;
  try {
    answer = await fetch(path, { headers, credentials: 'same-origin', signal });
  } catch {
    throw new CallError('network');
  }
  if (!answer.ok) throw new CallError('not_found', { status: answer.status });
  return answer.blob();
}
