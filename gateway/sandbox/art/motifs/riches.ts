import { GOLD } from '../color.ts';
import {
  circle,
  ellipse,
  glint,
  group,
  mirrored,
  path,
  polygon,
  rect,
  starPoints,
  stroke,
  times,
} from '../sketch.ts';
import { coin, cutGem } from './gem-cuts.ts';
import type { Motif } from './types.ts';

const ingot: Motif = (s) => {
  const boat = (y: number, scale: number) =>
    group(
      `translate(0 ${y}) scale(${scale})`,
      path(
        'M-96 -26Q-60 -10 0 -8Q60 -10 96 -26Q92 50 0 56Q-92 50 -96 -26Z',
        s.linear([GOLD.light, GOLD.base, GOLD.deep]),
      ),
      path(
        'M-96 -26Q-60 -46 -46 -22Q-40 -50 0 -52Q40 -50 46 -22Q60 -46 96 -26Q60 -4 0 -2Q-60 -4 -96 -26Z',
        s.linear([GOLD.glow, GOLD.base]),
      ),
      ellipse(
        0,
        -28,
        44,
        24,
        s.radial([GOLD.glow, GOLD.light, GOLD.base], 'cx=".4" cy=".3" r=".8"'),
      ),
      stroke('M-70 16Q0 40 70 16', GOLD.glow, 4, 'opacity=".6"'),
    );
  return (
    boat(38, 0.72) + group('translate(-40 0)', boat(52, 0.5)) + boat(-4, 0.95) + glint(-30, -44, 24)
  );
};

const horseshoe: Motif = (s) =>
  [
    path(
      'M-70 80Q-106 -76 0 -84Q106 -76 70 80L38 80Q64 -44 0 -48Q-64 -44 -38 80Z',
      GOLD.deep,
      'transform="translate(4 6)"',
    ),
    path(
      'M-70 80Q-106 -76 0 -84Q106 -76 70 80L38 80Q64 -44 0 -48Q-64 -44 -38 80Z',
      s.linear([GOLD.glow, GOLD.base, GOLD.dark], 70),
    ),
    stroke('M-60 72Q-88 -62 0 -72', GOLD.glow, 5, 'opacity=".8"'),
    [
      [-58, 50],
      [-66, 8],
      [-54, -36],
      [-22, -62],
      [22, -62],
      [54, -36],
      [66, 8],
      [58, 50],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 6, GOLD.deep) + circle(x + 1, y + 2, 3, GOLD.light))
      .join(''),
    group('translate(0 50) scale(.36)', cutGem(s, s.palette.accent, false)),
  ].join('');

const potOfGold: Motif = (s) =>
  [
    ellipse(0, 84, 80, 12, '#000', 'opacity=".4"'),
    times(14, (i) =>
      group(
        `translate(${-54 + (i % 7) * 18} ${-26 - Math.floor(i / 7) * 18 - Math.sin(i * 2.1) * 6}) rotate(${i * 31}) scale(.22 .2)`,
        coin(s),
      ),
    ).join(''),
    path(
      'M-76 -18Q-96 84 0 84Q96 84 76 -18Z',
      s.radial(['#6b7488', '#2b3040', '#10131c'], 'cx=".35" cy=".3" r=".8"'),
    ),
    ellipse(0, -18, 80, 16, s.linear(['#8a93a8', '#2b3040'])),
    times(8, (i) =>
      group(`translate(${-56 + i * 16} ${-24 - (i % 3) * 7}) scale(.2 .15)`, coin(s)),
    ).join(''),
    path(
      'M-62 0Q-66 50 -34 70',
      'none',
      'stroke="#aab4c8" stroke-width="7" stroke-linecap="round" opacity=".5"',
    ),
    rect(-70, 74, 16, 16, '#171b26', 'rx="4"') + rect(54, 74, 16, 16, '#171b26', 'rx="4"'),
  ].join('');

