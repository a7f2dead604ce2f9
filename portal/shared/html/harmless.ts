import { linkKind, safeSource } from '@baize/tokens/src/safe-link.ts';

/** What remains of HTML from outside, in the browser (sanitise.ts) and on the server (sanitise-on-server.ts). */
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

/** What a link is given in place of its address; undefined takes an attribute away. */
export type ForcedAttributes = Readonly<Record<string, string | undefined>>;

/** Links leave in a new tab and tell nothing of where they came from. Others than https, mailto, tel and our own lead nowhere. */
export function linkAttributes(href: string): ForcedAttributes {
  const kind = linkKind(href);
  if (!kind) return { href: undefined };
  return kind === 'path' ? {} : { target: '_blank', rel: 'noreferrer noopener' };
}

/** Pictures are our own or come by https, and come when they are near. */
export function pictureAttributes({
  src,
  alt,
}: {
  src: string;
  alt: string | undefined;
}): ForcedAttributes {
  return { src: safeSource(src), loading: 'lazy', alt: alt ?? '' };
}
