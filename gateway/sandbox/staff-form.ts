import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { readForm } from '@baize/gateway/core/read-fields.ts';
import type { Context } from 'hono';
import * as z from 'zod/mini';

/** Reads the form of a staff page. @throws {GatewayError} request_param_err, request_too_large */
export async function readStaffForm<Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = z.safeParse(schema, await readForm(context));
  if (!parsed.success) throw new GatewayError('request_param_err', 'The form is not complete.');
  return parsed.data;
}
