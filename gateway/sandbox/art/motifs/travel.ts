import { GOLD, SILVER } from '../color.ts';
import { circle, ellipse, group, mirrored, path, polar, rect, stroke, times } from '../sketch.ts';
import type { Motif } from './types.ts';

const rocket: Motif = (s) =>
  group(
    'rotate(28)',
    path('M-16 58Q-24 96 0 120Q24 96 16 58Z', s.linear(['#fff3b0', '#ff9a2e', '#e8302a/.2'])),
    mirrored(
      path('M-26 16Q-62 34 -56 80L-22 58Z', s.linear([s.palette.hero.light, s.palette.hero.dark])),
    ),
    path(
      'M0 -112Q-40 -66 -32 20L-22 62H22L32 20Q40 -66 0 -112Z',
      s.linear(['#ffffff', '#dbe4f0', '#8a98b0'], 0),
    ),
    path(
      'M0 -112Q-24 -84 -30 -52H30Q24 -84 0 -112Z',
      s.linear([s.palette.hero.light, s.palette.hero.base, s.palette.hero.dark], 0),
    ),
    circle(0, -20, 19, SILVER.dark),
    circle(
      0,
      -20,
      14,
      s.radial(
        ['#d8f6ff', s.palette.accent.base, s.palette.accent.deep],
        'cx=".35" cy=".3" r=".8"',
      ),
    ),
    rect(-24, 40, 48, 9, s.palette.accent.base),
    stroke('M-18 -50Q-26 -10 -22 28', '#fff', 4, 'opacity=".8"'),
  );

const planet: Motif = (s) =>
  path('M-112 30Q-60 -14 40 -22Q112 -24 110 -6L-60 46Q-112 48 -112 30Z', s.palette.accent.dark) +
  circle(
    0,
    0,
    72,
    s.radial(
      [s.palette.hero.glow, s.palette.hero.light, s.palette.hero.base, s.palette.hero.deep],
      'cx=".34" cy=".28" r=".85"',
    ),
  ) +
  times(4, (i) =>
    path(
      `M${-66 + i * 5} ${-24 + i * 17}Q0 ${-40 + i * 20} ${66 - i * 4} ${-26 + i * 15}Q0 ${-28 + i * 20} ${-66 + i * 5} ${-24 + i * 17}Z`,
      i % 2 ? s.palette.hero.glow : s.palette.hero.dark,
      'opacity=".55"',
    ),
  ).join('') +
  path(
    'M-112 28Q-94 56 0 34Q100 4 112 -12Q110 14 40 46Q-92 90 -112 28Z',
    s.linear([s.palette.accent.glow, s.palette.accent.base, s.palette.accent.dark], 0),
  ) +
  stroke('M-100 40Q-40 62 60 22', '#fff', 2.5, 'opacity=".6"');

const astronaut: Motif = (s) =>
  path('M-88 112Q-86 54 -40 44H40Q86 54 88 112Z', s.linear(['#ffffff', '#c4cfde', '#7a8aa2'])) +
  rect(-26, 70, 52, 30, SILVER.dark, 'rx="6"') +
  circle(-12, 82, 5, s.palette.hero.base) +
  circle(4, 82, 5, GOLD.base) +
  rect(12, 77, 10, 16, s.palette.accent.base) +
  circle(0, -20, 76, s.radial(['#ffffff', '#e4ebf4', '#9aa8be'], 'cx=".36" cy=".28" r=".8"')) +
  ellipse(0, -16, 58, 50, '#2a3448') +
  ellipse(
    0,
    -16,
    53,
    45,
    s.linear([s.palette.accent.deep, s.palette.hero.deep, s.palette.hero.base], 60),
  ) +
  path('M-46 -22Q-40 -54 -4 -58Q-26 -40 -30 -14Z', '#fff', 'opacity=".65"') +
  circle(24, 2, 11, GOLD.light, 'opacity=".8"') +
  [
    [8, -36],
    [30, -28],
    [-8, 8],
    [4, -12],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 2, '#fff'))
    .join('') +
  mirrored(rect(-84, -34, 15, 36, s.palette.hero.base, 'rx="7"'));

export const TRAVEL: Record<string, Motif> = {
  rocket,
  planet,
  astronaut,
  ufo: (s) =>
    path(
      'M-40 30L-84 112H84L40 30Z',
      s.linear([`${s.palette.accent.glow}/.8`, `${s.palette.accent.glow}/0`]),
    ) +
    path(
      'M-48 -12Q-46 -72 0 -74Q46 -72 48 -12Z',
      s.radial(['#ffffff', '#a8e8ff', '#3a6aa8'], 'cx=".35" cy=".25" r=".9"'),
    ) +
    path('M-16 -12Q-20 -48 0 -48Q20 -48 16 -12Z', '#5fd06a') +
    circle(-6, -34, 4, '#14101a') +
    circle(7, -34, 4, '#14101a') +
    ellipse(0, 4, 106, 34, s.linear([SILVER.glow, SILVER.base, SILVER.deep])) +
    ellipse(0, -6, 70, 16, SILVER.light, 'opacity=".7"') +
    times(7, (i) =>
      circle(
        -78 + i * 26,
        14 + Math.sin((i / 6) * 3.14) * 13,
        7,
        [GOLD.light, s.palette.hero.light, s.palette.accent.light][i % 3] ?? '',
      ),
    ).join(''),
  comet: (s) =>
    path(
      'M110 -104Q10 -50 -66 10L-20 66Q60 -20 110 -104Z',
      s.linear([`${s.palette.accent.glow}/0`, `${s.palette.accent.base}/.9`], 140),
    ) +
    path('M96 -76Q20 -20 -48 36L-30 50Q40 0 96 -76Z', '#fff', 'opacity=".5"') +
    circle(
      -44,
      40,
      46,
      s.radial(
        [s.palette.hero.glow, s.palette.hero.base, s.palette.hero.deep],
        'cx=".4" cy=".35" r=".8"',
      ),
    ) +
    [
      [-60, 30, 9],
      [-34, 54, 12],
      [-30, 22, 6],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, s.palette.hero.deep, 'opacity=".6"'))
      .join(''),
  galaxy: (s) =>
    group(
      'rotate(-24) scale(1 .5)',
      times(5, (n) =>
        times(30, (i) => {
          const [x, y] = polar(n * 72 + i * 9, 12 + i * 3.3);
          return circle(
            x,
            y,
            13 - i * 0.36,
            [s.palette.hero.light, s.palette.accent.light, '#ffffff'][(n + i) % 3] ?? '',
            `opacity="${(0.75 - i * 0.022).toFixed(2)}"`,
          );
        }).join(''),
      ).join(''),
      circle(0, 0, 40, s.radial(['#ffffff', `${GOLD.glow}/.9`, `${GOLD.light}/0`])),
    ),
};
