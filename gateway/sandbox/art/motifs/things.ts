import { GOLD, ramp, SILVER } from '../color.ts';
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
  starPoints,
  stroke,
  times,
} from '../sketch.ts';
import type { Motif } from './types.ts';

const lantern: Motif = (s) => {
  const r = ramp(4, 85, 48);
  return (
    circle(0, -4, 104, s.radial([`${GOLD.glow}/.75`, `${GOLD.light}/0`])) +
    stroke('M0 -112V-78', GOLD.light, 4) +
    rect(-32, -82, 64, 13, s.linear([GOLD.glow, GOLD.dark]), 'rx="4"') +
    ellipse(
      0,
      -8,
      78,
      64,
      s.radial(['#fff0a0', '#ffae4d', r.base, r.dark], 'cx=".5" cy=".5" r=".6"'),
    ) +
    [26, 52]
      .map((x) =>
        ellipse(0, -8, x, 64, 'none', `stroke="${r.deep}" stroke-width="2.5" opacity=".5"`),
      )
      .join('') +
    stroke('M0 -72V56', r.deep, 2.5, 'opacity=".5"') +
    polygon(starPoints(8, 26, 15, -90), GOLD.light, 'transform="translate(0 -8)" opacity=".9"') +
    rect(-30, 52, 60, 12, s.linear([GOLD.glow, GOLD.dark]), 'rx="4"') +
    times(7, (i) =>
      stroke(`M${-18 + i * 6} 64L${-21 + i * 7} 108`, i % 2 ? GOLD.light : r.light, 3.5),
    ).join('')
  );
};

const fan: Motif = (s) =>
  group(
    'translate(0 66)',
    times(13, (i) =>
      group(
        `rotate(${-78 + i * 13})`,
        path(
          'M0 -30L-17 -142Q0 -152 17 -142Z',
          s.linear([i % 2 ? s.palette.hero.light : s.palette.hero.base, s.palette.hero.dark]),
        ),
        stroke('M0 0V-138', GOLD.dark, 2.5),
      ),
    ).join(''),
    times(5, (i) => {
      const [x, y] = polar(-138 + i * 24, 104);
      return (
        times(5, (n) => {
          const [dx, dy] = polar(n * 72, 9);
          return circle(x + dx, y + dy, 8, '#ffe0ea');
        }).join('') + circle(x, y, 5, GOLD.light)
      );
    }).join(''),
    circle(0, 0, 12, GOLD.base),
    stroke('M0 8L-6 44', s.palette.accent.base, 5),
  );

const drum: Motif = (s) =>
  path(
    'M-78 -30V56Q0 100 78 56V-30Z',
    s.linear(
      [s.palette.hero.dark, s.palette.hero.light, s.palette.hero.base, s.palette.hero.deep],
      0,
    ),
  ) +
  times(
    7,
    (i) =>
      circle(-72 + i * 24, 62 + Math.sin((i / 6) * 3.14) * 14, 5, GOLD.light) +
      circle(-72 + i * 24, -16 + Math.sin((i / 6) * 3.14) * 15, 5, GOLD.light),
  ).join('') +
  ellipse(0, -32, 80, 30, GOLD.dark) +
  ellipse(0, -36, 78, 28, s.radial(['#fffaf0', '#f0dcb4', '#c8a06a'])) +
  polygon(starPoints(8, 17, 9), s.palette.hero.base, 'transform="translate(0 -36) scale(1.6 .6)"') +
  group(
    'rotate(32) translate(26 -78)',
    rect(-5, -14, 10, 96, '#b3743c', 'rx="5"'),
    circle(0, -16, 13, '#e0222e'),
  ) +
  group(
    'rotate(-32) translate(-26 -78)',
    rect(-5, -14, 10, 96, '#b3743c', 'rx="5"'),
    circle(0, -16, 13, '#e0222e'),
  );

