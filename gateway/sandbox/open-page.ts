import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { sandboxPolicy } from '../core/security-headers.ts';

/** Headers of a page that brings its own style; returns the nonce that lets it in. */
export function openPage(context: Context): string {
  const nonce = randomBytes(16).toString('base64');
  context.header('Content-Security-Policy', sandboxPolicy(nonce));
  context.header('Cache-Control', 'no-store');
  // Tokens in sandbox addresses must reach no other site.
  context.header('Referrer-Policy', 'no-referrer');
  return nonce;
}
