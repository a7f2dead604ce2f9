import type { Problem } from './check-tokens.ts';
import type { ResolvedMap, ResolvedToken } from './resolve.ts';
import type { TokenMap } from './tree.ts';
import type { DimensionValue, ShadowLayer } from './values.ts';

/** The minimum and maximum of a token's value, in its unit. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** By the prefix of a brand token's name. The bounds are wide, so that only mistakes are rejected. */
const LENGTHS: Readonly<Record<string, Bounds>> = {
  'brand.radius.': { least: 0, most: 9999 },
  'brand.cut.': { least: 0, most: 9999 },
  'brand.font.displayTracking': { least: -4, most: 16 },
};
/** `superellipse()`: 0 is a straight cut, 1 a circle, 2 a squircle; negative values curve inwards. */
const CURVE: Bounds = { least: -10, most: 10 };
/** Milliseconds, limited because players wait for every motion. */
const DURATION: Bounds = { least: 0, most: 2000 };
/** Maximum overshoot of a motion, as a share of its distance. */
const OVERSHOOT: Bounds = { least: -2, most: 3 };
const SHADOW = {
  offsetX: { least: -200, most: 200 },
  offsetY: { least: -200, most: 200 },
  blur: { least: 0, most: 400 },
  spread: { least: -200, most: 200 },
} as const satisfies Readonly<Record<string, Bounds>>;
const SHADOW_LENGTHS = ['offsetX', 'offsetY', 'blur', 'spread'] as const;

/** Pixels of 1rem at the browser's default font size. */
const REM = 16;
const pixels = ({ value, unit }: DimensionValue) => (unit === 'rem' ? value * REM : value);

const outside = (value: number, { least, most }: Bounds) => value < least || value > most;

function lengthProblem(length: DimensionValue, bounds: Bounds): string | undefined {
  if (!outside(pixels(length), bounds)) return undefined;
  const { least, most } = bounds;
  return `is ${length.value}${length.unit}, must be from ${least}px to ${most}px (1rem is ${REM}px)`;
}

function layerProblems(layer: ShadowLayer, at: number): string[] {
  return SHADOW_LENGTHS.flatMap((name) => {
    const problem = lengthProblem(layer[name], SHADOW[name]);
    return problem ? [`layer ${at + 1}: ${name} ${problem}`] : [];
  });
}

function numberProblem(value: number, bounds: Bounds): string | undefined {
  return outside(value, bounds)
    ? `is ${value}, must be from ${bounds.least} to ${bounds.most}`
    : undefined;
}

/** Returns the problem with a token's value; undefined within the bounds. */
function valueProblems(name: string, token: ResolvedToken): readonly (string | undefined)[] {
  switch (token.type) {
    case 'dimension': {
      const [, bounds] = Object.entries(LENGTHS).find(([prefix]) => name.startsWith(prefix)) ?? [];
      return bounds ? [lengthProblem(token.value, bounds)] : [];
    }
    case 'duration': {
      const { value, unit } = token.value;
      if (!outside(unit === 's' ? value * 1000 : value, DURATION)) return [];
      return [`is ${value}${unit}, must be from ${DURATION.least}ms to ${DURATION.most}ms`];
    }
    case 'cubicBezier': {
      const [, first, , second] = token.value;
      const found = [first, second].map((y) => numberProblem(y, OVERSHOOT));
      return found.map((problem) => problem && `an overshoot (y) ${problem}`);
    }
    case 'number':
      return [numberProblem(token.value, CURVE)];
    case 'shadow':
      return token.value.flatMap(layerProblems);
    default:
      return [];
  }
}

/**
 * Returns the brand tokens with values out of bounds, where the brand's files set them: a token that refers to another
 * one is not reported a second time.
 */
export function boundProblems(tokens: ResolvedMap, raw: TokenMap): Problem[] {
  return [...raw].flatMap(([subject, { value }]) => {
    const token = tokens.get(subject);
    const isAlias = typeof value === 'string' && value.startsWith('{');
    if (!token || isAlias || !subject.startsWith('brand.')) return [];
    return valueProblems(subject, token).flatMap((message) =>
      message === undefined ? [] : [{ subject, message }],
    );
  });
}
