import { GOLD } from '../color.ts';
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
  stroke,
  times,
} from '../sketch.ts';
import type { Motif } from './types.ts';

const flame: Motif = (s) =>
  path(
    'M4 -108Q60 -50 46 -14Q66 -22 62 -50Q100 20 62 72Q34 104 0 102Q-64 100 -72 38Q-74 0 -40 -34Q-40 -6 -24 2Q-34 -60 4 -108Z',
    s.linear(['#ffd34d', '#ff7a1f', '#d81e2a', '#7a0f2a']),
  ) +
  path(
    'M2 -52Q34 -10 26 14Q40 10 42 -4Q60 48 28 80Q-12 100 -38 70Q-56 36 -26 4Q-26 24 -14 28Q-22 -16 2 -52Z',
    s.linear(['#fff3b0', '#ffb52e', '#ff6a1f']),
  ) +
  path('M0 16Q20 40 16 62Q8 88 -10 80Q-30 66 -16 42Q-8 56 -4 50Q-8 32 0 16Z', '#fffbe0');

const rose: Motif = (s) => {
  const c = s.palette.hero;
  return (
    stroke('M0 20Q6 70 -10 108', '#2f7a3a', 9) +
    group(
      'translate(2 72)',
      path('M0 0Q40 -40 78 -10Q46 22 0 0Z', '#3f9a4a'),
      path('M0 10Q-40 -24 -74 8Q-40 34 0 10Z', '#2f7a3a'),
    ) +
    circle(0, -26, 72, c.deep) +
    times(7, (i) =>
      group(
        `translate(0 -26) rotate(${i * 51})`,
        path('M0 0Q-46 -28 -28 -68Q0 -84 30 -66Q46 -28 0 0Z', s.linear([c.light, c.base, c.dark])),
      ),
    ).join('') +
    times(5, (i) =>
      group(
        `translate(0 -26) rotate(${i * 72 + 20}) scale(.62)`,
        path('M0 0Q-46 -28 -28 -68Q0 -84 30 -66Q46 -28 0 0Z', s.linear([c.glow, c.base, c.dark])),
      ),
    ).join('') +
    stroke('M-14 -30Q-6 -48 12 -38Q20 -22 4 -16Q-10 -16 -6 -28', c.deep, 5)
  );
};

const lotus: Motif = (s) => {
  const c = s.palette.hero;
  return (
    ellipse(0, 66, 104, 24, '#1d6a4a', 'opacity=".8"') +
    times(9, (i) =>
      group(
        `translate(0 54) rotate(${-80 + i * 20})`,
        path(
          'M0 0Q-36 -50 0 -118Q36 -50 0 0Z',
          s.linear([i % 2 ? c.light : c.glow, c.base, c.dark]),
        ),
      ),
    ).join('') +
    times(5, (i) =>
      group(
        `translate(0 58) rotate(${-52 + i * 26})`,
        path('M0 0Q-30 -40 0 -90Q30 -40 0 0Z', s.linear(['#ffffff', c.glow, c.base])),
      ),
    ).join('') +
    times(
      9,
      (i) => stroke(`M0 40L${-20 + i * 5} 4`, GOLD.base, 3) + circle(-20 + i * 5, 2, 4, GOLD.glow),
    ).join('')
  );
};

const butterfly: Motif = (s) =>
  mirrored(
    path(
      'M-4 -8Q-60 -110 -104 -74Q-110 -6 -50 8Q-20 10 -4 4Z',
      s.linear([s.palette.hero.glow, s.palette.hero.base, s.palette.hero.deep], 30),
    ),
    path(
      'M-4 4Q-70 10 -76 58Q-52 96 -14 54Q-4 30 -4 4Z',
      s.linear([s.palette.accent.light, s.palette.accent.dark]),
    ),
    path('M-20 -14Q-56 -66 -84 -58Q-84 -18 -46 -8Z', '#fff', 'opacity=".3"'),
    circle(-84, -54, 8, GOLD.glow),
    circle(-94, -30, 5, GOLD.glow),
    circle(-50, 54, 7, GOLD.glow),
    stroke('M-2 -34Q-10 -66 -30 -76', '#1c1420', 3.5),
  ) + ellipse(0, 6, 6, 44, '#1c1420');

export const clover: Motif = (s) =>
  stroke('M4 14Q16 64 -14 104', '#1c6a30', 11) +
  times(4, (i) =>
    group(
      `rotate(${i * 90 + 45})`,
      path(
        'M0 -4Q-58 -32 -44 -74Q-24 -96 0 -70Q24 -96 44 -74Q58 -32 0 -4Z',
        s.radial(['#c9ffb0', '#4fd05a', '#178a3a', '#0a5a28'], 'cx=".4" cy=".2" r=".95"'),
      ),
      stroke('M0 -8V-56', '#bff5a8', 3, 'opacity=".6"'),
    ),
  ).join('') +
  circle(0, 0, 8, GOLD.light) +
  glint(-44, -54, 20);

