import { GOLD, type Ramp, ramp } from '../color.ts';
import { circle, ellipse, glint, group, path, polygon, rect, stroke, times } from '../sketch.ts';
import { coin, cutGem } from './gem-cuts.ts';
import type { Motif } from './types.ts';

const crown: Motif = (s) => {
  const gold = s.linear([GOLD.glow, GOLD.base, GOLD.dark]);
  const jewel = s.palette.accent;
  return [
    path(
      'M-84 -40L-50 6L-34 -64L0 0L34 -64L50 6L84 -40L68 66L-68 66Z',
      GOLD.deep,
      'transform="translate(0 7)"',
    ),
    path('M-84 -40L-50 6L-34 -64L0 0L34 -64L50 6L84 -40L68 58L-68 58Z', gold),
    path('M0 -74L-26 4L-16 30H16L26 4Z', s.linear([GOLD.glow, GOLD.light, GOLD.base])),
    path('M-70 30H70L66 62H-66Z', s.linear([GOLD.light, GOLD.dark])),
    stroke('M-70 32H70M-66 60H66', GOLD.glow, 3),
    [
      [-84, -46],
      [-34, -70],
      [0, -82],
      [34, -70],
      [84, -46],
    ]
      .map(([x = 0, y = 0]) =>
        circle(x, y, 10, s.radial([jewel.glow, jewel.base, jewel.deep], 'cx=".35" cy=".3" r=".8"')),
      )
      .join(''),
    [-46, -16, 16, 46]
      .map((x) =>
        polygon(
          [
            [x - 9, 46],
            [x, 36],
            [x + 9, 46],
            [x, 56],
          ],
          s.palette.hero.light,
        ),
      )
      .join(''),
    path('M0 -8L14 10L0 28L-14 10Z', s.linear([jewel.glow, jewel.base, jewel.dark])),
    glint(-34, -40, 18),
  ].join('');
};

const chest: Motif = (s) => {
  const wood = ramp(22, 55, 36);
  return [
    ellipse(0, 78, 96, 16, '#000', 'opacity=".4"'),
    path('M-80 -8Q-86 -74 0 -78Q86 -74 80 -8Z', s.linear([wood.light, wood.dark])),
    path('M-66 -12Q-70 -58 0 -62Q70 -58 66 -12Z', wood.deep),
    path(
      'M-66 -12Q-70 -58 0 -62Q70 -58 66 -12Z',
      s.radial([`${GOLD.light}/.9`, `${GOLD.base}/0`], 'cx=".5" cy="1" r=".7"'),
    ),
    times(15, (i) =>
      group(
        `translate(${-64 + (i % 8) * 18} ${-8 - Math.floor(i / 8) * 15 - Math.sin(i * 1.4) * 8}) scale(.17 .15)`,
        coin(s),
      ),
    ).join(''),
    group('translate(-20 -30) scale(.22)', cutGem(s, s.palette.accent, false)),
    group('translate(30 -26) scale(.2)', cutGem(s, s.palette.hero, true)),
    rect(-84, -2, 168, 76, s.linear([wood.light, wood.base, wood.deep]), 'rx="6"'),
    stroke('M-84 24H84M-84 50H84', wood.deep, 3),
    [-66, 0, 66]
      .map((x) => rect(x - 10, -4, 20, 80, s.linear([GOLD.light, GOLD.base, GOLD.dark]), 'rx="2"'))
      .join(''),
    rect(-86, -6, 172, 13, s.linear([GOLD.glow, GOLD.dark]), 'rx="4"'),
    rect(-20, 2, 40, 36, s.linear([GOLD.glow, GOLD.base, GOLD.dark]), 'rx="6"'),
    circle(0, 16, 6, GOLD.deep) + rect(-3, 16, 6, 14, GOLD.deep),
    glint(-44, -34, 20),
  ].join('');
};

const crystal: Motif = (s) => {
  const shard = (x: number, height: number, width: number, tilt: number, tone: Ramp) =>
    group(
      `translate(${x} 70) rotate(${tilt})`,
      polygon(
        [
          [-width, 0],
          [-width * 0.8, -height * 0.8],
          [0, -height],
          [0, 8],
        ],
        s.linear([tone.glow, tone.base, tone.dark]),
      ),
      polygon(
        [
          [width, 0],
          [width * 0.8, -height * 0.75],
          [0, -height],
          [0, 8],
        ],
        s.linear([tone.light, tone.dark, tone.deep]),
      ),
      polygon(
        [
          [-width * 0.5, -10],
          [-width * 0.45, -height * 0.75],
          [-width * 0.2, -height * 0.85],
          [-width * 0.2, 0],
        ],
        '#fff',
        'opacity=".4"',
      ),
    );
  const { hero, accent } = s.palette;
  return [
    ellipse(0, 74, 92, 18, hero.deep),
    shard(-52, 96, 20, -28, accent),
    shard(52, 90, 20, 28, accent),
    shard(-26, 136, 22, -12, hero),
    shard(30, 122, 22, 13, hero),
    shard(2, 168, 28, 0, hero),
    glint(0, -78, 24),
    glint(-48, -10, 14),
  ].join('');
};

export const TREASURES: Record<string, Motif> = {
  gem: (s) => cutGem(s, s.palette.hero, s.random.chance(0.4)),
  gems: (s) =>
    group('translate(-42 34) rotate(-14) scale(.62)', cutGem(s, s.palette.accent, false)) +
    group('translate(44 38) rotate(12) scale(.58)', cutGem(s, ramp(150, 70, 45), true)) +
    group('translate(0 -26) scale(.76)', cutGem(s, s.palette.hero, false)),
  crystal,
  crown,
  chest,
};
