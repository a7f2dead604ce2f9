import { seededRandom } from '../seed/random.ts';
import { GOLD, ramp } from './color.ts';
import { svg } from './cover.ts';
import { LOOKS, paletteFor } from './looks.ts';
import { MOTIFS } from './motifs/index.ts';
import { SCENES, type SceneName } from './scenes/index.ts';
import { circle, ellipse, glint, group, newSketch, rect, times } from './sketch.ts';

export const REWARD = { width: 640, height: 480 } as const;
/** Scenes are drawn for covers, 480 by 640. */
const SCENE = { scale: REWARD.width / 480, height: 640 } as const;

interface Picture {
  readonly look: string;
  readonly scene: SceneName;
  readonly motif: string;
  readonly hues: readonly [sky: number, hero: number, accent: number];
}

const PICTURES: Readonly<Record<string, Picture>> = {
  gamepad: { look: 'esports', scene: 'neongrid', motif: 'gamepad', hues: [260, 190, 320] },
  clock: { look: 'steam', scene: 'sunburst', motif: 'clock', hues: [200, 20, 45] },
  speaker: { look: 'retro', scene: 'bokeh', motif: 'cassette', hues: [320, 280, 190] },
  robot: { look: 'space', scene: 'rays', motif: 'robot', hues: [215, 195, 30] },
  mug: { look: 'wild', scene: 'meadow', motif: 'tankard', hues: [150, 28, 45] },
  lantern: { look: 'fortune', scene: 'lanterns', motif: 'lantern', hues: [345, 352, 42] },
  parol: { look: 'pinoy', scene: 'fiesta', motif: 'parol', hues: [255, 345, 45] },
  cupcakes: { look: 'candy', scene: 'candyland', motif: 'cupcake', hues: [330, 310, 50] },
  halohalo: { look: 'pinoy', scene: 'palms', motif: 'halohalo', hues: [185, 290, 50] },
  books: { look: 'magic', scene: 'clouds', motif: 'book', hues: [210, 265, 45] },
  bangka: { look: 'ocean', scene: 'seasunset', motif: 'bangka', hues: [195, 25, 45] },
  jeepney: { look: 'pinoy', scene: 'city', motif: 'jeepney', hues: [225, 350, 48] },
  tarsier: { look: 'jungle', scene: 'jungle', motif: 'tarsier', hues: [140, 30, 60] },
  whale: { look: 'ocean', scene: 'deepsea', motif: 'whale', hues: [205, 220, 175] },
};

/** A reward of the points mall, 4:3: the item on a glow of its own. */
export function drawReward(name: string): string | undefined {
  const picture = PICTURES[name];
  const look = LOOKS[picture?.look ?? ''];
  if (!picture || !look) return undefined;
  const palette = {
    ...paletteFor({ ...look, hues: [picture.hues] }, seededRandom(name)),
    accent: ramp(picture.hues[2], 84, 54),
    metal: GOLD,
  };
  const s = newSketch(palette, `reward ${name}`);
  const { width, height } = REWARD;
  const top = (height - SCENE.height * SCENE.scale) / 2;
  const glow = s.radial([`#ffffff/.75`, `${palette.light}/.4`, `${palette.light}/0`]);
  const body = [
    group(`translate(0 ${Math.round(top)}) scale(${SCENE.scale})`, SCENES[picture.scene](s)),
    circle(width / 2, 225, 300, glow),
    ellipse(width / 2, 432, 190, 24, '#000', 'opacity=".35"'),
    group(`translate(${width / 2} 236) scale(2.05)`, MOTIFS[picture.motif]?.(s) ?? ''),
    ...times(5, () =>
      glint(s.random.whole(60, 580), s.random.whole(40, 400), s.random.whole(7, 16)),
    ),
    rect(0, 330, width, 150, s.linear([`${palette.ink}/0`, `${palette.ink}/.4`])),
  ].join('');
  return svg(width, height, s.defs() + body);
}