const cactus: Motif = (s) =>
  ellipse(0, 96, 70, 12, '#000', 'opacity=".35"') +
  stroke('M-28 22H-62V-24M28 40H64V-2', '#17603c', 34) +
  stroke('M-28 22H-62V-24M28 40H64V-2', '#2f9a58', 26) +
  rect(-32, -90, 64, 186, s.linear(['#5fd088', '#2a8a4e', '#0f4a2e'], 0), 'rx="32"') +
  stroke('M-12 -70V90M10 -70V90', '#0f4a2e', 3, 'opacity=".5"') +
  times(10, (i) =>
    stroke(`M${i % 2 ? -22 : 20} ${-66 + i * 15}l7 -5m-7 5l-7 -5`, '#e8ffd8', 2),
  ).join('') +
  times(6, (i) => {
    const [x, y] = polar(i * 60, 13);
    return circle(x, -96 + y, 10, '#ff6a9a');
  }).join('') +
  circle(0, -96, 9, GOLD.light);

const mushroom: Motif = (s) =>
  path('M-34 6Q-30 60 -44 98H44Q30 60 34 6Z', s.linear(['#fff8ea', '#e0cfae', '#a58a62'], 0)) +
  path(
    'M-98 16Q-94 -86 0 -88Q94 -86 98 16Q0 42 -98 16Z',
    s.radial(
      [s.palette.hero.glow, s.palette.hero.base, s.palette.hero.dark],
      'cx=".36" cy=".22" r=".9"',
    ),
  ) +
  [
    [-50, -30, 15],
    [0, -56, 18],
    [48, -26, 14],
    [-14, -10, 10],
    [76, 2, 8],
    [-80, 2, 9],
  ]
    .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.86, '#fff6e0'))
    .join('') +
  path('M-30 20Q0 30 30 20L26 34Q0 42 -26 34Z', '#b89a6a', 'opacity=".6"');

const pumpkin: Motif = (s) =>
  path('M-8 -62Q-14 -96 20 -102Q10 -80 16 -62Z', '#4a7a2a') +
  [-56, 56, -30, 30, 0]
    .map((x) =>
      ellipse(
        x,
        16,
        44,
        74,
        s.radial(['#ffc06a', '#ff8a1f', '#d8581a', '#8a2a12'], 'cx=".4" cy=".25" r=".85"'),
      ),
    )
    .join('') +
  mirrored(
    polygon(
      [
        [-58, -4],
        [-20, 2],
        [-42, -32],
      ],
      '#2a0a08',
    ),
    polygon(
      [
        [-52, -5],
        [-26, 0],
        [-41, -22],
      ],
      '#ffe84d',
    ),
  ) +
  path('M-60 28Q0 52 60 28Q50 72 0 74Q-50 72 -60 28Z', '#2a0a08') +
  path('M-52 36Q0 56 52 36Q42 64 0 66Q-42 64 -52 36Z', '#ffd83a') +
  polygon(
    [
      [-26, 42],
      [-14, 46],
      [-20, 56],
    ],
    '#2a0a08',
  ) +
  polygon(
    [
      [12, 46],
      [26, 42],
      [20, 58],
    ],
    '#2a0a08',
  ) +
  polygon(
    [
      [-8, 66],
      [6, 66],
      [0, 54],
    ],
    '#2a0a08',
  );

const swan: Motif = (s) =>
  path(
    'M-96 40Q-80 -12 -20 2Q40 4 34 -40Q28 -66 6 -58Q-2 -54 -14 -56Q-2 -92 34 -84Q68 -72 60 -20Q52 40 92 36Q70 88 -10 86Q-74 84 -96 40Z',
    s.linear(['#ffffff', '#e8eef8', '#a8b6d0']),
  ) +
  path('M-84 40Q-60 -24 30 10Q10 60 -40 66Q-70 62 -84 40Z', s.linear(['#ffffff', '#c8d4e8'])) +
  stroke('M-66 40Q-30 20 10 22M-54 54Q-20 38 0 40', '#a8b6d0', 4) +
  path('M6 -58L-34 -52L-8 -44Z', '#ff8a2e') +
  circle(12, -66, 4, '#14101a') +
  ellipse(0, 92, 100, 9, s.palette.light, 'opacity=".35"');

export const GARDEN: Record<string, Motif> = {
  flame,
  rose,
  lotus,
  butterfly,
  clover,
  cactus,
  mushroom,
  pumpkin,
  swan,
};
