import type { Context } from 'hono';
import { GatewayError } from './gateway-error.ts';

/** Largest body in bytes; sealed registrations are about 3 kB. */
export const BODY_LIMIT = 64 * 1024;

const tooLarge = () => new GatewayError('request_too_large', 'The body is too large.');

/** The parts of a body; a caller who went away, or was too slow, sent no body. */
async function* partsOf(context: Context): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  try {
    yield* context.req.raw.body ?? [];
  } catch {
    throw new GatewayError('request_param_err', 'The body did not arrive.');
  }
}

/**
 * The body as bytes: the only way in which the gateway reads one. It is never held beyond the limit,
 * whatever length the caller declared.
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
 * The body as text.
 * @param limit bytes
 * @throws {GatewayError} request_too_large, request_param_err
 */
export async function readBody(context: Context, limit = BODY_LIMIT): Promise<string> {
  return new TextDecoder().decode(await readBytes(context, limit));
}
