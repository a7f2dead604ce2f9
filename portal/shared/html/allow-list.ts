import { linkKind, safeSource } from '@baize/tokens/src/safe-link.ts';

/**
 * The allow-list for HTML from outside, in the browser (sanitise.ts) and on the server
 * (sanitise-on-server.ts).
 */
export const TAGS = [
  'a',
  'b',
  'br',
  'blockquote',
  'code',
  'em',
  'h2',
  'h3',
  'h4',
  'hr',
  'i',
  'img',
  'li',
  'ol',
  'p',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'ul',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
];

export const ATTRIBUTES = [
  'alt',
  'colspan',
  'height',
  'href',
  'lang',
  'rowspan',
  'scope',
  'src',
  'title',
  'width',
];

/** The attributes that are set on an element; undefined removes an attribute. */
export type ForcedAttributes = Readonly<Record<string, string | undefined>>;

/**
 * The attributes of a link: it opens in a new tab without a referrer. Addresses other than https,
 * mailto, tel and our own are removed.
 */
export function linkAttributes(href: string): ForcedAttributes {
  const kind = linkKind(href);
  if (!kind) return { href: undefined };
  return kind === 'path' ? {} : { target: '_blank', rel: 'noreferrer noopener' };
}

/** The attributes of a picture: same-origin or https only, and lazy. */
export function pictureAttributes({
  src,
  alt,
}: {
  src: string;
  alt: string | undefined;
}): ForcedAttributes {
  return { src: safeSource(src), loading: 'lazy', alt: alt ?? '' };
}
