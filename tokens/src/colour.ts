import {
  clampChroma,
  converter,
  differenceEuclidean,
  formatHex,
  formatHex8,
  parse,
  wcagContrast,
} from 'culori';

/** An sRGB colour; every channel and the opacity from 0 to 1. */
export type Colour = { r: number; g: number; b: number; alpha: number };

const toRgb = converter('rgb');
const toOklab = converter('oklab');
const toOklch = converter('oklch');
const difference = differenceEuclidean('oklab');

const rgb = ({ r, g, b }: Colour) => ({ mode: 'rgb' as const, r, g, b });

/** Rounds to eight bits per channel, so that the checked colour equals the emitted one. */
function quantise(r: number, g: number, b: number, alpha: number): Colour {
  const byte = (channel: number) => Math.round(Math.min(1, Math.max(0, channel)) * 255) / 255;
  return { r: byte(r), g: byte(g), b: byte(b), alpha: byte(alpha) };
}

/** Creates a colour from sRGB components (0 to 1) and an opacity (0 to 1). */
export function colour(components: readonly [number, number, number], alpha = 1): Colour {
  return quantise(...components, alpha);
}

/** Parses `#rgb`, `#rrggbb` or `#rrggbbaa`. Throws a RangeError for anything else. */
export function fromHex(hex: string): Colour {
  if (!/^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(hex)) {
    throw new RangeError(`${hex} is not a hex colour`);
  }
  const { r, g, b, alpha = 1 } = toRgb(hex);
  return quantise(r, g, b, alpha);
}

/** Parses any CSS colour, such as `white` or `rgb(1 2 3)`; undefined for other texts. */
export function fromCss(text: string): Colour | undefined {
  const found = parse(text);
  if (!found) return undefined;
  const { r, g, b, alpha = 1 } = toRgb(found);
  return quantise(r, g, b, alpha);
}

/** The shortest hex notation; with an alpha byte only where the colour is not opaque. */
export function toHex(value: Colour): string {
  const long =
    value.alpha < 1 ? formatHex8({ ...rgb(value), alpha: value.alpha }) : formatHex(rgb(value));
  return /^#(?:(.)\1)+$/.test(long)
    ? `#${[...long.slice(1)].filter((_, i) => i % 2).join('')}`
    : long;
}

/** Blends `share` (0 to 1) of `other` into `base`, linearly in OKLab. */
export function mix(base: Colour, other: Colour, share: number): Colour {
  const from = toOklab(rgb(base));
  const to = toOklab(rgb(other));
  const between = (start: number, end: number) => start + (end - start) * share;
  const { r, g, b } = toRgb({
    mode: 'oklab',
    l: between(from.l, to.l),
    a: between(from.a, to.a),
    b: between(from.b, to.b),
  });
  return quantise(r, g, b, between(base.alpha, other.alpha));
}

/** The same colour at another opacity (0 to 1). */
export function withAlpha(value: Colour, alpha: number): Colour {
  return quantise(value.r, value.g, value.b, alpha);
}

/** Composites `top` over an opaque `below` (alpha compositing in sRGB). */
export function over(top: Colour, below: Colour): Colour {
  const channel = (above: number, under: number) => above * top.alpha + under * (1 - top.alpha);
  return quantise(channel(top.r, below.r), channel(top.g, below.g), channel(top.b, below.b), 1);
}

/** Contrast ratio by WCAG 2.2, 1 to 21. Both colours are treated as opaque. */
export function contrast(first: Colour, second: Colour): number {
  return wcagContrast(rgb(first), rgb(second));
}

/** Returns the candidate whose lowest contrast over all `backgrounds` is highest. */
export function mostReadable(
  candidates: readonly [Colour, ...Colour[]],
  backgrounds: readonly Colour[],
): Colour {
  const worst = (candidate: Colour) =>
    Math.min(...backgrounds.map((background) => contrast(candidate, background)));
  return candidates.reduce((best, candidate) =>
    worst(candidate) > worst(best) ? candidate : best,
  );
}

/**
 * The colour nearest to `value` (same hue, chroma kept while sRGB allows) that reaches `ratio` on
 * `background`; undefined where even black and white do not. Distance is Euclidean in OKLab.
 */
export function nearestPassing(
  value: Colour,
  background: Colour,
  ratio: number,
): Colour | undefined {
  const start = toOklch(rgb(value));
  let best: Colour | undefined;
  for (let step = 0; step <= 500; step += 1) {
    const { r, g, b } = toRgb(clampChroma({ ...start, l: step / 500 }, 'oklch'));
    const candidate = quantise(r, g, b, 1);
    if (contrast(candidate, background) < ratio) continue;
    if (!best || difference(rgb(candidate), rgb(value)) < difference(rgb(best), rgb(value))) {
      best = candidate;
    }
  }
  return best;
}
