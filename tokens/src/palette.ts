import { clampChroma, converter } from 'culori';
import type { BrandColourName } from './brand-names.ts';
import {
  type Colour,
  colour,
  contrast,
  fromHex,
  mix,
  mostReadable,
  nearestPassing,
  toHex,
  withAlpha,
} from './colour.ts';
import { TEXT_RATIO } from './resolve.ts';
import type { Mode } from './schema.ts';

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

// Text is also set on a hovered row and on a tint of its own colour: both cost some contrast.
const INK = 5.2;
const CONTROL = 3.3;

/**
 * Drafts a whole palette from a primary colour (hex), a mode and, where given, an accent (hex).
 * Inks are moved to the nearest colour that reads on the least favourable surface.
 */
export function draftPalette(primaryHex: string, mode: Mode, accentHex?: string): Palette {
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
  const accent = accentHex
    ? fromHex(accentHex)
    : colour(rotated(primaryHex, mode === 'dark' ? 0.78 : 0.48));
  const { primary, onPrimary } = nearestButton(fromHex(primaryHex), bg, text);
  const signals = SIGNALS[mode];
  const night = mode === 'dark' ? tone(0.12) : tone(0.2, 0.02);
  return {
    bg,
    surface,
    raised,
    text,
    muted: ink(tone(tones.muted, 0.03)),
    control: ink(tone(tones.control, 0.04), CONTROL),
    primary,
    primaryInk: ink(primary),
    onPrimary,
    accent: ink(accent),
    success: ink(fromHex(signals.success)),
    warning: ink(fromHex(signals.warning)),
    danger: ink(fromHex(signals.danger)),
    focus: ink(fromHex(signals.focus)),
    scrim: withAlpha(night, mode === 'dark' ? 0.78 : 0.6),
    artVeil: withAlpha(night, 0.84),
    artInk: fromHex('#fff'),
  };
}

/** The nearest primary on which one text colour reads at rest, hovered and pressed. */
function nearestButton(
  wish: Colour,
  bg: Colour,
  text: Colour,
): { primary: Colour; onPrimary: Colour } {
  const start = toOklch(toHex(wish));
  const shifts = Array.from({ length: 60 }, (_, step) => (step % 2 ? 1 : -1) * Math.ceil(step / 2));
  for (const shift of shifts) {
    const lightness = clamp(start.l + shift / 100);
    const { r, g, b } = toRgb(clampChroma({ ...start, l: lightness }, 'oklch'));
    const primary = shift === 0 ? wish : colour([clamp(r), clamp(g), clamp(b)]);
    const states = [primary, mix(primary, text, 0.12), mix(primary, bg, 0.12)];
    const onPrimary = mostReadable([bg, text, fromHex('#000'), fromHex('#fff')], states);
    if (states.every((state) => contrast(onPrimary, state) >= TEXT_RATIO)) {
      return { primary, onPrimary };
    }
  }
  throw new RangeError(`no button colour near ${toHex(wish)} reads in every state`);
}

const clamp = (channel: number) => Math.min(1, Math.max(0, channel));

/** A companion hue, 150 degrees away: apart from the primary, not its plain opposite. */
function rotated(hex: string, lightness: number): [number, number, number] {
  const { h = 0 } = toOklch(hex);
  const { r, g, b } = toRgb({ mode: 'oklch', l: lightness, c: 0.12, h: (h + 150) % 360 });
  return [clamp(r), clamp(g), clamp(b)];
}
