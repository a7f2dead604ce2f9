import { type AnyEndpoint, envelope, errorDetail, type ResponseOf } from '@baize/gateway/contract';
import * as z from 'zod/mini';
import { CallError } from './call-error.ts';
import { isErrorCode } from './is-error-code.ts';

async function readEnvelope(answer: Response): Promise<z.infer<typeof envelope>> {
  const requestId = answer.headers.get('x-request-id') ?? undefined;
  let body: unknown;
  try {
    body = await answer.json();
  } catch {
    throw new CallError('bad_answer', { status: answer.status, requestId });
  }
  // One old endpoint answers with a bare list (protocol.md).
  if (Array.isArray(body)) return { success: true, value: body };
  const parsed = z.safeParse(envelope, body);
  if (!parsed.success) throw new CallError('bad_answer', { status: answer.status, requestId });
  if (parsed.data.success) return parsed.data;
  const { errorCode, message, value } = parsed.data;
  const detail = z.safeParse(errorDetail, value);
  throw new CallError(isErrorCode(errorCode) ? errorCode : 'unknown_error', {
    message,
    status: answer.status,
    detail: detail.success ? detail.data : {},
    requestId,
  });
}

/**
 * The parsed value of an answer.
 * @throws {CallError} for a rejection and for an invalid answer
 */
export async function readValue<E extends AnyEndpoint>(
  response: E['response'],
  answer: Response,
): Promise<ResponseOf<E>> {
  const { value } = await readEnvelope(answer);
  const parsed = z.safeParse(response, value);
  if (!parsed.success) throw new CallError('bad_answer', { status: 200 });
  return parsed.data as ResponseOf<E>;
}
