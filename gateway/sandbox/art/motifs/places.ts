import { GOLD } from '../color.ts';
import {
  circle,
  mirrored,
  path,
  polygon,
  rect,
  type Sketch,
  starPoints,
  stroke,
  times,
} from '../sketch.ts';
import type { Motif } from './types.ts';

const pyramid: Motif = (s) =>
  circle(46, -56, 34, s.radial(['#fff8d0', GOLD.light, `${GOLD.base}/.2`])) +
  polygon(
    [
      [-30, -40],
      [-104, 80],
      [30, 88],
    ],
    s.linear(['#ffd98a', '#c98a3a']),
  ) +
  polygon(
    [
      [-30, -40],
      [30, 88],
      [64, 62],
    ],
    '#7a4a1f',
  ) +
  polygon(
    [
      [40, -4],
      [-6, 84],
      [74, 90],
    ],
    s.linear(['#ffe0a0', '#b97a32']),
  ) +
  polygon(
    [
      [40, -4],
      [74, 90],
      [106, 66],
    ],
    '#6a3d1a',
  ) +
  times(6, (i) =>
    stroke(
      `M${-42 - i * 11} ${-20 + i * 18}L${-18 + i * 9} ${-18 + i * 19}`,
      '#8a5a24',
      2,
      'opacity=".6"',
    ),
  ).join('') +
  polygon(
    [
      [-30, -40],
      [-41, -22],
      [-20, -18],
    ],
    GOLD.glow,
  );

const steps = (s: Sketch, light: string, dark: string) =>
  times(
    5,
    (i) =>
      rect(-104 + i * 18, 66 - i * 30, 208 - i * 36, 32, s.linear([light, dark]), 'rx="2"') +
      stroke(`M${-104 + i * 18} ${67 - i * 30}H${104 - i * 18}`, '#ffffff55', 2),
  ).join('');

const ziggurat: Motif = (s) =>
  circle(0, -60, 62, s.radial([`${GOLD.glow}/.9`, `${GOLD.light}/0`])) +
  steps(s, '#c9b878', '#5f6a3a') +
  rect(-28, -84, 56, 32, s.linear(['#dcc98a', '#7a7440'])) +
  rect(-11, -78, 22, 26, '#1c140a') +
  path('M-26 98L-12 -54H12L26 98Z', s.linear(['#efe0a8', '#8a8248'])) +
  times(11, (i) => stroke(`M${-25 + i} ${94 - i * 13}H${25 - i}`, '#4f5228', 2.5)).join('') +
  mirrored(path('M-104 98Q-84 50 -60 62Q-70 84 -52 98Z', '#2f7a3f'));

const pagoda: Motif = (s) =>
  times(4, (i) => {
    const w = 92 - i * 16;
    const y = 66 - i * 46;
    return (
      rect(-w * 0.5, y - 22, w, 46, s.linear(['#ffdf9a', '#b3542a', '#5a1a1f'])) +
      times(3, (n) =>
        rect(-w * 0.34 + n * w * 0.27, y - 14, w * 0.16, 26, '#fff0b0', 'opacity=".85"'),
      ).join('') +
      path(
        `M${-w * 1.06} ${y - 16}Q${-w * 0.5} ${y - 26} ${-w * 0.34} ${y - 48}H${w * 0.34}Q${w * 0.5} ${y - 26} ${w * 1.06} ${y - 16}Q0 ${y - 26} ${-w * 1.06} ${y - 16}Z`,
        s.linear([s.palette.hero.light, s.palette.hero.dark]),
      )
    );
  }).join('') + stroke('M0 -118V-88', GOLD.light, 6);

const temple: Motif = (s) =>
  polygon(
    [
      [-104, -34],
      [0, -92],
      [104, -34],
    ],
    s.linear(['#ffffff', '#e2d6c4', '#a8957c']),
  ) +
  polygon(
    [
      [-70, -40],
      [0, -78],
      [70, -40],
    ],
    '#8a7660',
  ) +
  polygon(starPoints(8, 15, 7), GOLD.light, 'transform="translate(0 -52)"') +
  rect(-100, -34, 200, 14, s.linear(['#fff', '#b8a68c'])) +
  times(
    5,
    (i) =>
      rect(-88 + i * 39, -20, 20, 88, s.linear(['#fffaf0', '#d8c8b0', '#8a7660'], 0)) +
      rect(-92 + i * 39, -22, 28, 8, '#fff3e0') +
      stroke(`M${-82 + i * 39} -12V66M${-76 + i * 39} -12V66`, '#8a766055', 2),
  ).join('') +
  rect(-104, 68, 208, 12, '#efe2cc') +
  rect(-112, 80, 224, 14, '#c8b494');

const castle: Motif = (s) => {
  const stone = s.palette.hero;
  const tower = (x: number, y: number, w: number) =>
    rect(x - w / 2, y, w, 96 - y, s.linear(['#f4ecff', '#b8a8d8', '#5f4f88'], 0)) +
    polygon(
      [
        [x - w * 0.7, y],
        [x, y - w * 1.6],
        [x + w * 0.7, y],
      ],
      s.linear([stone.light, stone.dark]),
    ) +
    rect(x - 4, y + 14, 8, 15, '#ffe28a', 'rx="4"') +
    polygon(
      [
        [x, y - w * 1.6 - 16],
        [x + 16, y - w * 1.6 - 10],
        [x, y - w * 1.6 - 4],
      ],
      s.palette.accent.base,
    ) +
    stroke(`M${x} ${y - w * 1.6}V${y - w * 1.6 - 16}`, GOLD.light, 2);
  return (
    tower(-74, 6, 30) +
    tower(74, 10, 30) +
    tower(-36, -24, 28) +
    tower(38, -30, 28) +
    tower(0, -52, 34) +
    rect(-92, 44, 184, 54, s.linear(['#d8c8f0', '#7a68a8'])) +
    times(10, (i) => rect(-92 + i * 19, 36, 11, 10, '#c8b8e4')).join('') +
    path('M-20 98V68Q0 46 20 68V98Z', '#2a1a44') +
    [-62, 52].map((x) => rect(x, 60, 9, 16, '#ffe28a', 'rx="4"')).join('')
  );
};

const skyline: Motif = (s) =>
  times(9, (i) => {
    const h = 60 + ((i * 53) % 110);
    const x = -108 + i * 24;
    return (
      rect(
        x,
        92 - h,
        22,
        h,
        s.linear([i % 2 ? s.palette.hero.dark : s.palette.accent.dark, '#0d0a20']),
      ) +
      times(
        Math.floor(h / 13),
        (n) =>
          rect(x + 4, 98 - h + n * 13, 5, 6, (i * 7 + n * 3) % 4 ? GOLD.light : '#ffffff22') +
          rect(
            x + 13,
            98 - h + n * 13,
            5,
            6,
            (i * 5 + n) % 3 ? s.palette.accent.light : '#ffffff22',
          ),
      ).join('')
    );
  }).join('');

export const PLACES: Record<string, Motif> = {
  pyramid,
  ziggurat,
  pagoda,
  temple,
  castle,
  skyline,
};
