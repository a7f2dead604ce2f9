import { GOLD, type Ramp, ramp } from '../color.ts';
import { circle, ellipse, glint, group, path, type Sketch, stroke, times } from '../sketch.ts';
import type { Motif } from './types.ts';

export const ball = (s: Sketch, x: number, y: number, r: number, tone: Ramp) =>
  circle(
    x,
    y,
    r,
    s.radial([tone.glow, tone.light, tone.base, tone.dark, tone.deep], 'cx=".36" cy=".3" r=".82"'),
  ) +
  ellipse(
    x - r * 0.36,
    y - r * 0.42,
    r * 0.24,
    r * 0.15,
    '#fff',
    `opacity=".85" transform="rotate(-35 ${x - r * 0.36} ${y - r * 0.42})"`,
  );

export const RED = ramp(352, 85, 46);

const GREEN = ramp(118, 60, 40);

const leaf = (s: Sketch, x: number, y: number, turn: number, size = 1) =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    path('M0 0Q30 -34 76 -8Q40 22 0 0Z', s.linear([GREEN.glow, GREEN.base, GREEN.dark])),
    stroke('M4 -1Q36 -10 70 -8', GREEN.dark, 2.5),
  );

const cherry: Motif = (s) =>
  [
    stroke('M-38 26Q-26 -40 28 -82M44 34Q46 -30 28 -82', '#5c7a22', 8),
    leaf(s, 26, -80, 10, 0.9),
    leaf(s, 26, -80, 190, 0.6),
    ball(s, -40, 46, 44, RED),
    ball(s, 44, 52, 40, RED),
  ].join('');

const lemon: Motif = (s) => {
  const yellow = ramp(48, 92, 54);
  return [
    leaf(s, 40, -62, -30, 0.9),
    group(
      'rotate(-24)',
      path(
        'M-98 0Q-86 -14 -76 -22Q-40 -66 0 -66Q40 -66 76 -22Q90 -12 98 0Q90 12 76 22Q40 66 0 66Q-40 66 -76 22Q-86 14 -98 0Z',
        s.radial([yellow.glow, yellow.light, yellow.base, yellow.dark], 'cx=".38" cy=".3" r=".8"'),
      ),
      ellipse(-30, -34, 20, 10, '#fff', 'opacity=".7" transform="rotate(-24 -30 -34)"'),
    ),
    group(
      'translate(40 40) scale(.52)',
      circle(0, 0, 84, yellow.base),
      circle(0, 0, 76, '#fff8d8'),
      times(8, (i) =>
        group(
          `rotate(${i * 45})`,
          path('M0 -8L-24 -62Q0 -74 24 -62Z', s.linear([yellow.light, yellow.base])),
        ),
      ).join(''),
    ),
  ].join('');
};

const melon: Motif = (s) =>
  [
    path('M-96 -30A96 96 0 0 0 96 -30Z', s.linear([GREEN.light, GREEN.deep])),
    path('M-86 -30A86 86 0 0 0 86 -30Z', '#eaf7c8'),
    path('M-77 -30A77 77 0 0 0 77 -30Z', s.linear(['#ff8f8f', RED.light, RED.base])),
    [
      [-46, -6],
      [-16, 0],
      [18, -4],
      [48, -8],
      [-30, 22],
      [2, 28],
      [32, 20],
    ]
      .map(([x = 0, y = 0]) => path(`M${x} ${y - 9}q6 8 0 13q-6 -5 0 -13Z`, '#2a0f12'))
      .join(''),
    path(
      'M-70 -24Q-60 20 -24 38',
      'none',
      'stroke="#fff" stroke-width="7" opacity=".35" stroke-linecap="round"',
    ),
    leaf(s, -10, -34, -40, 0.8),
    ball(s, 64, -50, 26, RED),
  ].join('');

const grapes: Motif = (s) => {
  const purple = ramp(285, 60, 42);
  const rows: readonly [number, number][] = [
    [-50, -26],
    [-16, -30],
    [18, -28],
    [50, -22],
    [-34, 2],
    [0, 0],
    [34, 4],
    [-18, 30],
    [16, 32],
    [0, 60],
  ];
  return (
    stroke('M0 -40Q4 -70 20 -88', '#5c7a22', 8) +
    leaf(s, 4, -56, -14, 1.1) +
    leaf(s, 0, -52, 196, 0.9) +
    rows.map(([x, y]) => ball(s, x, y, 23, purple)).join('')
  );
};

