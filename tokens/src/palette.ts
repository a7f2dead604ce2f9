import { converter } from 'culori';
import type { BrandColourName } from './brand-names.ts';
import {
  type Colour,
  colour,
  contrast,
  fromHex,
  mix,
  mostReadable,
  nearestPassing,
  over,
  withAlpha,
} from './colour.ts';
import { TEXT_RATIO } from './resolve.ts';
import type { Mode } from './schema.ts';

/** The given colours, as hex; they are used unchanged wherever their contrast suffices. */
export interface Wishes {
  readonly primary: string;
  /** The brand's secondary colour, for fills and drawings. */
  readonly second?: string | undefined;
  /** For emphasized text; defaults to the secondary colour, or a companion of the primary one. */
  readonly accent?: string | undefined;
  /** For links; defaults to the accent. */
  readonly link?: string | undefined;
  /** For neutral notes; defaults to the accent. */
  readonly info?: string | undefined;
}

/** A given colour that could not be used for text, and its replacement. */
export interface Change {
  readonly name: BrandColourName;
  readonly from: Colour;
  readonly to: Colour;
  /** The lowest contrast of text in `from`. */
  readonly ratio: number;
}

/** A brand's colours by the name below `brand.color`. */
export type Palette = Record<BrandColourName, Colour>;

const toOklch = converter('oklch');
const toRgb = converter('rgb');

// Lightness and chroma in OKLCH, measured on the shipped brands of each mode.
const TONES = {
  dark: {
    bg: 0.17,
    surface: 0.21,
    raised: 0.27,
    text: 0.96,
    muted: 0.76,
    control: 0.6,
    tint: 0.025,
  },
  light: {
    bg: 0.98,
    surface: 1,
    raised: 0.945,
    text: 0.25,
    muted: 0.48,
    control: 0.6,
    tint: 0.008,
  },
} as const;
const SIGNALS = {
  dark: { success: '#3dd68c', warning: '#ffc857', danger: '#ff8a8a', focus: '#8fd8ff' },
  light: { success: '#0e7036', warning: '#8a5a00', danger: '#b3261e', focus: '#1d4ed8' },
} as const;

// Text also occurs on hovered rows and on a tint of its own colour, which reduces the contrast.
const INK = 5.2;
const CONTROL = 3.3;

/**
 * Drafts a whole palette from the given colours in a mode. The primary and the secondary colour stay unchanged; text in
 * them is moved to the nearest colour with enough contrast on the least favourable surface, which is reported as a change.
 */
export function draftPalette(
  { primary: primaryHex, second, accent: accentHex = second, link: linkHex, info: infoHex }: Wishes,
  mode: Mode,
): { palette: Palette; changes: readonly Change[] } {
  const wish = toOklch(primaryHex);
  const hue = wish.h ?? 0;
  const tones = TONES[mode];
  const tone = (lightness: number, chroma: number = tones.tint): Colour => {
    const { r, g, b } = toRgb({ mode: 'oklch', l: lightness, c: chroma, h: hue });
    return colour([clamp(r), clamp(g), clamp(b)]);
  };
  const bg = tone(tones.bg);
  const surface = tone(tones.surface);
  const raised = tone(tones.raised);
  const text = tone(tones.text);
  const worst = mix(raised, text, 0.1);
  const ink = (value: Colour, ratio = INK) =>
    contrast(value, worst) >= ratio ? value : (nearestPassing(value, worst, ratio) ?? text);
  const changes: Change[] = [];
  const primary = fromHex(primaryHex);
  /** A given colour for text: changed only if its contrast is too low somewhere. */
  const told = (name: BrandColourName, from: Colour): Colour => {
    const grounds = [
      bg,
      surface,
      raised,
      mix(raised, text, 0.06),
      over(withAlpha(text, 0.07), surface),
      over(withAlpha(primary, 0.14), surface),
      mix(surface, from, 0.12),
    ];
    const ratio = Math.min(...grounds.map((ground) => contrast(from, ground)));
    if (ratio >= TEXT_RATIO) return from;
    const to = ink(from);
    changes.push({ name, from, to, ratio });
    return to;
  };
  const companion = colour(rotated(primaryHex, mode === 'dark' ? 0.78 : 0.48));
  const accent = accentHex ? told('accent', fromHex(accentHex)) : ink(companion);
  const signals = SIGNALS[mode];
  const night = mode === 'dark' ? tone(0.12) : tone(0.2, 0.02);
  const palette = {
    bg,
    surface,
    raised,
    text,
    muted: ink(tone(tones.muted, 0.03)),
    control: ink(tone(tones.control, 0.04), CONTROL),
    primary,
    primaryInk: told('primaryInk', primary),
    onPrimary: labelOf(primary, bg, text),
    accent,
    link: linkHex ? told('link', fromHex(linkHex)) : accent,
    info: infoHex ? told('info', fromHex(infoHex)) : accent,
    decor: second ? fromHex(second) : accent,
    success: ink(fromHex(signals.success)),
    warning: ink(fromHex(signals.warning)),
    danger: ink(fromHex(signals.danger)),
    focus: ink(fromHex(signals.focus)),
    scrim: withAlpha(night, mode === 'dark' ? 0.78 : 0.6),
    artVeil: withAlpha(night, 0.84),
    artInk: fromHex('#fff'),
  };
  return { palette, changes };
}

/**
 * The text colour of a button: the one with the best contrast at rest, hovered and pressed, or the best at rest, where the
 * states adapt to it. Black or white always has enough contrast.
 */
function labelOf(primary: Colour, bg: Colour, text: Colour): Colour {
  const candidates: [Colour, ...Colour[]] = [bg, text, fromHex('#000'), fromHex('#fff')];
  const states = [primary, mix(primary, text, 0.12), mix(primary, bg, 0.12)];
  const best = mostReadable(candidates, states);
  return contrast(best, primary) >= TEXT_RATIO ? best : mostReadable(candidates, [primary]);
}

const clamp = (channel: number) => Math.min(1, Math.max(0, channel));

/** A companion hue, 150 degrees away: distinct from the primary, without being its complement. */
function rotated(hex: string, lightness: number): [number, number, number] {
  const { h = 0 } = toOklch(hex);
  const { r, g, b } = toRgb({ mode: 'oklch', l: lightness, c: 0.12, h: (h + 150) % 360 });
  return [clamp(r), clamp(g), clamp(b)];
}
