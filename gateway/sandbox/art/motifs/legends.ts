import { GOLD, SILVER } from '../color.ts';
import {
  circle,
  ellipse,
  glint,
  group,
  mirrored,
  path,
  polar,
  polygon,
  rect,
  type Sketch,
  starPoints,
  stroke,
  times,
} from '../sketch.ts';
import type { Motif } from './types.ts';

const shield: Motif = (s) =>
  circle(4, 8, 92, '#000', 'opacity=".35"') +
  circle(0, 0, 92, s.linear([SILVER.light, SILVER.deep], 60)) +
  times(8, (i) =>
    group(
      `rotate(${i * 45})`,
      path('M0 0L-31 -74A80 80 0 0 1 31 -74Z', i % 2 ? s.palette.hero.base : s.palette.accent.dark),
    ),
  ).join('') +
  circle(
    0,
    0,
    80,
    s.radial(['#ffffff/.35', '#ffffff/0', '#000000/.4'], 'cx=".35" cy=".28" r=".85"'),
  ) +
  times(16, (i) => {
    const [x, y] = polar(i * 22.5, 86);
    return circle(x, y, 3.5, GOLD.light);
  }).join('') +
  circle(0, 0, 28, s.radial([SILVER.glow, SILVER.base, SILVER.deep], 'cx=".35" cy=".3" r=".8"')) +
  polygon(starPoints(8, 22, 9), s.linear([GOLD.glow, GOLD.dark]));

const sword = (s: Sketch) =>
  path('M-8 34V-92L0 -112L8 -92V34Z', s.linear([SILVER.dark, SILVER.glow, SILVER.base], 0)) +
  path('M0 -112L8 -92V34H0Z', SILVER.dark, 'opacity=".5"') +
  rect(-32, 32, 64, 11, s.linear([GOLD.glow, GOLD.dark]), 'rx="5"') +
  rect(-6, 42, 12, 44, '#5b2d18') +
  circle(0, 92, 10, s.radial([GOLD.glow, GOLD.dark]));

const mask: Motif = (s) => {
  const { hero, accent } = s.palette;
  return (
    times(9, (i) =>
      group(
        `rotate(${-64 + i * 16})`,
        path(
          'M-9 -60Q-16 -100 0 -120Q16 -100 9 -60Z',
          s.linear([
            [hero, accent, GOLD][i % 3]?.light ?? '',
            [hero, accent, GOLD][i % 3]?.dark ?? '',
          ]),
        ),
        stroke('M0 -66V-108', '#00000055', 2),
      ),
    ).join('') +
    path(
      'M-62 -56H62L70 10L44 82L0 100L-44 82L-70 10Z',
      s.linear([GOLD.glow, GOLD.base, GOLD.dark, GOLD.deep], 20),
    ) +
    polygon(
      [
        [-62, -56],
        [62, -56],
        [54, -32],
        [0, -20],
        [-54, -32],
      ],
      accent.base,
    ) +
    mirrored(
      polygon(
        [
          [-54, -14],
          [-14, -2],
          [-18, 16],
          [-46, 14],
        ],
        '#14080a',
      ),
      polygon(
        [
          [-42, -2],
          [-24, 4],
          [-28, 11],
          [-40, 9],
        ],
        accent.glow,
      ),
      polygon(
        [
          [-70, 10],
          [-50, 26],
          [-44, 82],
        ],
        hero.base,
      ),
      rect(-86, 6, 16, 40, s.linear([accent.light, accent.dark]), 'rx="8"'),
    ) +
    polygon(
      [
        [0, -20],
        [-15, 36],
        [15, 36],
      ],
      GOLD.light,
    ) +
    polygon(
      [
        [-34, 48],
        [34, 48],
        [24, 74],
        [-24, 74],
      ],
      '#14080a',
    ) +
    times(5, (i) => rect(-27 + i * 11, 49, 9, 11, '#fff6dc')).join('') +
    polygon(
      [
        [0, -50],
        [9, -38],
        [0, -26],
        [-9, -38],
      ],
      hero.glow,
    )
  );
};

