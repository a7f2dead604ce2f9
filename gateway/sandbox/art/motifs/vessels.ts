import { GOLD, SILVER } from '../color.ts';
import {
  circle,
  ellipse,
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

const sail = (s: Sketch, x: number, y: number, w: number, h: number) =>
  path(
    `M${x - w} ${y}Q${x} ${y - 8} ${x + w} ${y}Q${x + w * 1.22} ${y + h * 0.5} ${x + w} ${y + h}Q${x} ${y + h - 10} ${x - w} ${y + h}Q${x - w * 0.76} ${y + h * 0.5} ${x - w} ${y}Z`,
    s.linear(['#fffaf0', '#eadbc0', '#b89a72'], 20),
  );

const ship: Motif = (s) =>
  stroke('M-46 48V-74M10 48V-108M58 44V-60', '#4a2a14', 6) +
  sail(s, 10, -98, 30, 42) +
  sail(s, 10, -50, 40, 58) +
  sail(s, -46, -66, 26, 40) +
  sail(s, -46, -22, 30, 44) +
  sail(s, 60, -52, 24, 66) +
  path('M10 -108L44 -98L10 -90Z', s.palette.hero.base) +
  path(
    'M-104 22Q-84 36 -60 38H76L108 12Q98 74 66 84H-60Q-94 70 -104 22Z',
    s.linear(['#a8693a', '#6a3a1c', '#2f180c']),
  ) +
  stroke('M-98 40H94M-90 54H90', GOLD.base, 4) +
  times(
    6,
    (i) => rect(-58 + i * 23, 60, 11, 10, '#1a0d06') + circle(-52 + i * 23, 65, 3, GOLD.base),
  ).join('') +
  path(
    'M-112 84Q-84 68 -56 84T0 84T56 84T112 84V100H-112Z',
    s.palette.accent.light,
    'opacity=".85"',
  );

const longship: Motif = (s) =>
  stroke('M0 44V-100', '#4a2a14', 7) +
  path('M-64 -88Q0 -98 64 -88Q80 -40 62 16Q0 4 -62 16Q-46 -40 -64 -88Z', '#f4e8d0') +
  times(3, (i) =>
    path(
      `M${-54 + i * 40} -91Q${-34 + i * 38} -40 ${-54 + i * 40} 13L${-34 + i * 38} 10Q${-14 + i * 38} -40 ${-34 + i * 40} -93Z`,
      s.palette.hero.base,
    ),
  ).join('') +
  path(
    'M-108 -34Q-116 -58 -98 -64Q-84 -60 -90 -48Q-96 34 -60 40H60Q96 34 94 -16L108 -30Q112 74 50 84H-50Q-112 74 -108 -34Z',
    s.linear(['#b3743c', '#6a3a1c', '#2f180c']),
  ) +
  times(
    7,
    (i) =>
      circle(
        -60 + i * 20,
        46,
        13,
        i % 2 ? s.palette.accent.base : s.palette.hero.dark,
        `stroke="${GOLD.light}" stroke-width="3"`,
      ) + circle(-60 + i * 20, 46, 4, GOLD.glow),
  ).join('') +
  times(8, (i) => stroke(`M${-56 + i * 16} 62L${-76 + i * 18} 104`, '#c98a4a', 3)).join('');

const bangka: Motif = (s) =>
  stroke('M-8 56V-98', '#4a2a14', 6) +
  path(
    'M-2 -94Q78 -40 74 34H-2Z',
    s.linear([s.palette.hero.glow, s.palette.hero.base, s.palette.hero.dark]),
  ) +
  path('M-2 -60Q46 -24 62 0L68 34H48Q30 -4 -2 -30Z', GOLD.light) +
  path('M-2 -20Q24 0 34 34H14Q8 14 -2 4Z', s.palette.accent.base) +
  path('M-14 -80Q-74 -20 -76 34H-14Z', s.linear(['#fff', s.palette.accent.light])) +
  stroke('M-96 82H96M-60 58L-72 84M60 58L72 84', '#e8c07a', 5) +
  path(
    'M-108 36Q-60 50 0 50Q60 50 108 32Q92 76 50 78H-56Q-92 74 -108 36Z',
    s.linear(['#d98a4a', '#7a3f1c']),
  ) +
  stroke('M-100 46Q0 66 100 42', s.palette.accent.light, 5) +
  path('M-112 86Q-84 72 -56 86T0 86T56 86T112 86V102H-112Z', '#7fe0f0', 'opacity=".85"');

const car: Motif = (s) =>
  ellipse(0, 62, 110, 14, s.palette.accent.light, 'opacity=".5"') +
  path(
    'M-108 42Q-112 12 -84 6L-52 -2Q-34 -40 6 -42Q52 -40 66 -4Q104 2 110 26L106 48H-104Z',
    s.linear([s.palette.hero.glow, s.palette.hero.base, s.palette.hero.deep]),
  ) +
  path('M-42 -2Q-26 -32 4 -34L8 -2Z M16 -34Q44 -30 54 -2H18Z', s.linear(['#bff0ff', '#1f2f5a'])) +
  path('M-106 30H108L106 42H-104Z', '#14101a', 'opacity=".6"') +
  [-62, 64]
    .map(
      (x) =>
        circle(x, 46, 26, '#14101a') +
        circle(x, 46, 16, s.linear([SILVER.glow, SILVER.dark])) +
        times(5, (i) => {
          const [dx, dy] = polar(i * 72, 13);
          return stroke(`M${x} 46L${x + dx} ${46 + dy}`, '#2a2f3f', 3);
        }).join(''),
    )
    .join('') +
  path('M92 12L112 18L110 28H90Z', '#fff6c0') +
  path('M-108 18L-92 16V28H-110Z', '#ff3a5a') +
  stroke('M-80 8Q0 -6 96 10', '#fff', 3, 'opacity=".6"');

const jeepney: Motif = (s) =>
  ellipse(0, 78, 106, 12, '#000', 'opacity=".4"') +
  rect(
    -104,
    -54,
    176,
    118,
    s.linear([SILVER.glow, s.palette.hero.base, s.palette.hero.dark]),
    'rx="10"',
  ) +
  path('M72 -20Q104 -14 108 26V64H66Z', s.linear([SILVER.glow, SILVER.base, SILVER.dark])) +
  rect(-108, -66, 186, 18, s.linear([GOLD.glow, GOLD.dark]), 'rx="9"') +
  times(5, (i) => rect(-94 + i * 33, -42, 27, 34, s.linear(['#c8f2ff', '#2a4a7a']), 'rx="4"')).join(
    '',
  ) +
  rect(-104, 2, 176, 10, '#e0222e') +
  rect(-104, 12, 176, 10, '#ffd34d') +
  rect(-104, 22, 176, 10, '#1f5fd0') +
  times(6, (i) =>
    polygon(starPoints(5, 8, 3.5), '#fff', `transform="translate(${-88 + i * 30} 44)"`),
  ).join('') +
  [-62, 66]
    .map(
      (x) =>
        circle(x, 64, 25, '#14101a') +
        circle(x, 64, 14, SILVER.light) +
        circle(x, 64, 6, '#e0222e'),
    )
    .join('') +
  circle(98, 22, 9, '#fff6c0') +
  times(4, (i) => rect(76 + i * 7, 36, 4, 22, '#3a4458')).join('') +
  path('M74 -22L96 -40L98 -34L80 -18Z', SILVER.glow);

export const VESSELS: Record<string, Motif> = {
  ship,
  longship,
  bangka,
  car,
  jeepney,
  train: (s) =>
    ellipse(0, 84, 108, 10, '#000', 'opacity=".4"') +
    [
      [-50, -92, 24],
      [-22, -106, 17],
      [-82, -80, 18],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#e8ecf4', 'opacity=".8"'))
      .join('') +
    rect(-66, -62, 24, 40, '#2a2f3f') +
    rect(-72, -70, 36, 12, GOLD.base, 'rx="3"') +
    rect(
      -88,
      -26,
      120,
      66,
      s.linear([s.palette.hero.light, s.palette.hero.base, s.palette.hero.deep]),
      'rx="20"',
    ) +
    rect(18, -72, 78, 112, s.linear([s.palette.hero.base, s.palette.hero.deep]), 'rx="4"') +
    rect(10, -82, 94, 14, GOLD.dark, 'rx="5"') +
    rect(32, -56, 48, 40, s.linear(['#fff0b0', '#e8a03a']), 'rx="4"') +
    stroke('M-66 -26V40M-32 -26V40M2 -26V40', GOLD.base, 4) +
    circle(-92, 6, 14, GOLD.glow) +
    path('M-96 40L-118 78H-70L-60 40Z', SILVER.dark) +
    [-54, -10, 56]
      .map(
        (x, i) =>
          circle(x, 56, 18 + i * 5, '#1a1d2a') +
          circle(x, 56, 11 + i * 5, GOLD.dark) +
          circle(x, 56, 5, GOLD.light),
      )
      .join('') +
    stroke('M-54 56H56', SILVER.light, 5),
  zeppelin: (s) =>
    path(
      'M-104 -20Q-60 -84 20 -78Q92 -70 110 -22Q92 28 20 34Q-60 38 -104 -20Z',
      s.linear([s.palette.hero.glow, s.palette.hero.base, s.palette.hero.deep]),
    ) +
    stroke(
      'M-100 -20Q0 -36 108 -22M-84 -42Q0 -66 96 -48M-84 2Q0 -4 98 4',
      GOLD.base,
      3,
      'opacity=".8"',
    ) +
    path('M-84 -22L-112 -62V-2Z M-84 -8L-112 34L-104 -14Z', s.palette.accent.base) +
    stroke('M-26 32L-20 54M50 32L44 54', '#4a2a14', 3) +
    path('M-40 54H62L50 88H-28Z', s.linear(['#b3743c', '#5a2f14'])) +
    times(4, (i) => rect(-22 + i * 20, 60, 12, 12, '#ffe9a8', 'rx="2"')).join('') +
    circle(74, 70, 4, SILVER.light) +
    ellipse(76, 70, 4, 26, SILVER.light, 'opacity=".7"'),
};
