import type { Random } from '../seed/random.ts';
import { GOLD, hsl, ramp } from './color.ts';
import type { Look } from './look.ts';
import { MORE_SLOT_LOOKS } from './looks-of-more-slots.ts';
import { SLOT_LOOKS } from './looks-of-slots.ts';
import { TABLE_LOOKS } from './looks-of-tables.ts';
import type { Palette } from './sketch.ts';

export type { Look } from './look.ts';

/** Every look by the name of its theme in the catalogue. */
export const LOOKS: Readonly<Record<string, Look>> = {
  ...SLOT_LOOKS,
  ...MORE_SLOT_LOOKS,
  ...TABLE_LOOKS,
};

/** The colours of one cover: a triple of its look, with the hues rotated slightly so that neighbours differ. */
export function paletteFor(lookOf: Look, random: Random): Palette {
  const [sky, hero, accent] = random.pick(lookOf.hues);
  const turn = random.whole(-9, 9);
  const [top, bottom] = lookOf.sky;
  const rich = top > 30 ? 66 : 70;
  const warm = sky > 20 && sky < 80;
  const toward = warm ? -22 : -10;
  return {
    sky: [
      hsl(sky + turn + (warm ? toward : 0), rich, top),
      hsl(sky + turn + toward / 2, rich, (top + bottom) / 2),
      hsl(sky + turn + 14, rich + 10, bottom),
    ],
    light: hsl(sky + turn + 22, 95, Math.min(90, bottom + 30)),
    // Dark yellow is brown, not olive.
    ink: hsl(warm ? 12 : sky + turn, 60, 7),
    hero: ramp(hero + turn, 76, 50),
    accent: ramp(accent + turn, 82, 54),
    metal: lookOf.metal ?? GOLD,
  };
}