const badge: Motif = (s) => {
  const p = starPoints(6, 96, 50, -90);
  return (
    polygon(p, GOLD.deep, 'transform="translate(4 8)"') +
    times(12, (i) => {
      const [a, b] = [p[i], p[(i + 1) % 12]];
      return a && b
        ? polygon([[0, 0], a, b], i % 2 ? GOLD.dark : i < 5 ? GOLD.base : GOLD.light)
        : '';
    }).join('') +
    times(6, (i) => {
      const [x, y] = polar(-90 + i * 60, 96);
      return circle(x, y, 11, s.radial([GOLD.glow, GOLD.base, GOLD.dark]));
    }).join('') +
    circle(0, 0, 44, s.linear([GOLD.light, GOLD.dark])) +
    circle(0, 0, 37, s.linear([GOLD.dark, GOLD.base])) +
    polygon(starPoints(5, 28, 12), GOLD.glow) +
    glint(-38, -44, 22)
  );
};

const potion: Motif = (s) =>
  circle(0, 24, 100, s.radial([`${s.palette.accent.glow}/.7`, `${s.palette.accent.light}/0`])) +
  path(
    'M-20 -72H20V-34Q74 -10 70 42Q64 94 0 96Q-64 94 -70 42Q-74 -10 -20 -34Z',
    '#eaf4ff',
    'opacity=".35"',
  ) +
  path(
    'M-62 22Q-30 10 0 22T62 20Q70 86 0 90Q-70 86 -62 22Z',
    s.linear([s.palette.accent.glow, s.palette.accent.base, s.palette.accent.deep]),
  ) +
  path(
    'M-20 -72H20V-34Q74 -10 70 42Q64 94 0 96Q-64 94 -70 42Q-74 -10 -20 -34Z',
    'none',
    'stroke="#fff" stroke-width="4" opacity=".75"',
  ) +
  [
    [-24, 50, 9],
    [14, 62, 12],
    [30, 34, 6],
    [-6, 36, 5],
    [-2, 4, 6],
    [10, -18, 4],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#fff', 'opacity=".55"'))
    .join('') +
  rect(-24, -84, 48, 14, GOLD.base, 'rx="5"') +
  path('M-15 -110H15L18 -84H-18Z', '#a8693a') +
  path(
    'M-50 10Q-54 48 -34 70',
    'none',
    'stroke="#fff" stroke-width="8" opacity=".7" stroke-linecap="round"',
  );

const book: Motif = (s) =>
  path('M-100 -60L-96 84L0 98L96 84L100 -60L0 -44Z', s.palette.hero.deep) +
  path('M0 -46Q-50 -76 -96 -58L-92 76Q-46 62 0 88Z', s.linear(['#fff8e6', '#e2cfa2'], 0)) +
  path('M0 -46Q50 -76 96 -58L92 76Q46 62 0 88Z', s.linear(['#c8b080', '#fff8e6'], 0)) +
  times(5, (i) =>
    stroke(
      `M-80 ${-36 + i * 20}Q-46 ${-46 + i * 20} -16 ${-28 + i * 20}`,
      '#8a6a3a',
      3,
      'opacity=".6"',
    ),
  ).join('') +
  group(
    'translate(48 14)',
    polygon(starPoints(6, 30, 15), s.palette.accent.base),
    circle(0, 0, 38, 'none', `stroke="${s.palette.accent.dark}" stroke-width="3"`),
  ) +
  path('M-30 -50Q0 -130 30 -50Q0 -72 -30 -50Z', s.radial([`${GOLD.glow}/.95`, `${GOLD.light}/0`])) +
  glint(0, -84, 26, GOLD.glow) +
  glint(-34, -92, 12, GOLD.glow) +
  glint(32, -100, 14, GOLD.glow);

const orb: Motif = (s) =>
  path('M-60 62H60L78 100H-78Z', s.linear([GOLD.light, GOLD.dark])) +
  circle(
    0,
    -8,
    78,
    s.radial(
      [
        '#ffffff',
        s.palette.accent.glow,
        s.palette.accent.base,
        s.palette.hero.dark,
        s.palette.hero.deep,
      ],
      'cx=".4" cy=".34" r=".78"',
    ),
  ) +
  path(
    'M-50 10Q-20 -40 10 -8T56 -22Q52 40 0 44Q-40 42 -50 10Z',
    s.palette.hero.glow,
    'opacity=".45"',
  ) +
  glint(8, -10, 30) +
  glint(-26, 22, 14) +
  glint(30, 28, 12) +
  ellipse(-30, -44, 20, 12, '#fff', 'opacity=".8" transform="rotate(-34 -30 -44)"') +
  mirrored(path('M-64 34Q-84 60 -56 70L-40 58Z', GOLD.base));

const cauldron: Motif = (s) =>
  times(6, (i) =>
    circle(
      -46 + i * 19,
      -34 - ((i * 37) % 44),
      8 + (i % 3) * 6,
      s.palette.accent.light,
      'opacity=".75"',
    ),
  ).join('') +
  path(
    'M-92 -18Q-104 90 0 94Q104 90 92 -18Z',
    s.radial(['#7a8498', '#343b4e', '#10131c'], 'cx=".34" cy=".3" r=".85"'),
  ) +
  ellipse(0, -18, 94, 22, '#1a1f2c') +
  ellipse(0, -18, 84, 16, s.linear([s.palette.accent.glow, s.palette.accent.base])) +
  circle(-30, -20, 11, s.palette.accent.glow) +
  circle(20, -22, 14, s.palette.accent.glow) +
  path(
    'M-74 4Q-76 54 -44 76',
    'none',
    'stroke="#b4becf" stroke-width="7" opacity=".5" stroke-linecap="round"',
  ) +
  mirrored(stroke('M-96 -4Q-116 10 -98 30', '#343b4e', 8));

export const THINGS: Record<string, Motif> = {
  lantern,
  fan,
  drum,
  badge,
  potion,
  book,
  orb,
  cauldron,
  tankard: (s) =>
    path(
      'M50 -30Q104 -34 98 24Q92 64 50 58V40Q78 40 78 14Q76 -12 50 -10Z',
      s.linear([SILVER.light, SILVER.dark]),
    ) +
    path('M-66 -40H58L50 92H-58Z', s.linear(['#6a3a1c', '#c98a4a', '#8a5326', '#4a2611'], 0)) +
    rect(-68, -18, 128, 12, GOLD.base) +
    rect(-63, 56, 118, 12, GOLD.base) +
    [
      [-50, -50, 24],
      [-16, -62, 28],
      [22, -56, 26],
      [50, -44, 18],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#fff8e6'))
      .join('') +
    path('M-50 -40Q-54 10 -40 16Q-30 10 -34 -30Z', '#fff8e6'),
  lyre: (s) =>
    path(
      'M-30 70Q-104 20 -74 -48Q-64 -72 -84 -92Q-40 -88 -50 -42Q-68 14 -18 52Z M30 70Q104 20 74 -48Q64 -72 84 -92Q40 -88 50 -42Q68 14 18 52Z',
      s.linear([GOLD.glow, GOLD.base, GOLD.dark]),
    ) +
    rect(-66, -58, 132, 12, s.linear([GOLD.glow, GOLD.dark]), 'rx="6"') +
    path('M-34 54H34L44 96H-44Z', s.linear([GOLD.light, GOLD.dark])) +
    times(6, (i) => stroke(`M${-25 + i * 10} -48V58`, '#fffbe6', 2)).join('') +
    circle(0, 74, 10, s.palette.hero.base),
  amphora: (s) =>
    mirrored(stroke('M-22 -66Q-76 -70 -66 -6', '#a8502a', 11)) +
    path(
      'M-24 -96H24L18 -70Q20 -50 40 -38Q80 -4 50 50Q34 78 14 92H-14Q-34 78 -50 50Q-80 -4 -40 -38Q-20 -50 -18 -70Z',
      s.linear(['#5a1f14', '#e8844a', '#c2552a', '#4a1810'], 0),
    ) +
    path('M-62 -4Q0 16 62 -4L62 18Q0 38 -61 18Z', '#1a0d0a') +
    times(7, (i) =>
      stroke(`M${-52 + i * 16} ${8 + Math.sin((i / 6) * 3.14) * 11}h8v8h-5`, '#f2a868', 2.5),
    ).join('') +
    rect(-28, -102, 56, 12, '#1a0d0a', 'rx="5"') +
    rect(-22, 90, 44, 10, '#1a0d0a', 'rx="4"'),
};
