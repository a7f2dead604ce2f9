import { GOLD, ramp, SILVER } from '../color.ts';
import {
  circle,
  ellipse,
  group,
  mirrored,
  path,
  polygon,
  rect,
  starPoints,
  stroke,
  times,
} from '../sketch.ts';
import type { Motif } from './types.ts';

const compass: Motif = (s) =>
  circle(3, 6, 92, '#000', 'opacity=".35"') +
  circle(0, 0, 92, s.linear([GOLD.glow, GOLD.base, GOLD.deep], 60)) +
  circle(0, 0, 76, s.radial(['#fff6dc', '#e8d2a0', '#b08a50'])) +
  times(24, (i) => group(`rotate(${i * 15})`, rect(-1.5, -72, 3, i % 6 ? 8 : 16, '#5a3a1a'))).join(
    '',
  ) +
  polygon(starPoints(4, 60, 14, -90), '#7a5a2e', 'opacity=".5"') +
  group(
    'rotate(34)',
    polygon(
      [
        [0, -62],
        [-13, 0],
        [13, 0],
      ],
      '#d81e2a',
    ),
    polygon(
      [
        [0, 62],
        [-13, 0],
        [13, 0],
      ],
      '#2a3448',
    ),
    polygon(
      [
        [0, -62],
        [0, 0],
        [13, 0],
      ],
      '#8a0f1f',
    ),
    polygon(
      [
        [0, 62],
        [0, 0],
        [13, 0],
      ],
      '#10151f',
    ),
  ) +
  circle(0, 0, 8, GOLD.light) +
  path(
    'M-58 -36A68 68 0 0 1 6 -68',
    'none',
    'stroke="#fff" stroke-width="9" opacity=".6" stroke-linecap="round"',
  );

const luckyCat: Motif = (s) =>
  mirrored(
    polygon(
      [
        [-62, -96],
        [-20, -66],
        [-58, -36],
      ],
      '#fff',
    ),
    polygon(
      [
        [-56, -82],
        [-32, -64],
        [-54, -48],
      ],
      '#ff8a9a',
    ),
  ) +
  path('M-60 104Q-76 44 -40 18H40Q76 44 60 104Z', s.linear(['#ffffff', '#dcd2e4'])) +
  path('M46 30Q92 6 82 -50Q74 -74 58 -56Q54 -10 34 6Z', s.linear(['#ffffff', '#e4daea'])) +
  ellipse(0, -34, 70, 56, s.radial(['#ffffff', '#f6eef6', '#cbbcd4'], 'cx=".4" cy=".3" r=".8"')) +
  mirrored(
    stroke('M-42 -36Q-30 -50 -18 -36', '#2a1a24', 5),
    ellipse(-44, -20, 10, 6, '#ff8a9a', 'opacity=".6"'),
    stroke('M-50 -14L-84 -18M-50 -8L-82 -2', '#8a7a8a', 2),
  ) +
  path('M-7 -24H7L0 -16Z', '#ff6a7a') +
  stroke('M0 -16Q-8 -4 -16 -12M0 -16Q8 -4 16 -12', '#2a1a24', 3) +
  path('M-46 12Q0 34 46 12L44 26Q0 48 -44 26Z', '#d81e2a') +
  circle(0, 34, 11, s.radial([GOLD.glow, GOLD.base])) +
  ellipse(0, 74, 34, 26, s.linear([GOLD.glow, GOLD.base, GOLD.dark])) +
  rect(-3, 60, 6, 28, GOLD.deep, 'rx="3"');

const piggy: Motif = (s) => {
  const c = ramp(345, 75, 72);
  return (
    group(
      'translate(10 -88) scale(.34)',
      circle(0, 0, 88, GOLD.base),
      circle(0, 0, 66, GOLD.light),
    ) +
    mirrored(rect(-56, 56, 24, 40, c.dark, 'rx="10"')) +
    ellipse(0, 10, 92, 66, s.radial([c.glow, c.base, c.dark], 'cx=".36" cy=".24" r=".9"')) +
    path('M-74 -30L-84 -74L-40 -50Z', c.base) +
    rect(-16, -60, 52, 8, '#7a2a44', 'rx="4"') +
    ellipse(-70, 20, 24, 20, c.light) +
    ellipse(-77, 20, 4, 6, '#8a2f4a') +
    ellipse(-63, 20, 4, 6, '#8a2f4a') +
    circle(-48, -12, 6, '#2a0f1a') +
    stroke('M88 0Q110 -14 100 -30Q88 -34 92 -18', c.dark, 6) +
    path(
      'M-40 -34Q-10 -50 30 -46',
      'none',
      'stroke="#fff" stroke-width="7" opacity=".6" stroke-linecap="round"',
    )
  );
};

export const CHARMS: Record<string, Motif> = {
  compass,
  luckycat: luckyCat,
  piggy,
  anchor: (s) =>
    circle(0, -82, 17, 'none', `stroke="${SILVER.light}" stroke-width="10"`) +
    rect(-9, -66, 18, 150, s.linear([SILVER.glow, SILVER.dark], 0)) +
    rect(-44, -50, 88, 15, s.linear([SILVER.light, SILVER.dark]), 'rx="7"') +
    path(
      'M-96 16L-62 30L-74 44Q-50 76 -8 78H8Q50 76 74 44L62 30L96 16L92 58L82 50Q50 104 0 106Q-50 104 -82 50L-92 58Z',
      s.linear([SILVER.glow, SILVER.base, SILVER.deep]),
    ) +
    stroke('M-50 -70Q-20 -30 24 -10Q60 20 10 50Q-30 70 -20 100', '#d8a860', 8),
};
