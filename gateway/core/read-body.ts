import type { Context } from 'hono';
import { GatewayError } from './gateway-error.ts';

/** Default limit of a request body, in bytes; sealed registrations have about 3 kB. */
export const BODY_LIMIT = 64 * 1024;

const tooLarge = () => new GatewayError('request_too_large', 'The body is too large.');

/** Iterates over the chunks of a body; a caller that disconnects or times out has sent no body. */
async function* partsOf(context: Context): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  try {
    yield* context.req.raw.body ?? [];
  } catch {
    throw new GatewayError('request_param_err', 'The body was not received completely.');
  }
}

/**
 * Reads a body as bytes; all bodies of the gateway are read by this function. No more than the limit is
 * buffered, whatever length the caller declares.
 * @param limit bytes
 * @throws {GatewayError} request_too_large, request_param_err
 */
export async function readBytes(context: Context, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(context.req.header('content-length') ?? 0);
  if (declared > limit) throw tooLarge();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of partsOf(context)) {
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

/**
 * Reads a body as text.
 * @param limit bytes
 * @throws {GatewayError} request_too_large, request_param_err
 */
export async function readBody(context: Context, limit = BODY_LIMIT): Promise<string> {
  return new TextDecoder().decode(await readBytes(context, limit));
}
