import type { MiddlewareHandler } from 'hono';
import { isSecureCall, type TrustSettings } from './caller-ip.ts';
import { configuredOrigins } from './configured-origins.ts';
import type { Sources } from './third-party-sources.ts';

const COMMON: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
};

/**
 * Seconds of a year, for the merchant's own name alone: what lies below it may be somebody else's.
 * Only an encrypted answer says so (RFC 6797).
 */
const ENCRYPTED_ONLY = 'max-age=31536000';

/** What is no page may do nothing at all, should a browser ever show it as one. */
const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What a page's policy is made for. */
export interface PagePolicyInput {
  /** Of the styles that stand in the page itself. */
  readonly sheetHashes: readonly string[];
  readonly host: string;
  /** Of just those style attributes that the drawn page has. */
  readonly styleHashes: readonly string[];
  /** Of the one script that stands in a drawn page itself. */
  readonly scriptHashes: readonly string[];
  /** Of the third parties that the merchant configured. */
  readonly foreign: Sources;
  /** Addresses that the merchant configured; what is none is left out. */
  readonly merchant: MerchantHosts;
}

export interface MerchantHosts {
  /** The mirror sites, whose speed the portal measures. */
  readonly lines: readonly string[];
  /** Of its pictures. */
  readonly imageHosts: readonly string[];
  /** Of its vendors' games. */
  readonly gameHosts: readonly string[];
}

/** With a hash in the list browsers ignore the keyword: it is one or the other. */
function styleAttributes({ styleHashes, foreign }: PagePolicyInput): string[] {
  if (foreign.styleAttributes) return ["style-src-attr 'unsafe-inline'"];
  return styleHashes.length > 0 ? [`style-src-attr 'unsafe-hashes' ${styleHashes.join(' ')}`] : [];
}

/** A page keeps its opener's window only for providers that answer from a window of their own. */
export const openerPolicy = (foreign: Sources): string =>
  foreign.foreignPopups ? 'same-origin-allow-popups' : 'same-origin';

/**
 * The portal's pages: everything from here and from configured third parties; of scripts in the
 * page only those with these hashes run.
 */
export function pagePolicy(input: PagePolicyInput): string {
  const { sheetHashes, host, scriptHashes, foreign, merchant } = input;
  const mirrors = configuredOrigins(merchant.lines);
  const images = configuredOrigins(merchant.imageHosts);
  const games = configuredOrigins(merchant.gameHosts);
  const list = (...sources: readonly string[]) => sources.join(' ');
  return [
    ...styleAttributes(input),
    "default-src 'none'",
    `script-src ${list("'self'", ...scriptHashes, ...foreign.script)}`,
    `style-src ${list("'self'", ...sheetHashes, ...foreign.style)}`,
    `img-src ${list("'self'", 'data:', 'blob:', ...foreign.img, ...images)}`,
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    // 'self' covers sockets of the same host in today's browsers; the older ones need the name.
    `connect-src ${list("'self'", `ws://${host}`, `wss://${host}`, ...foreign.connect, ...mirrors, ...games)}`,
    `frame-src ${list("'self'", ...foreign.frame, ...games)}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The service worker asks for what pages ask for, and does nothing else. */
export const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/**
 * Sandbox pages (games, developer tools) that bring their own script and style under a nonce.
 * @param embedders who may show the page in a frame beside its own origin: where games are loaded by
 *   another line, the portal's addresses
 */
export function sandboxPolicy(nonce: string, embedders: readonly string[] = []): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...configuredOrigins(embedders)].join(' '),
  ].join('; ');
}

/** Headers of every answer; a page that set its own policy keeps it. */
export function securityHeaders(settings: TrustSettings): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(COMMON)) {
      if (!headers.has(name)) headers.set(name, value);
    }
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', NO_PAGE);
    if (isSecureCall(context, settings)) headers.set('Strict-Transport-Security', ENCRYPTED_ONLY);
  };
}
