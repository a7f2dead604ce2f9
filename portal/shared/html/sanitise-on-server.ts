import sanitizeHtml, { type Attributes } from 'sanitize-html';
import {
  ATTRIBUTES,
  type ForcedAttributes,
  linkAttributes,
  pictureAttributes,
  TAGS,
} from './allow-list.ts';

/** Elements that are removed with their text, as in the browser. */
const WITHOUT_TEXT = [
  'audio',
  'iframe',
  'math',
  'noembed',
  'noframes',
  'script',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'video',
  'xmp',
];

/** Values that could end the surrounding markup: DOMPurify removes their attributes. */
const ENDS_MARKUP =
  /(?:--!?|\])>|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i;

const withoutEnds = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => !ENDS_MARKUP.test(value)));

const withForced = (attributes: Attributes, forced: ForcedAttributes): Attributes =>
  Object.fromEntries(
    Object.entries({ ...attributes, ...forced }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );

/** The same as `sanitise` as text, where there is no document. */
export const sanitiseOnServer = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      '*': ATTRIBUTES,
      a: ['target', 'rel'],
      img: ['loading'],
    },
    nonTextTags: WITHOUT_TEXT,
    parseStyleAttributes: false,
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: withoutEnds(attribs) }),
      a: (tagName, { target, rel, ...attribs }) => ({
        tagName,
        attribs:
          attribs.href === undefined ? attribs : withForced(attribs, linkAttributes(attribs.href)),
      }),
      img: (tagName, attribs) => ({
        tagName,
        attribs: withForced(
          attribs,
          pictureAttributes({ src: attribs.src ?? '', alt: attribs.alt }),
        ),
      }),
    },
  });
