import { decodeText } from './decode-text.ts';

/**
 * Writes a cookie that this site's own pages and gateway read.
 * @param lifetime seconds; 0 removes it
 */
export function writeCookie(name: string, value: string, lifetime: number): void {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'path=/', `max-age=${lifetime}`];
  if (location.protocol === 'https:') parts.push('secure');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = [...parts, 'samesite=strict'].join(';');
}

/** A cookie of this site, where the page may read it. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeText(pair.slice(name.length + 1));
}

/** Seconds of a year: how long a preference is kept. */
export const A_YEAR = 31_536_000;
