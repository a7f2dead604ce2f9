import type { Finding } from './directions.ts';
import { isNode, lineAt, type Source, type SyntaxNode, walk } from './source.ts';

const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/i;
/** `rgb(from var(--x) …)` derives a colour from the theme, so it is no literal. */
const COLOUR_FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from\b)/i;
const NAMED_COLOUR =
  /(?<![\w-])(?:black|silver|gr[ae]y|white|maroon|red|purple|fuchsia|green|lime|olive|yellow|navy|blue|teal|aqua|orange|gold|pink|brown|cyan|magenta|indigo|violet|crimson|tomato|salmon|coral)(?![\w-])/i;
/** Allowed sizes: hairlines and the visually-hidden pattern; all others must be tokens. */
const SIZE = /(?<![\w.#]|\w-)(\d*\.?\d+)(px|rem|pt|cm|mm|in|pc|q)\b/gi;
const ALLOWED_PIXELS = 2;

const COLOUR_PROPERTY = /colou?r|background|border|outline|fill|stroke|shadow|decoration|caret/i;
/** Properties with unitless numbers; vanilla-extract converts all other numbers to pixels. */
const UNITLESS =
  /^(opacity|zIndex|order|flex|flexGrow|flexShrink|lineHeight|fontWeight|aspectRatio|scale|zoom|tabSize|orphans|widows|columns|columnCount|animationIterationCount|(Webkit)?[lL]ineClamp|grid(Row|Column|Area)(Start|End)?|fillOpacity|strokeOpacity|strokeWidth|strokeDashoffset|stopOpacity|\d+%?)$/;
/**
 * Media and container conditions, which cannot use custom properties. Window widths must use the names in `foundation`;
 * container queries may use any width.
 */
const CONDITION =
  /^(?:(?:not|only|and|or|all|screen|print)\s+|\([^()]*\b(?:width|height|inline-size|block-size)\b[^()]*\)\s*)+$/;
const CONTAINER = '@container';
const KEYWORDS = /^(inherit|initial|unset|revert)$/;

const keyName = (property: SyntaxNode): string => {
  const { key } = property;
  return isNode(key) ? String(key.name ?? key.value ?? '') : '';
};

const sizesIn = (text: string): string[] =>
  [...text.matchAll(SIZE)]
    .filter(([, number, unit]) => unit !== 'px' || Number(number) > ALLOWED_PIXELS)
    .map(([found]) => found);

/** Finds the problem with a text in a style, and names it. */
export function literalIn(text: string, property: string): string | undefined {
  const colour =
    HEX.exec(text)?.[0] ??
    COLOUR_FUNCTION.exec(text)?.[0] ??
    (COLOUR_PROPERTY.test(property) ? NAMED_COLOUR.exec(text)?.[0] : undefined);
  if (colour) return `colour literal ${colour}`;
  const [size] = sizesIn(text);
  if (size && CONDITION.test(text.trim())) {
    return property === CONTAINER ? undefined : `breakpoint literal ${text}`;
  }
  if (size) return `size literal ${size}`;
  if (property === 'fontFamily' && text.trim() && !KEYWORDS.test(text)) return `font name ${text}`;
  return undefined;
}

/** The property that a node's value belongs to: `border` for both parts of a template. */
const propertyAround = (ancestors: readonly SyntaxNode[]): SyntaxNode | undefined =>
  ancestors.find(({ type }) => type === 'Property');

const inContainer = (ancestors: readonly SyntaxNode[]): boolean =>
  ancestors.some((each) => each.type === 'Property' && keyName(each) === CONTAINER);

const textOf = (node: SyntaxNode): string | undefined => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  const { value } = node;
  if (node.type === 'TemplateElement' && typeof value === 'object' && value && 'raw' in value) {
    return String(value.raw);
  }
  return undefined;
};

function numberProblem(node: SyntaxNode, parent: SyntaxNode | undefined): string | undefined {
  if (node.type !== 'Literal' || typeof node.value !== 'number') return undefined;
  if (parent?.type !== 'Property' || parent.value !== node) return undefined;
  const name = keyName(parent);
  const small = node.value <= ALLOWED_PIXELS;
  return small || UNITLESS.test(name) ? undefined : `size literal ${name}: ${node.value}`;
}

/** Colour, size and font literals in a `.css.ts` file; whole-string colours in any other source. */
export function checkLiterals({ path, text, program }: Source): Finding[] {
  const findings: Finding[] = [];
  if (!/^(ui-kit|portal)\//.test(path) || /\.(stories|test)\.tsx?$/.test(path)) return findings;
  const add = (offset: number, what: string) =>
    findings.push({
      path,
      line: lineAt(text, offset),
      rule: `${what} outside tokens: use a name of the theme`,
    });
  const isStyle = path.endsWith('.css.ts');
  walk(program, (node, ancestors) => {
    const found = textOf(node);
    if (!isStyle) {
      if (found && isWholeColour(found)) add(node.start, `colour literal ${found}`);
      return;
    }
    const inImport = ancestors.some(
      ({ type }) =>
        /^(Import|Export\w+)Declaration$/.test(type) && type !== 'ExportNamedDeclaration',
    );
    if (inImport) return;
    const around = propertyAround(ancestors);
    const problem =
      found === undefined
        ? numberProblem(node, ancestors[0])
        : literalIn(found, inContainer(ancestors) ? CONTAINER : around ? keyName(around) : '');
    if (problem) add(node.start, problem);
  });
  return findings;
}

const isWholeColour = (text: string): boolean =>
  HEX.exec(text)?.[0] === text || /^(?:rgba?|hsla?|oklch)\(.*\)$/i.test(text);
