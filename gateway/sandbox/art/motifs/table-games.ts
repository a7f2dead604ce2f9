import { GOLD, type Ramp, ramp } from '../color.ts';
import {
  circle,
  ellipse,
  group,
  path,
  polar,
  polygon,
  rect,
  type Sketch,
  starPoints,
  times,
} from '../sketch.ts';
import type { Motif } from './types.ts';

export const chip = (s: Sketch, tone: Ramp) =>
  ellipse(0, 8, 62, 60, '#000', 'opacity=".4"') +
  circle(0, 0, 60, s.linear([tone.light, tone.base, tone.dark], 60)) +
  times(6, (i) =>
    group(`rotate(${i * 60})`, path('M-13 -59Q0 -62 13 -59L9 -42Q0 -44 -9 -42Z', '#fff8ea')),
  ).join('') +
  circle(0, 0, 40, tone.dark) +
  circle(0, 0, 37, s.linear([tone.light, tone.dark], 60)) +
  polygon(starPoints(4, 24, 9), GOLD.light);

const stack = (s: Sketch, tone: Ramp, height: number) =>
  times(height, (i) =>
    group(
      `translate(0 ${-i * 15})`,
      path('M-50 0V12Q0 36 50 12V0Z', s.linear([tone.dark, tone.light, tone.base, tone.deep], 0)),
      times(4, (n) => rect(-42 + n * 24, 9 + Math.sin(n) * 4, 11, 12, '#fff8ea')).join(''),
      ellipse(0, 0, 50, 17, tone.base),
    ),
  ).join('') + group(`translate(0 ${-height * 15 + 15}) scale(.83 .28)`, chip(s, tone));

const chips: Motif = (s) =>
  group('translate(-50 62)', stack(s, s.palette.hero, 6)) +
  group('translate(52 66)', stack(s, s.palette.accent, 4)) +
  group('translate(0 84)', stack(s, ramp(220, 20, 26), 3)) +
  group('translate(34 -46) rotate(20) scale(.8)', chip(s, s.palette.hero));

function die(s: Sketch, tone: Ramp, top: number, left: number, right: number): string {
  const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
    [],
    [[0, 0]],
    [
      [-1, -1],
      [1, 1],
    ],
    [
      [-1, -1],
      [0, 0],
      [1, 1],
    ],
    [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ],
    [
      [-1, -1],
      [1, -1],
      [0, 0],
      [-1, 1],
      [1, 1],
    ],
    [
      [-1, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [1, 1],
    ],
  ];
  const spots = (n: number) => SPOTS[n] ?? [];
  const face = (matrix: string, fill: string, n: number) =>
    `<g transform="matrix(${matrix})">${rect(-30, -30, 60, 60, fill, 'rx="9"')}${spots(n)
      .map(([x, y]) => circle(x * 17, y * 17, 6.5, n === 1 ? '#ffe08a' : '#fff'))
      .join('')}</g>`;
  return (
    face('.866 .5 -.866 .5 0 -34', s.linear([tone.glow, tone.light]), top) +
    face('.866 .5 0 1 -27 11', s.linear([tone.light, tone.base]), left) +
    face('.866 -.5 0 1 27 11', s.linear([tone.base, tone.dark]), right)
  );
}

export const dice: Motif = (s) =>
  ellipse(0, 78, 90, 14, '#000', 'opacity=".4"') +
  group('translate(-42 14) rotate(-10) scale(1.05)', die(s, ramp(354, 80, 46), 5, 3, 6)) +
  group('translate(48 30) rotate(14) scale(.92)', die(s, s.palette.hero, 1, 4, 2)) +
  group('translate(18 -52) rotate(30) scale(.7)', die(s, s.palette.accent, 6, 2, 4));

export const roulette: Motif = (s) =>
  circle(4, 8, 104, '#000', 'opacity=".4"') +
  circle(0, 0, 104, s.linear(['#c9803f', '#6a3416', '#3a1a0a'], 60)) +
  circle(0, 0, 92, GOLD.dark) +
  times(37, (i) => {
    const a = (i * 360) / 37;
    const [x1, y1] = polar(a, 90);
    const [x2, y2] = polar(a + 9.73, 90);
    return polygon(
      [
        [0, 0],
        [x1, y1],
        [x2, y2],
      ],
      i === 0 ? '#12a05a' : i % 2 ? '#c8142c' : '#17141f',
    );
  }).join('') +
  circle(0, 0, 66, 'none', `stroke="${GOLD.light}" stroke-width="3"`) +
  circle(0, 0, 58, s.radial(['#e8a860', '#9a5a28', '#4a2410'], 'cx=".36" cy=".3" r=".8"')) +
  times(8, (i) =>
    group(
      `rotate(${i * 45})`,
      path('M-4 0L-2 -50H2L4 0Z', s.linear([GOLD.glow, GOLD.dark])),
      circle(0, -50, 5, GOLD.light),
    ),
  ).join('') +
  circle(0, 0, 20, s.radial([GOLD.glow, GOLD.base, GOLD.deep], 'cx=".35" cy=".3" r=".8"')) +
  circle(54, -52, 8, s.radial(['#fff', '#d8d8e4', '#8a8a9a'], 'cx=".35" cy=".3" r=".8"'));

export const wheel: Motif = (s) => {
  const tones = [
    s.palette.hero,
    s.palette.accent,
    ramp(48, 90, 54),
    ramp(150, 65, 42),
    ramp(285, 55, 50),
  ];
  return (
    path('M-40 112L-14 60H14L40 112Z', GOLD.dark) +
    circle(0, -4, 100, s.linear([GOLD.glow, GOLD.base, GOLD.deep], 60)) +
    times(12, (i) => {
      const [x1, y1] = polar(i * 30, 88);
      const [x2, y2] = polar(i * 30 + 30, 88);
      return polygon(
        [
          [0, -4],
          [x1, y1 - 4],
          [x2, y2 - 4],
        ],
        tones[i % 5]?.[i % 2 ? 'base' : 'light'] ?? '',
      );
    }).join('') +
    times(12, (i) => {
      const [x, y] = polar(i * 30 + 15, 62);
      return polygon(
        starPoints(5, 9, 4),
        '#fff',
        `transform="translate(${x.toFixed(1)} ${(y - 4).toFixed(1)})"`,
      );
    }).join('') +
    times(24, (i) => {
      const [x, y] = polar(i * 15, 94);
      return circle(x, y - 4, 4, i % 2 ? '#fffbe0' : '#ff9d3a');
    }).join('') +
    circle(0, -4, 22, s.radial([GOLD.glow, GOLD.base, GOLD.deep])) +
    polygon(
      [
        [-15, -116],
        [15, -116],
        [0, -84],
      ],
      '#e0222e',
      'stroke="#fff" stroke-width="3"',
    )
  );
};

export const TABLE_GAMES: Record<string, Motif> = {
  chips,
  dice,
  roulette,
  wheel,
  colordice: (s) =>
    times(6, (i) =>
      rect(
        -96 + (i % 3) * 65,
        -40 + Math.floor(i / 3) * 64,
        60,
        58,
        ['#ffd34d', '#ffffff', '#ff7ab0', '#3a8aff', '#e0222e', '#2fae5a'][i] ?? '',
        'rx="8" stroke="#fff8" stroke-width="3"',
      ),
    ).join('') +
    group('translate(-20 -40) rotate(-12) scale(.8)', die(s, ramp(354, 80, 46), 4, 1, 3)) +
    group('translate(48 10) rotate(16) scale(.74)', die(s, ramp(215, 80, 50), 2, 5, 6)),
};
