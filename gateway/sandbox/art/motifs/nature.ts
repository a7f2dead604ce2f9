import { GOLD, ramp } from '../color.ts';
import {
  circle,
  ellipse,
  glint,
  group,
  mirrored,
  path,
  polar,
  polygon,
  starPoints,
  stroke,
  times,
} from '../sketch.ts';
import { clover } from './garden.ts';
import type { Motif } from './types.ts';

const bat: Motif = (s) =>
  mirrored(
    path(
      'M-16 -6Q-56 -70 -112 -50Q-96 -30 -104 6Q-84 -6 -70 22Q-54 4 -42 34Q-30 20 -14 30Z',
      s.linear(['#5a4a78', '#2a1f40', '#120c1f']),
    ),
    stroke('M-20 0L-106 -46M-22 6L-72 18M-20 12L-44 30', '#7a68a0', 2.5),
    path('M-6 -38L-22 -66L-26 -34Z', '#2a1f40'),
    ellipse(-10, -22, 5, 4, '#ffd83a'),
  ) +
  ellipse(0, 8, 24, 40, '#2a1f40') +
  circle(0, -22, 26, '#33264e') +
  mirrored(ellipse(-10, -24, 5.5, 4.5, '#ffe24d')) +
  polygon(
    [
      [-8, -8],
      [-3, -8],
      [-5, 2],
    ],
    '#fff',
  ) +
  polygon(
    [
      [8, -8],
      [3, -8],
      [5, 2],
    ],
    '#fff',
  );

const volcano: Motif = (s) =>
  times(9, (i) => {
    const [x, y] = polar(220 + i * 12.5, 50 + (i % 3) * 22);
    return (
      stroke(
        `M${-8 + i * 2} -44Q${x * 0.6} ${y} ${x} ${y + 14}`,
        ['#ffd34d', '#ff7a1f', '#e83a2a'][i % 3] ?? '',
        7,
      ) + circle(x, y + 14, 6, '#ffb52e')
    );
  }).join('') +
  path('M-26 -50H26L104 96H-104Z', s.linear(['#7a5a5a', '#3f2a36', '#1a1220'])) +
  path(
    'M-26 -50H26L18 -40Q10 10 24 40L10 96H-16Q-8 50 -24 20Q-30 -20 -18 -40Z',
    s.linear(['#fff3b0', '#ff9a2e', '#e8302a']),
  ) +
  path('M26 -50L104 96H60Q30 10 26 -50Z', '#0d0812', 'opacity=".45"');

const snowflake: Motif = (s) =>
  times(6, (i) =>
    group(
      `rotate(${i * 60})`,
      path('M-6 0V-96L0 -106L6 -96V0Z', s.linear(['#ffffff', '#a8e0ff'])),
      stroke('M0 -40L-24 -62M0 -40L24 -62M0 -66L-19 -84M0 -66L19 -84', '#d8f2ff', 7),
    ),
  ).join('') +
  polygon(
    times(6, (i) => polar(i * 60, 26)),
    s.radial(['#fff', '#7fc8f5']),
  ) +
  glint(-20, -30, 22);

const parrot: Motif = (s) =>
  path('M10 30Q24 80 56 116Q20 108 -2 60Z', '#1f5fd0') +
  path(
    'M-6 -96Q-58 -92 -50 -36Q-46 40 8 72Q52 30 44 -30Q40 -92 -6 -96Z',
    s.linear(['#ff6a5a', '#e0222e', '#8a0f2a'], 20),
  ) +
  path(
    'M6 -22Q56 -26 54 24Q48 66 14 90Q-10 40 6 -22Z',
    s.linear(['#ffd34d', '#2fae5a', '#1f5fd0']),
  ) +
  path('M-52 -60Q-30 -82 -8 -62Q-6 -36 -30 -32Q-48 -36 -52 -60Z', '#fff6ea') +
  circle(-26, -58, 8, '#ffe24d') +
  circle(-26, -58, 4, '#14101a') +
  path('M-50 -58Q-84 -48 -66 -14Q-54 -30 -38 -32Z', s.linear(['#3a3a4a', '#12121a']));

