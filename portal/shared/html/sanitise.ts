import DOMPurify from 'dompurify';
import {
  ATTRIBUTES,
  type ForcedAttributes,
  linkAttributes,
  pictureAttributes,
  TAGS,
} from './allow-list.ts';

function setAttributes(element: Element, attributes: ForcedAttributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/**
 * Sanitises HTML from outside: text, lists, tables, pictures and links stay; scripts, handlers,
 * frames, forms, styles and addresses other than https, mailto, tel and our own are removed.
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
    setAttributes(link, linkAttributes(link.getAttribute('href') ?? ''));
  }
  for (const picture of fragment.querySelectorAll('img')) {
    const src = picture.getAttribute('src') ?? '';
    setAttributes(
      picture,
      pictureAttributes({ src, alt: picture.getAttribute('alt') ?? undefined }),
    );
  }
  return fragment;
}
