import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { readBody as readText } from '@baize/gateway/core/read-body.ts';
import { parseJson } from '@baize/gateway/core/read-fields.ts';
import type { Context } from 'hono';
import * as z from 'zod/mini';

/** Maximum body size in bytes, far above the largest slip of a lottery. */
const BODY_LIMIT = 4096;

/**
 * Parses the body by a schema.
 * @throws {GatewayError} request_param_err, request_too_large
 */
export async function readBody<Schema extends z.ZodMiniType>(context: Context, schema: Schema) {
  const parsed = z.safeParse(schema, parseJson(await readText(context, BODY_LIMIT)));
  if (!parsed.success) throw new GatewayError('request_param_err', 'Some fields are wrong.');
  return parsed.data;
}

/** A response in the envelope, which must not be cached. */
export function respond(context: Context, value: object): Response {
  context.header('Cache-Control', 'no-store');
  return context.json({ success: true, value });
}