const strawberry: Motif = (s) =>
  [
    path(
      'M0 92Q-84 40 -74 -24Q-60 -64 0 -48Q60 -64 74 -24Q84 40 0 92Z',
      s.radial(['#ffb0a8', RED.light, RED.base, RED.dark], 'cx=".36" cy=".28" r=".85"'),
    ),
    times(15, (i) =>
      ellipse(
        -46 + (i % 5) * 23 + (Math.floor(i / 5) % 2) * 9,
        -16 + Math.floor(i / 5) * 28,
        3.4,
        5,
        GOLD.light,
      ),
    ).join(''),
    times(6, (i) =>
      group(
        `translate(0 -48) rotate(${i * 32 - 170})`,
        path('M0 0Q22 -16 52 0Q22 12 0 0Z', s.linear([GREEN.light, GREEN.dark])),
      ),
    ).join(''),
    stroke('M0 -50Q2 -74 14 -84', '#5c7a22', 8),
    ellipse(-36, -20, 9, 18, '#fff', 'opacity=".45" transform="rotate(20 -36 -20)"'),
  ].join('');

const mango: Motif = (s) =>
  [
    leaf(s, 20, -74, -20, 1.05),
    leaf(s, 16, -72, 200, 0.8),
    path(
      'M18 -74Q92 -52 82 22Q64 92 -14 88Q-88 76 -80 16Q-66 -28 -22 -52Q0 -76 18 -74Z',
      s.radial(['#fff3a8', '#ffc93f', '#f28a1f', '#c9421d'], 'cx=".36" cy=".4" r=".8"'),
    ),
    path(
      'M20 -66Q80 -44 74 20',
      'none',
      'stroke="#e85a2a" stroke-width="16" opacity=".35" stroke-linecap="round"',
    ),
    ellipse(-34, 4, 14, 30, '#fff', 'opacity=".55" transform="rotate(24 -34 4)"'),
  ].join('');

const seven: Motif = (s) => {
  const d = 'M-66 -84H70V-46Q20 14 8 88H-44Q-34 10 22 -38H-36V-20H-66Z';
  return [
    path(
      d,
      '#1a0508',
      'transform="translate(9 11)" stroke="#1a0508" stroke-width="12" stroke-linejoin="round"',
    ),
    path(
      d,
      GOLD.dark,
      `stroke="${s.linear([GOLD.glow, GOLD.base, GOLD.dark])}" stroke-width="16" stroke-linejoin="round"`,
    ),
    path(d, s.linear(['#ff9a7a', RED.light, RED.base, RED.dark])),
    path('M-58 -76H62V-62H-58Z', '#fff', 'opacity=".45"'),
    stroke('M52 -44Q8 14 -6 76', '#fff', 4, 'opacity=".4"'),
    glint(-52, -72, 26),
  ].join('');
};

const bell: Motif = (s) =>
  [
    path('M-16 -86A16 16 0 0 1 16 -86V-74H-16Z', GOLD.dark),
    circle(0, 74, 18, s.radial([GOLD.glow, GOLD.base, GOLD.deep], 'cx=".35" cy=".3" r=".8"')),
    path(
      'M0 -80Q50 -74 54 -14Q56 34 88 60Q50 76 0 76Q-50 76 -88 60Q-56 34 -54 -14Q-50 -74 0 -80Z',
      s.linear([GOLD.deep, GOLD.base, GOLD.glow, GOLD.base, GOLD.dark], 0),
    ),
    path(
      'M-88 60Q-50 76 0 76Q50 76 88 60Q94 50 78 46Q40 58 0 58Q-40 58 -78 46Q-94 50 -88 60Z',
      s.linear([GOLD.light, GOLD.dark]),
    ),
    path(
      'M-34 -50Q-40 10 -52 36',
      'none',
      'stroke="#fff" stroke-width="9" opacity=".6" stroke-linecap="round"',
    ),
    path('M-52 -22Q0 -8 52 -22', 'none', `stroke="${GOLD.dark}" stroke-width="6" opacity=".7"`),
    glint(-26, -56, 22),
  ].join('');

const chili: Motif = (s) => {
  const pepper = (turn: number, tone: Ramp) =>
    group(
      `rotate(${turn})`,
      path(
        'M-6 -70Q40 -70 40 -20Q42 50 -24 96Q2 30 -16 -10Q-34 -56 -6 -70Z',
        s.linear([tone.glow, tone.base, tone.deep], 20),
      ),
      path(
        'M10 -58Q26 -30 16 20',
        'none',
        'stroke="#fff" stroke-width="6" opacity=".55" stroke-linecap="round"',
      ),
      path('M-18 -62Q8 -84 36 -58Q16 -60 8 -50Q-2 -62 -18 -62Z', GREEN.base),
      stroke('M8 -70Q10 -88 26 -96', GREEN.dark, 8),
    );
  return pepper(28, ramp(20, 90, 50)) + pepper(-12, RED);
};

export const FRUITS: Record<string, Motif> = {
  cherry,
  lemon,
  melon,
  grapes,
  strawberry,
  mango,
  seven,
  bell,
  chili,
};