const skull: Motif = (s) =>
  path(
    'M0 -84Q-70 -82 -66 -8Q-64 22 -40 34L-36 72Q0 84 36 72L40 34Q64 22 66 -8Q70 -82 0 -84Z',
    s.linear(['#fffaf0', '#e0d2b8', '#8a7860'], 25),
  ) +
  mirrored(
    path('M-46 -14Q-30 -28 -12 -8Q-14 16 -34 16Q-50 8 -46 -14Z', '#170f1a'),
    circle(-29, 0, 6, s.palette.accent.glow),
  ) +
  path('M0 14L-10 34H10Z', '#170f1a') +
  stroke('M-20 50V72M-7 52V76M7 52V76M20 50V72M-32 48H32', '#5f5140', 3.5) +
  flowerCrown(s);

function flowerCrown(s: Sketch): string {
  return [-44, 0, 44]
    .map(
      (x) =>
        times(6, (i) => {
          const [dx, dy] = polar(i * 60, 12);
          return circle(x + dx, -72 + Math.abs(x) * 0.3 + dy, 10, s.palette.hero.light);
        }).join('') + circle(x, -72 + Math.abs(x) * 0.3, 8, GOLD.light),
    )
    .join('');
}

const rune: Motif = (s) =>
  path(
    'M-56 98Q-66 -20 -40 -78Q-6 -108 36 -84Q66 -20 58 98Z',
    s.linear(['#9aa6b8', '#5b687c', '#2b3444'], 20),
  ) +
  path('M-56 98Q-66 -20 -40 -78L-22 -88Q-44 -10 -34 98Z', '#fff', 'opacity=".18"') +
  stroke(
    'M0 -56V66M0 -56L30 -30M0 -28L30 -2M-26 40L0 66L26 40',
    s.palette.accent.light,
    13,
    'opacity=".45"',
  ) +
  stroke('M0 -56V66M0 -56L30 -30M0 -28L30 -2M-26 40L0 66L26 40', '#ffffff', 5);

const hammer: Motif = (s) =>
  group(
    'rotate(24)',
    rect(-9, -30, 18, 134, s.linear(['#8a5a2e', '#4a2a12'], 0), 'rx="6"'),
    stroke('M-9 46L9 54M-9 62L9 70M-9 78L9 86', GOLD.base, 4),
    path(
      'M-78 -92H78L88 -78V-34L78 -22H-78L-88 -34V-78Z',
      s.linear([SILVER.glow, SILVER.base, SILVER.deep]),
    ),
    path('M-50 -92H50V-22H-50Z', s.linear([SILVER.light, SILVER.dark])),
    stroke('M-50 -88V-26M50 -88V-26', GOLD.base, 6),
    polygon(starPoints(4, 28, 10), s.palette.accent.light, 'transform="translate(0 -57)"'),
  ) +
  stroke('M-92 30L-66 44L-74 60L-44 84', s.palette.accent.glow, 5) +
  glint(-50, -60, 26);

const bolt: Motif = (s) =>
  path('M22 -108L-56 14H-6L-30 108L64 -26H12L46 -108Z', GOLD.deep, 'transform="translate(6 8)"') +
  path(
    'M22 -108L-56 14H-6L-30 108L64 -26H12L46 -108Z',
    s.linear(['#ffffff', GOLD.glow, GOLD.light, GOLD.base]),
    `stroke="${GOLD.dark}" stroke-width="4" stroke-linejoin="round"`,
  ) +
  path('M22 -96L-40 8H-18L34 -96Z', '#fff', 'opacity=".7"');

