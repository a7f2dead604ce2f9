import { decodeText } from './decode-text.ts';

/**
 * Writes a cookie for this site's own pages and gateway.
 * @param lifetime in seconds; 0 removes the cookie
 */
export function writeCookie(name: string, value: string, lifetime: number): void {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'path=/', `max-age=${lifetime}`];
  if (location.protocol === 'https:') parts.push('secure');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = [...parts, 'samesite=strict'].join(';');
}

/** Reads a cookie of this site, if scripts may read it. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeText(pair.slice(name.length + 1));
}

/** The seconds of a year, for which preferences are stored. */
export const A_YEAR = 31_536_000;
