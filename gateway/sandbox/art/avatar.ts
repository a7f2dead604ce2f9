import { seededRandom } from '../seed/random.ts';
import { AVATARS } from './avatars.ts';
import { GOLD, ramp } from './color.ts';
import { svg } from './cover.ts';
import { LOOKS, paletteFor } from './looks.ts';
import { MOTIFS } from './motifs/index.ts';
import { circle, group, newSketch, rect } from './sketch.ts';

export const AVATAR = { width: 240, height: 240 } as const;

/** Draws a member's icon: its figure on a glow of its own; undefined for an unknown icon. */
export function drawAvatar(id: string): string | undefined {
  const avatar = Object.hasOwn(AVATARS, id) ? AVATARS[id] : undefined;
  const look = LOOKS[avatar?.look ?? ''];
  if (!avatar || !look) return undefined;
  const [sky, , accent] = avatar.hues;
  const palette = {
    ...paletteFor({ ...look, hues: [avatar.hues] }, seededRandom(`avatar ${id}`)),
    accent: ramp(accent, 84, 54),
    metal: GOLD,
  };
  const s = newSketch(palette, `avatar ${id}`);
  const ground = ramp(sky, 55, 42);
  const { width, height } = AVATAR;
  const body = [
    rect(0, 0, width, height, s.linear([ground.light, ground.base, ground.deep])),
    circle(
      width / 2,
      height * 0.45,
      height * 0.55,
      s.radial([`${ground.glow}/.7`, `${ground.light}/.2`, `${ground.light}/0`]),
    ),
    // The portal crops it to a circle, so the figure keeps clear of the corners.
    group(`translate(${width / 2} ${height / 2}) scale(.8)`, MOTIFS[avatar.motif]?.(s) ?? ''),
  ].join('');
  return svg(width, height, s.defs() + body);
}
