/** Target of a link: a page of the site itself, another site, a mail or phone program. */
export type LinkKind = 'path' | 'https' | 'mailto' | 'tel';

/**
 * Browsers read a backslash as a slash and drop tabs and line breaks, so that `/\host` and
 * `/<tab>/host` leave the site; quotes and angle brackets end an attribute.
 */
const MISREAD = /[\p{Cc}\p{Cs}\s\\"'`<>]/u;

/**
 * Classifies a URL from outside; undefined where it must not be followed: other schemes (`javascript:`, `data:`,
 * `http:`), protocol-relative URLs of another host, and everything that browsers parse differently than it is written.
 * Pure.
 */
export function linkKind(href: string): LinkKind | undefined {
  if (MISREAD.test(href)) return undefined;
  if (href.startsWith('/')) return href.startsWith('//') ? undefined : 'path';
  const url = URL.canParse(href) ? new URL(href) : undefined;
  const scheme = url?.protocol.slice(0, -1);
  if (scheme === 'mailto' || scheme === 'tel') return scheme;
  // Credentials before the host can disguise the real host.
  return scheme === 'https' && url?.username === '' && url.password === '' ? 'https' : undefined;
}

/** Returns the URL if it may be followed. */
export const safeLink = (href: string | undefined): string | undefined =>
  href !== undefined && linkKind(href) ? href : undefined;

/** Returns the URL of a picture or page if it may be loaded: from our own site, or another one by https. */
export function safeSource(address: string | undefined): string | undefined {
  const kind = address === undefined ? undefined : linkKind(address);
  return kind === 'path' || kind === 'https' ? address : undefined;
}
