import type { Context } from 'hono';
import { GatewayError } from './gateway-error.ts';

/** Largest body in bytes; sealed registrations are about 3 kB. */
export const BODY_LIMIT = 64 * 1024;

const tooLarge = () => new GatewayError('request_too_large', 'The body is too large.');

/**
 * The body as bytes. It is never held beyond the limit, whatever length the caller declared.
 * @throws {GatewayError} request_too_large
 */
export async function readBytes(context: Context, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(context.req.header('content-length') ?? 0);
  if (declared > limit) throw tooLarge();
  const { body } = context.req.raw;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > limit) throw tooLarge();
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** The body as text. @throws {GatewayError} request_too_large */
export async function readBody(context: Context): Promise<string> {
  return new TextDecoder().decode(await readBytes(context, BODY_LIMIT));
}