const pearl: Motif = (s) =>
  [
    path(
      'M-92 10Q-84 82 0 86Q84 82 92 10Q40 40 0 40Q-40 40 -92 10Z',
      s.linear([s.palette.accent.light, s.palette.accent.dark]),
    ),
    mirrored(
      path(
        'M0 24Q-50 -92 -94 -34Q-104 4 -84 16Q-40 34 0 24Z',
        s.linear([s.palette.accent.glow, s.palette.accent.base]),
      ),
      stroke(
        'M-10 22L-54 -60M-30 24L-84 -32M-4 18L-26 -52',
        s.palette.accent.dark,
        3,
        'opacity=".5"',
      ),
    ),
    circle(
      0,
      14,
      40,
      s.radial(['#ffffff', '#fbeef2', '#d9c3d6', '#8d7ba1'], 'cx=".36" cy=".3" r=".8"'),
    ),
    ellipse(-14, -2, 12, 8, '#fff', 'transform="rotate(-30 -14 -2)"'),
    glint(24, -16, 22),
  ].join('');

const vault: Motif = (s) => {
  const steel = ['#f2f6fb', '#9aa9bb', '#4c5a6e', '#232c3a'];
  return [
    rect(-94, -94, 188, 188, s.linear(['#5b6b80', '#222b39'], 60), 'rx="16"'),
    circle(0, 0, 82, '#131924'),
    circle(0, 0, 78, s.linear(steel, 60)),
    times(12, (i) =>
      group(`rotate(${i * 30})`, circle(0, -66, 6, '#1c2430') + circle(-1, -67, 3, '#dfe8f2')),
    ).join(''),
    circle(0, 0, 54, s.linear(['#2d394a', '#8fa0b5'], 60)),
    circle(0, 0, 49, s.linear(['#b8c6d6', '#46546a'], 60)),
    times(3, (i) =>
      group(
        `rotate(${i * 60 + 15})`,
        rect(-46, -5, 92, 10, s.linear([GOLD.light, GOLD.dark]), 'rx="5"') +
          circle(-46, 0, 9, GOLD.base) +
          circle(46, 0, 9, GOLD.base),
      ),
    ).join(''),
    circle(0, 0, 18, s.radial([GOLD.glow, GOLD.base, GOLD.deep], 'cx=".35" cy=".3" r=".8"')),
    glint(-40, -52, 22),
  ].join('');
};

const star: Motif = () => {
  const points = starPoints(5, 92, 42);
  return (
    polygon(points, GOLD.deep, 'transform="translate(3 7)"') +
    times(10, (i) => {
      const [a, b] = [points[i], points[(i + 1) % 10]];
      return a && b
        ? polygon(
            [[0, 0], a, b],
            [
              GOLD.light,
              GOLD.dark,
              GOLD.base,
              GOLD.deep,
              GOLD.base,
              GOLD.deep,
              GOLD.base,
              GOLD.glow,
              GOLD.base,
              GOLD.glow,
            ][i] ?? GOLD.base,
          )
        : '';
    }).join('') +
    glint(-20, -40, 24)
  );
};

export const RICHES: Record<string, Motif> = {
  ingot,
  horseshoe,
  potofgold: potOfGold,
  pearl,
  vault,
  star,
  nugget: (s) =>
    group(
      'scale(1.1)',
      polygon(
        [
          [-70, 20],
          [-50, -40],
          [-6, -58],
          [44, -40],
          [72, 10],
          [40, 52],
          [-30, 58],
        ],
        s.linear([GOLD.glow, GOLD.base, GOLD.deep], 60),
      ),
      polygon(
        [
          [-50, -40],
          [-6, -58],
          [-14, -10],
          [-40, 6],
        ],
        GOLD.glow,
      ),
      polygon(
        [
          [-14, -10],
          [44, -40],
          [30, 14],
        ],
        GOLD.light,
      ),
      polygon(
        [
          [30, 14],
          [72, 10],
          [40, 52],
        ],
        GOLD.dark,
      ),
      polygon(
        [
          [-40, 6],
          [-14, -10],
          [30, 14],
          [-10, 44],
        ],
        GOLD.base,
      ),
      glint(-20, -36, 26),
    ),
};
