import { type Colour, contrast, fromHex, nearestPassing, over, toHex } from './colour.ts';
import { CONTRAST_PAIRS, type ContrastKind, type ContrastPair, RATIOS } from './contrast-pairs.ts';
import type { ResolvedMap } from './resolve.ts';
import { TokenError } from './values.ts';

/** One measured pair. `bg` is the visible colour, blended over `below`. */
export type ContrastMeasure = {
  kind: ContrastKind;
  fg: string;
  bg: string;
  below?: string;
  fgColour: string;
  bgColour: string;
  /** Two decimals, truncated and not rounded, so that 4.499 is never shown as 4.5. */
  ratio: number;
  needed: number;
  passes: boolean;
  /** The nearest colour for `fg` that passes; set only if the pair fails. */
  suggestion?: string;
};

const EXTREMES: Record<string, Colour> = { white: fromHex('#fff'), black: fromHex('#000') };

/** Measures every pair of the list for one brand in one mode. */
export function measureContrast(
  tokens: ResolvedMap,
  pairs: readonly ContrastPair[] = CONTRAST_PAIRS,
): ContrastMeasure[] {
  return pairs.flatMap((pair) =>
    (pair.below ?? [undefined]).map((below) => measure(tokens, pair, below)),
  );
}

function measure(
  tokens: ResolvedMap,
  { kind, fg, bg }: ContrastPair,
  below: string | undefined,
): ContrastMeasure {
  const backdrop = colourOf(tokens, bg);
  if (backdrop.alpha < 1 && below === undefined) {
    throw new TokenError(bg, 'is see-through, so the pair must say what lies below');
  }
  const background = below === undefined ? backdrop : over(backdrop, colourOf(tokens, below));
  const foreground = over(colourOf(tokens, fg), background);
  const ratio = contrast(foreground, background);
  const needed = RATIOS[kind];
  const suggestion = ratio < needed ? nearestPassing(foreground, background, needed) : undefined;
  return {
    kind,
    fg,
    bg,
    ...(below === undefined ? {} : { below }),
    fgColour: toHex(foreground),
    bgColour: toHex(background),
    ratio: Math.floor(ratio * 100) / 100,
    needed,
    passes: ratio >= needed,
    ...(suggestion ? { suggestion: toHex(suggestion) } : {}),
  };
}

function colourOf(tokens: ResolvedMap, name: string): Colour {
  const extreme = EXTREMES[name];
  if (extreme) return extreme;
  const token = tokens.get(name);
  if (token?.type !== 'color') throw new TokenError(name, 'is not a color token');
  return token.value;
}
