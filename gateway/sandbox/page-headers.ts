import { randomBytes } from 'node:crypto';
import { sandboxPolicy } from '@baize/gateway/core/security-headers.ts';
import type { Context } from 'hono';

/** Sets the headers of a page with its own styles; returns the nonce that its policy allows. */
export function setPageHeaders(context: Context): string {
  const nonce = randomBytes(16).toString('base64');
  context.header('Content-Security-Policy', sandboxPolicy(nonce));
  context.header('Cache-Control', 'no-store');
  // Tokens in sandbox URLs must not leak to other sites by the referrer. With no-referrer, however, the page's own
  // forms would send no origin, and be refused.
  context.header('Referrer-Policy', 'same-origin');
  return nonce;
}
