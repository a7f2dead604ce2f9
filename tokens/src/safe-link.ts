/** Where a link leads: to a page of the site itself, to another site, to a mail or phone program. */
export type LinkKind = 'path' | 'https' | 'mailto' | 'tel';

/**
 * Browsers read a backslash as a slash and drop tabs and line breaks, so that `/\host` and
 * `/<tab>/host` leave the site; quotes and angle brackets end an attribute.
 */
const MISREAD = /[\p{Cc}\p{Cs}\s\\"'`<>]/u;

/**
 * What kind of link an address from outside is; undefined where it must not be followed: other
 * schemes (`javascript:`, `data:`, `http:`), addresses of another host without a scheme, and
 * whatever browsers read in another way than it is written. Pure.
 */
export function linkKind(href: string): LinkKind | undefined {
  if (MISREAD.test(href)) return undefined;
  if (href.startsWith('/')) return href.startsWith('//') ? undefined : 'path';
  const url = URL.canParse(href) ? new URL(href) : undefined;
  const scheme = url?.protocol.slice(0, -1);
  if (scheme === 'mailto' || scheme === 'tel') return scheme;
  // A name before the host is there to be taken for the host.
  return scheme === 'https' && url?.username === '' && url.password === '' ? 'https' : undefined;
}

/** The address where it may be followed. */
export const safeLink = (href: string | undefined): string | undefined =>
  href !== undefined && linkKind(href) ? href : undefined;

/** The address of a picture or page where it may be loaded: our own or another site's by https. */
export function safeSource(address: string | undefined): string | undefined {
  const kind = address === undefined ? undefined : linkKind(address);
  return kind === 'path' || kind === 'https' ? address : undefined;
}
