import type { BrandPalette } from '@baize/gateway/core/read-brand.ts';
import { hsl, ramp } from './color.ts';
import type { Palette } from './sketch.ts';

/** Hue in degrees and saturation in percent of `#rrggbb`. */
function hueOf(hex: string): { hue: number; saturation: number } {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const most = Math.max(r, g, b);
  const spread = most - Math.min(r, g, b);
  if (spread === 0) return { hue: 0, saturation: 0 };
  const sixth =
    most === r
      ? ((g - b) / spread + 6) % 6
      : most === g
        ? (b - r) / spread + 2
        : (r - g) / spread + 4;
  return { hue: sixth * 60, saturation: (spread / most) * 100 };
}

/** Lightness in percent of `#rrggbb`. */
function lightnessOf(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return ((Math.max(...parts) + Math.min(...parts)) / 510) * 100;
}

/** Below this a ground is grey to the eye, and its hue means nothing. */
const GREY = 24;

/**
 * A drawing's palette in a brand's colours: its ground is the sky and the calm side, its primary
 * colour is the light and what glitters. The hero keeps its own, so that banners stay unlike
 * each other.
 */
export function inBrand(palette: Palette, brand: BrandPalette): Palette {
  const ground = hueOf(brand.ground);
  const primary = hueOf(brand.primary);
  // Of a light page the ground is paper, and its hue no sky's: the primary colour is the brand's.
  const isPaper = lightnessOf(brand.ground) > 60;
  const sky = isPaper
    ? primary.hue
    : ground.saturation < GREY
      ? hueOf(brand.accent).hue
      : ground.hue;
  const rich = isPaper ? 40 : Math.min(70, 26 + ground.saturation * 0.5);
  return {
    ...palette,
    sky: [hsl(sky, rich, 12), hsl(sky + 6, rich, 22), hsl(sky + 14, rich + 8, 38)],
    light: hsl(primary.hue, Math.max(50, primary.saturation), 72),
    ink: brand.ink,
    accent: ramp(primary.hue, Math.max(55, primary.saturation * 0.9), 54),
  };
}
