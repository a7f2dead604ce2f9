import type { Context } from 'hono';
import { GatewayError } from '../gateway-error.ts';
import { BODY_LIMIT } from '../read-body.ts';

const tooLarge = () => new GatewayError('request_too_large', 'The body is too large.');

/**
 * The body byte for byte, or undefined when there is none. It is never held beyond the gateway's
 * limit, whatever length the caller declared.
 * @throws {GatewayError} request_too_large
 */
export async function readBytes(context: Context): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { method } = context.req.raw;
  if (method === 'GET' || method === 'HEAD') return undefined;
  if (Number(context.req.header('content-length') ?? 0) > BODY_LIMIT) throw tooLarge();
  const { body } = context.req.raw;
  if (!body) return undefined;
  const bytes = new Uint8Array(BODY_LIMIT);
  let length = 0;
  for await (const chunk of body) {
    if (length + chunk.byteLength > BODY_LIMIT) throw tooLarge();
    bytes.set(chunk, length);
    length += chunk.byteLength;
  }
  return length > 0 ? bytes.subarray(0, length) : undefined;
}
