import { randomBytes } from 'node:crypto';
import { sandboxPolicy } from '@baize/gateway/core/security-headers.ts';
import type { Context } from 'hono';

/** Headers of a page that brings its own style; returns the nonce that lets it in. */
export function openPage(context: Context): string {
  const nonce = randomBytes(16).toString('base64');
  context.header('Content-Security-Policy', sandboxPolicy(nonce));
  context.header('Cache-Control', 'no-store');
  // Tokens in sandbox addresses must reach no other site. Without any referrer the page's own forms
  // would name no origin either, and be refused.
  context.header('Referrer-Policy', 'same-origin');
  return nonce;
}
