import { Findings, TokenError } from './values.ts';

const ELEMENTS = new Set(
  'svg g path rect circle ellipse line polyline polygon defs use symbol linearGradient radialGradient stop clipPath mask pattern title desc'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  (
    'xmlns viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points transform id role ' +
    'aria-label aria-hidden fill fill-rule fill-opacity clip-path clip-rule mask mask-type stroke ' +
    'stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
    'stroke-dashoffset stroke-opacity opacity offset stop-color stop-opacity color display ' +
    'visibility overflow paint-order vector-effect shape-rendering color-interpolation ' +
    'gradientUnits gradientTransform spreadMethod maskUnits maskContentUnits clipPathUnits ' +
    'patternUnits patternContentUnits patternTransform preserveAspectRatio href'
  ).split(' '),
);
const TAG = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Maximum size of a logo in bytes. */
const SVG_LIMIT = 24_000;
const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Functions that values may use: colours and transforms. */
const FUNCTIONS = /\b(?:rgba?|hsla?|matrix|translate|scale|rotate|skew[XY])\s*\(/gi;
/** A reference to a gradient, clip or mask of the same picture. */
const LOCAL = /^url\(#[\w-]+\)$/;

/** The viewBox of a drawing: origin, width and height. */
export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Parses the root's viewBox; undefined unless it is four numbers with an area. */
export function viewBoxOf(svg: string): ViewBox | undefined {
  const [, text] = /^\s*<svg\b[^>]*?\sviewBox\s*=\s*["']([^"']*)["']/.exec(svg) ?? [];
  const parts = text?.trim().split(/\s*,\s*|\s+/) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = parts.map(Number);
  const isBox =
    parts.length === 4 &&
    parts.every((part) => /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(part)) &&
    width > 0 &&
    height > 0;
  return isBox ? { x, y, width, height } : undefined;
}

/** Elements that draw something; a path only with path data. */
const SHAPES = /^(?:path|rect|circle|ellipse|line|polyline|polygon|use)$/;
/** Content of these is drawn only where something refers to it. */
const UNDRAWN = /^(?:defs|clipPath|mask|pattern|symbol)$/;
const UNSEEN =
  /\s(?:opacity\s*=\s*["']\s*0*\.?0+%?\s*["']|display\s*=\s*["']none["']|visibility\s*=\s*["']hidden["'])/;

const isUndrawn = (element: string, attributes: string) =>
  UNDRAWN.test(element) || UNSEEN.test(attributes);

function isShape(element: string, attributes: string): boolean {
  if (element === 'path') return /\sd\s*=\s*["'][^"']*\d/.test(attributes);
  return SHAPES.test(element);
}

interface OpenElement {
  readonly element: string;
  readonly undrawn: boolean;
}

/**
 * Rejects pictures that contain more than shapes: only listed elements and attributes pass, so that scripts, handlers,
 * styles, links, embedded pictures, entities and foreign content cannot. It must have a viewBox with an area, and draw
 * something.
 * @throws {TokenError} that names the file and everything that is rejected
 */
export function assertSafeSvg(name: string, text: string): void {
  const findings = new Findings();
  let isClean = true;
  const refuse = (message: string) => {
    isClean = false;
    findings.add(new TokenError(name, message));
  };
  if (Buffer.byteLength(text) > SVG_LIMIT) refuse(`is larger than ${SVG_LIMIT} bytes`);
  const body = text.trim();
  const open: OpenElement[] = [];
  let at = 0;
  let roots = 0;
  let isSvg = true;
  let drawsShape = false;
  while (at < body.length) {
    const next = body.indexOf('<', at);
    const words = body.slice(at, next < 0 ? undefined : next);
    const holdsWords = ['title', 'desc', 'text', 'tspan', 'style', 'script'];
    if (words.trim() && !holdsWords.includes(open.at(-1)?.element ?? '')) {
      refuse(`text outside title and desc: ${words.trim().slice(0, 40)}`);
    }
    if (next < 0) break;
    TAG.lastIndex = next;
    const tag = TAG.exec(body);
    if (!tag) {
      // The rest cannot be parsed reliably.
      refuse(`unsafe or malformed markup: ${body.slice(next, next + 40)}`);
      findings.end();
      return;
    }
    const [, closing, element = '', attributes = '', selfClosing] = tag;
    at = TAG.lastIndex;
    if (closing) {
      if (open.pop()?.element !== element) refuse(`</${element}> closes nothing`);
      continue;
    }
    if (!ELEMENTS.has(element)) refuse(`unsafe element <${element}>`);
    if (open.length === 0) {
      roots += 1;
      isSvg &&= element === 'svg' && /\bviewBox=/.test(attributes);
    }
    for (const message of attributeProblems(element, attributes)) refuse(message);
    const undrawn = isUndrawn(element, attributes) || (open.at(-1)?.undrawn ?? false);
    drawsShape ||= !undrawn && isShape(element, attributes);
    if (!selfClosing) open.push({ element, undrawn });
  }
  if (open.length > 0) refuse(`<${open.at(-1)?.element}> is never closed`);
  if (roots !== 1 || !isSvg) refuse('must be one <svg> with a viewBox');
  else if (!viewBoxOf(body)) {
    refuse('has a viewBox that is no area; it must be four numbers such as "0 0 64 64"');
  }
  // A rejected element may have been the drawing, so that is not reported as missing.
  if (isClean && !drawsShape) refuse('draws no shape; export the drawing again as outlines');
  findings.end();
}

const HIDING = /[:&\\@]|\/\*/;

/**
 * Presentation attributes are CSS. A backslash or a comment could hide a function from this check, as `u\72l(` hides
 * `url(`, so values may contain neither.
 */
function isPlainValue(value: string): boolean {
  if (HIDING.test(value)) return false;
  return LOCAL.test(value) || !value.replace(FUNCTIONS, '').includes('(');
}

function isSafeValue(attribute: string, value: string): boolean {
  if (attribute === 'xmlns') return value === NAMESPACE;
  // No references outside the picture, neither by id nor by URL.
  if (attribute === 'href') return /^#[\w-]+$/.test(value);
  // Ids are not parsed as CSS, so a parenthesis in them is no function.
  if (attribute === 'aria-label') return !HIDING.test(value);
  return isPlainValue(value);
}

function attributeProblems(element: string, text: string): string[] {
  return [...text.matchAll(ATTRIBUTE)].flatMap(([, attribute = '', double, single]) => {
    const value = double ?? single ?? '';
    // The content of an unsafe element is rejected with it.
    if (!ELEMENTS.has(element)) return [];
    if (!ATTRIBUTES.has(attribute)) {
      const what = attribute === 'style' ? ` (${value.slice(0, 40)})` : '';
      return [`unsafe attribute ${attribute} on <${element}>${what}`];
    }
    return isSafeValue(attribute, value)
      ? []
      : [`unsafe value of ${attribute}: ${value.slice(0, 40)}`];
  });
}
