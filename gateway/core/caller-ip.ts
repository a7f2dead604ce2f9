import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The visitor's address: the socket's, or the first of a header that a trusted proxy sets. */
export function callerIp(context: Context, trustedHeader: string): string {
  const forwarded = trustedHeader && context.req.header(trustedHeader)?.split(',')[0]?.trim();
  if (forwarded) return forwarded;
  const address = getConnInfo(context).remote.address ?? '';
  return address.replace(/^::ffff:/, '');
}