const rooster: Motif = (s) =>
  times(7, (i) =>
    path(
      `M30 24Q${54 + i * 6} ${-70 + i * 8} ${104 - i * 4} ${-84 + i * 24}Q${84 - i * 4} ${-30 + i * 14} 44 44Z`,
      ['#12604a', '#1a8a5a', '#0f3f6a', '#1f6ad0', '#e8722a', '#c8321f', '#7a1526'][i] ?? '',
    ),
  ).join('') +
  path(
    'M-52 -46Q-20 -24 -4 0Q40 6 52 30Q46 84 0 88Q-52 84 -58 30Q-62 -10 -52 -46Z',
    s.linear(['#ffc04d', '#e8621f', '#8a1f1a', '#3a0f1a'], 20),
  ) +
  path('M-20 10Q30 10 46 34Q30 66 -8 56Q-24 34 -20 10Z', s.linear(['#2fae7a', '#0f4a5a'])) +
  circle(-50, -56, 26, s.radial(['#ffd98a', '#f0902a', '#c8421f'])) +
  path('M-66 -74Q-80 -104 -60 -98Q-58 -116 -46 -100Q-36 -114 -34 -94Q-20 -98 -32 -72Z', '#e01f2e') +
  path('M-74 -56L-102 -48L-72 -42Z', GOLD.light) +
  path('M-66 -38Q-76 -10 -58 -14Q-50 -26 -54 -38Z', '#e01f2e') +
  circle(-56, -60, 5.5, '#fff') +
  circle(-57, -60, 3, '#14101a') +
  stroke('M-14 86V106M14 86V106M-26 110L-14 104L-4 110M4 110L14 104L26 110', GOLD.base, 6);

export const NATURE: Record<string, Motif> = {
  bat,
  volcano,
  snowflake,
  parrot,
  rooster,
  sarimanok: rooster,
  rainbow: (s) =>
    ['#ff5a5a', '#ff9d3a', '#ffe24d', '#4fd06a', '#3aa8ff', '#8a5aff']
      .map((c, i) =>
        path(
          `M${-100 + i * 11} 50A${100 - i * 11} ${100 - i * 11} 0 0 1 ${100 - i * 11} 50`,
          'none',
          `stroke="${c}" stroke-width="12"`,
        ),
      )
      .join('') +
    [-74, 74]
      .map(
        (x) =>
          circle(x - 18, 56, 24, '#fff') +
          circle(x + 16, 58, 22, '#eef4ff') +
          circle(x, 42, 28, '#fff'),
      )
      .join('') +
    group('translate(0 34) scale(.5)', clover(s)),
  mesa: (s) =>
    circle(20, -20, 62, s.radial(['#fff3b0', '#ffb03a', '#ff6a3a'])) +
    path(
      'M-104 90L-84 -10H-20L-8 30H10L18 -46H70L84 90Z',
      s.linear(['#e8794a', '#a8402e', '#5a1f2a']),
    ) +
    path('M18 -46H70L84 90H50Z', '#3a1020', 'opacity=".4"') +
    stroke('M-84 14H-18M18 -20H72M-90 44H80', '#ffb08a', 3, 'opacity=".5"'),
  phsun: (s) =>
    times(8, (i) =>
      group(
        `rotate(${i * 45})`,
        path('M-14 -40L0 -112L14 -40Z', s.linear([GOLD.glow, GOLD.base])),
        path('M-22 -38L-19 -84L-9 -40Z M22 -38L19 -84L9 -40Z', GOLD.base),
      ),
    ).join('') +
    circle(0, 0, 46, s.radial([GOLD.glow, GOLD.light, GOLD.base], 'cx=".4" cy=".35" r=".7"')) +
    circle(0, 0, 34, 'none', `stroke="${GOLD.dark}" stroke-width="2.5" opacity=".6"`),
  parol: (s) => {
    const points = starPoints(5, 96, 42);
    const { hero, accent } = s.palette;
    return (
      circle(0, 0, 104, s.radial([`${GOLD.glow}/.7`, `${GOLD.light}/0`])) +
      circle(
        0,
        0,
        90,
        'none',
        `stroke="${GOLD.light}" stroke-width="5" stroke-dasharray="2 9" stroke-linecap="round"`,
      ) +
      times(10, (i) => {
        const [a, b] = [points[i], points[(i + 1) % 10]];
        const c = [hero, accent, ramp(150, 65, 46), ramp(48, 90, 54), ramp(285, 60, 54)][
          Math.floor(i / 2)
        ];
        return a && b && c
          ? polygon([[0, 0], a, b], i % 2 ? c.light : c.base, 'stroke="#fff8" stroke-width="2"')
          : '';
      }).join('') +
      circle(0, 0, 24, s.radial(['#fff', GOLD.glow, GOLD.base])) +
      [
        [-52, 74],
        [52, 74],
      ]
        .map(
          ([x = 0, y = 0]) =>
            times(7, (i) =>
              stroke(
                `M${x} ${y}L${x - 15 + i * 5} ${y + 36}`,
                [hero.light, GOLD.light, accent.light][i % 3] ?? '',
                3,
              ),
            ).join('') + circle(x, y, 7, GOLD.light),
        )
        .join('')
    );
  },
};
