import { linkKind, safeSource } from '@baize/tokens/src/safe-link.ts';
import DOMPurify from 'dompurify';

const TAGS = [
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
const ATTRIBUTES = [
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

/**
 * HTML from outside, made harmless: text, lists, tables, pictures and links remain; scripts,
 * handlers, frames, forms, styles and addresses other than https, mailto, tel and our own do not.
 * Links leave in a new tab and tell nothing of where they came from.
 */
export function sanitise(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a[href]')) {
    const kind = linkKind(link.getAttribute('href') ?? '');
    if (!kind) link.removeAttribute('href');
    if (!kind || kind === 'path') continue;
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noreferrer noopener');
  }
  for (const picture of fragment.querySelectorAll('img')) {
    const source = picture.getAttribute('src') ?? '';
    if (!safeSource(source)) picture.removeAttribute('src');
    picture.setAttribute('loading', 'lazy');
    if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
  }
  return fragment;
}
