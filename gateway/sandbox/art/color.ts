const channel = (value: number) =>
  Math.round(Math.max(0, Math.min(1, value)) * 255)
    .toString(16)
    .padStart(2, '0');

/** Formats a hex colour from hue in degrees, saturation and lightness in percent. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const s = Math.max(0, Math.min(100, saturation)) / 100;
  const l = Math.max(0, Math.min(100, lightness)) / 100;
  const a = s * Math.min(l, 1 - l);
  const at = (n: number) => {
    const k = (n + (((hue % 360) + 360) % 360) / 30) % 12;
    return l - a * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return `#${channel(at(0))}${channel(at(8))}${channel(at(4))}`;
}

/** The shades of one hue, from highlight to shadow. */
export interface Ramp {
  readonly glow: string;
  readonly light: string;
  readonly base: string;
  readonly dark: string;
  readonly deep: string;
}

/** Shadows shift towards blue and highlights towards yellow, as in warm light. */
export function ramp(hue: number, saturation = 70, lightness = 52): Ramp {
  return {
    glow: hsl(hue + 8, Math.min(100, saturation + 15), Math.min(94, lightness + 34)),
    light: hsl(hue + 4, saturation + 8, Math.min(84, lightness + 17)),
    base: hsl(hue, saturation, lightness),
    dark: hsl(hue - 8, saturation, lightness * 0.62),
    deep: hsl(hue - 14, saturation, lightness * 0.3),
  };
}

export const GOLD: Ramp = {
  glow: '#fff6c8',
  light: '#ffdf7e',
  base: '#f0b13a',
  dark: '#a8661a',
  deep: '#4f2a0b',
};
export const SILVER: Ramp = {
  glow: '#ffffff',
  light: '#e3ebf4',
  base: '#a9b8c9',
  dark: '#5c6c82',
  deep: '#262f3f',
};
