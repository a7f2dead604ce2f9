import type { AnyEndpoint, ResponseOf } from '@baize/gateway/contract';
import { session } from '../session/session-store.ts';
import { afterFailure, headersOf } from './call.ts';
import { CallError } from './call-error.ts';
import { readerOf } from './schemas-of.ts';

interface UploadOptions {
  signal: AbortSignal;
  /** Called with the share that was sent, 0 to 1. */
  onProgress(share: number): void;
}

/** Milliseconds without progress until an upload fails. */
const STALLED = 30_000;

/** XMLHttpRequest, because fetch does not report the progress of an upload. */
function post(path: string, headers: Headers, file: Blob, options: UploadOptions) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        request.abort();
        reject(new CallError('timeout'));
      }, STALLED);
    };
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      settle();
    };
    request.open('POST', path);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      watch();
      options.onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = end(() => {
      const requestId = request.getResponseHeader('x-request-id');
      resolve(
        new Response(request.responseText, {
          status: request.status,
          ...(requestId && { headers: { 'x-request-id': requestId } }),
        }),
      );
    });
    request.onerror = end(() => reject(new CallError('network')));
    request.onabort = end(() => reject(new CallError('network')));
    options.signal.addEventListener('abort', () => request.abort());
    watch();
    request.send(file);
  });
}

/**
 * Uploads a file to an endpoint with `uploadLimit` and returns its parsed value.
 * @throws {CallError} for every kind of failure, also for an aborted upload
 */
export async function upload<E extends AnyEndpoint>(
  endpoint: E,
  file: Blob,
  options: UploadOptions,
): Promise<ResponseOf<E>> {
  const { token } = session.get();
  const headers = headersOf(endpoint, token, {});
  headers.set('Content-Type', file.type || 'application/octet-stream');
  try {
    const read = await readerOf(endpoint);
    return await read(await post(endpoint.path, headers, file, options));
  } catch (error) {
    if (error instanceof CallError) await afterFailure(error, token);
    throw error;
  }
}
