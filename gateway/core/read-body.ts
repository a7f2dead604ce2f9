import type { Context } from 'hono';
import { GatewayError } from './gateway-error.ts';

/** Largest body in bytes; sealed registrations are about 3 kB. */
export const BODY_LIMIT = 64 * 1024;

/**
 * The body as text. It is never held beyond the limit, whatever length the caller declared.
 * @throws {GatewayError} request_too_large
 */
export async function readBody(context: Context): Promise<string> {
  const declared = Number(context.req.header('content-length') ?? 0);
  if (declared > BODY_LIMIT) throw new GatewayError('request_too_large', 'The body is too large.');
  const { body } = context.req.raw;
  if (!body) return '';
  const decoder = new TextDecoder();
  let length = 0;
  let text = '';
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > BODY_LIMIT) throw new GatewayError('request_too_large', 'The body is too large.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
