import type { Context } from 'hono';
import * as z from 'zod/mini';
import { GatewayError } from '../../core/gateway-error.ts';

const BODY_LIMIT = 4096;

/**
 * The body by a schema.
 * @throws {GatewayError} request_param_err, request_too_large
 */
export async function readBody<Schema extends z.ZodMiniType>(context: Context, schema: Schema) {
  const text = await context.req.text();
  if (text.length > BODY_LIMIT) throw new GatewayError('request_too_large');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new GatewayError('request_param_err', 'The body is not JSON.');
  }
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw new GatewayError('request_param_err', 'Some fields are wrong.');
  return parsed.data;
}

/** An answer in the envelope, which nobody keeps. */
export function answer(context: Context, value: object): Response {
  context.header('Cache-Control', 'no-store');
  return context.json({ success: true, value });
}