export const LEGENDS: Record<string, Motif> = {
  shield,
  mask,
  skull,
  runestone: rune,
  hammer,
  bolt,
  swords: (s) =>
    group('rotate(38)', sword(s)) +
    group('rotate(-38)', sword(s)) +
    group(
      'translate(0 2) scale(.46)',
      polygon(starPoints(8, 60, 34), s.palette.hero.base),
      circle(0, 0, 26, GOLD.light),
    ),
  trident: (s) =>
    rect(-6, -30, 12, 140, s.linear([GOLD.light, GOLD.dark], 0), 'rx="5"') +
    path('M0 -118L-13 -84H-7V-34H7V-84H13Z', s.linear([GOLD.glow, GOLD.base])) +
    mirrored(
      path(
        'M-7 -30Q-56 -30 -58 -70L-70 -62L-54 -104L-36 -66L-46 -70Q-42 -44 -7 -46Z',
        s.linear([GOLD.glow, GOLD.base, GOLD.dark]),
      ),
    ) +
    group('translate(0 -18) scale(.2)', polygon(starPoints(4, 90, 40), s.palette.accent.light)),
  scarab: (s) =>
    mirrored(
      path(
        'M-10 -40Q-104 -92 -112 -20Q-70 -22 -20 10Z',
        s.linear([s.palette.accent.light, s.palette.accent.dark]),
      ),
      stroke('M-14 -30L-98 -54M-16 -18L-106 -36M-18 -6L-108 -22', GOLD.light, 3.5),
      stroke('M-34 30L-70 44L-74 70M-30 54L-54 72L-52 94', GOLD.dark, 8),
    ) +
    ellipse(0, 26, 48, 62, GOLD.deep) +
    ellipse(
      0,
      22,
      46,
      60,
      s.radial(
        [s.palette.hero.glow, s.palette.hero.base, s.palette.hero.deep],
        'cx=".36" cy=".26" r=".85"',
      ),
    ) +
    stroke('M0 -30V82M-44 2Q0 -16 44 2', GOLD.base, 5) +
    ellipse(0, -44, 28, 20, s.linear([GOLD.light, GOLD.dark])) +
    circle(0, -84, 23, s.radial([GOLD.glow, '#ff9d3a', '#c83a1a'])),
  mask2: (s) =>
    mirrored(
      path(
        'M0 -24Q-44 -58 -104 -40Q-96 26 -50 34Q-18 36 0 8Z',
        s.linear([s.palette.hero.light, s.palette.hero.base, s.palette.hero.deep], 20),
      ),
      path('M-76 -12Q-46 -30 -18 0Q-50 20 -76 -12Z', '#0d0812'),
      stroke('M-102 -38Q-44 -56 0 -24', GOLD.light, 5),
      times(4, (i) => circle(-92 + i * 20, 4 + i * 6, 3.5, GOLD.glow)).join(''),
    ) +
    times(5, (i) =>
      group(
        `translate(70 -44) rotate(${-10 + i * 17})`,
        path(
          'M0 0Q-16 -44 0 -72Q16 -44 0 0Z',
          s.linear([s.palette.accent.glow, s.palette.accent.dark]),
        ),
      ),
    ).join('') +
    group('translate(0 -14) scale(.2)', polygon(starPoints(8, 80, 40), GOLD.glow)) +
    stroke('M-70 30Q-84 76 -60 104M-58 34Q-64 70 -40 96', s.palette.accent.base, 7),
  grail: (s) =>
    circle(0, -40, 84, s.radial([`${GOLD.glow}/.8`, `${GOLD.light}/0`])) +
    path(
      'M-62 -74H62Q60 18 12 28V62Q44 66 50 88H-50Q-44 66 -12 62V28Q-60 18 -62 -74Z',
      s.linear([GOLD.deep, GOLD.base, GOLD.glow, GOLD.base, GOLD.dark], 0),
    ) +
    ellipse(0, -74, 62, 15, s.linear([GOLD.dark, GOLD.light])) +
    ellipse(0, -72, 52, 10, '#5b0d1e') +
    [-34, 0, 34]
      .map((x) =>
        polygon(
          [
            [x - 9, -30],
            [x, -44],
            [x + 9, -30],
            [x, -14],
          ],
          x ? s.palette.accent.base : s.palette.hero.base,
        ),
      )
      .join('') +
    glint(-36, -58, 22),
};
