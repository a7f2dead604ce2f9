import { TokenError } from './values.ts';

const ELEMENTS = new Set(
  'svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask title desc'.split(
    ' ',
  ),
);
const ATTRIBUTES =
  /^(xmlns|viewBox|width|height|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|fx|fy|d|points|transform|id|role|aria-label|aria-hidden|fill|fill-rule|fill-opacity|clip-path|clip-rule|mask|stroke|stroke-width|stroke-linecap|stroke-linejoin|stroke-dasharray|stroke-opacity|opacity|offset|stop-color|stop-opacity|gradientUnits|gradientTransform|spreadMethod|maskUnits|clipPathUnits|preserveAspectRatio)$/;
const TAG = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** A logo may not be larger than this, in bytes. */
const SVG_LIMIT = 24_000;

/**
 * Refuses a picture that is more than shapes: only listed elements and attributes pass, so
 * scripts, handlers, styles, links, embedded pictures, entities and foreign content cannot.
 * Throws a TokenError that names the file and the first thing refused.
 */
export function assertSafeSvg(name: string, text: string): void {
  if (Buffer.byteLength(text) > SVG_LIMIT) {
    throw new TokenError(name, `is larger than ${SVG_LIMIT} bytes`);
  }
  const body = text.trim();
  const open: string[] = [];
  let at = 0;
  let roots = 0;
  while (at < body.length) {
    const next = body.indexOf('<', at);
    const words = body.slice(at, next < 0 ? undefined : next);
    if (words.trim() && !['title', 'desc'].includes(open.at(-1) ?? '')) {
      throw new TokenError(name, `text outside title and desc: ${words.trim().slice(0, 40)}`);
    }
    if (next < 0) break;
    TAG.lastIndex = next;
    const tag = TAG.exec(body);
    if (!tag)
      throw new TokenError(name, `unsafe or malformed markup: ${body.slice(next, next + 40)}`);
    const [, closing, element = '', attributes = '', selfClosing] = tag;
    at = TAG.lastIndex;
    if (closing) {
      if (open.pop() !== element) throw new TokenError(name, `</${element}> closes nothing`);
      continue;
    }
    if (!ELEMENTS.has(element)) throw new TokenError(name, `unsafe element <${element}>`);
    if (open.length === 0) roots += 1;
    if (open.length === 0 && (element !== 'svg' || !/\bviewBox=/.test(attributes))) {
      throw new TokenError(name, 'must be one <svg> with a viewBox');
    }
    assertAttributes(name, element, attributes);
    if (!selfClosing) open.push(element);
  }
  if (open.length > 0) throw new TokenError(name, `<${open.at(-1)}> is never closed`);
  if (roots !== 1) throw new TokenError(name, 'must be one <svg> with a viewBox');
}

/** Functions that a value may call: colours, and what moves and turns a shape. */
const FUNCTIONS = /\b(?:rgba?|hsla?|matrix|translate|scale|rotate|skew[XY])\s*\(/gi;
/** A gradient, clip or mask of the same picture. */
const LOCAL = /^url\(#[\w-]+\)$/;

/**
 * Presentation attributes are CSS. A backslash or a comment would hide a function from this check,
 * as `u\72l(` hides `url(`, so neither may stand in a value.
 */
function isPlainValue(value: string): boolean {
  if (/[:&\\@]|\/\*/.test(value)) return false;
  return LOCAL.test(value) || !value.replace(FUNCTIONS, '').includes('(');
}

function assertAttributes(name: string, element: string, text: string): void {
  for (const [, attribute = '', double, single] of text.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? '';
    if (!ATTRIBUTES.test(attribute)) {
      throw new TokenError(name, `unsafe attribute ${attribute} on <${element}>`);
    }
    const isNamespace = attribute === 'xmlns' && value === 'http://www.w3.org/2000/svg';
    if (!isNamespace && (attribute === 'xmlns' || !isPlainValue(value))) {
      throw new TokenError(name, `unsafe value of ${attribute}: ${value.slice(0, 40)}`);
    }
  }
}
