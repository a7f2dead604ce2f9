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

/** Saturation below which a background looks grey, so that its hue means nothing. */
const GREY = 24;

/**
 * Maps a drawing's palette to a brand's colours: its background is the sky and the plain side, its primary colour is the
 * light and the accents. The hero keeps its own colours, so that banners differ from each other.
 */
export function inBrand(palette: Palette, brand: BrandPalette): Palette {
  const ground = hueOf(brand.ground);
  const primary = hueOf(brand.primary);
  // The background of a light brand is near white, without a usable hue, so the primary colour is used.
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
