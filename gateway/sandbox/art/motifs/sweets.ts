import { GOLD, ramp } from '../color.ts';
import {
  circle,
  ellipse,
  group,
  mirrored,
  path,
  polar,
  polygon,
  rect,
  stroke,
  times,
} from '../sketch.ts';
import { ball, RED } from './fruits.ts';
import type { Motif } from './types.ts';

const candy: Motif = (s) => {
  const { hero, accent } = s.palette;
  return [
    mirrored(
      path('M-54 0L-98 -34Q-88 0 -98 34Z', s.linear([accent.glow, accent.base])),
      stroke('M-58 0L-92 -14M-58 0L-92 14', accent.dark, 3),
    ),
    circle(
      0,
      0,
      60,
      s.radial([hero.glow, hero.light, hero.base, hero.dark], 'cx=".36" cy=".3" r=".8"'),
    ),
    times(6, (i) =>
      group(
        `rotate(${i * 60})`,
        path('M0 0Q16 -30 0 -59Q20 -58 32 -50Q34 -20 0 0Z', '#fff', 'opacity=".6"'),
      ),
    ).join(''),
    ellipse(-22, -30, 18, 9, '#fff', 'opacity=".8" transform="rotate(-36 -22 -30)"'),
  ].join('');
};

const lollipop: Motif = (s) => {
  const { hero, accent } = s.palette;
  return [
    rect(-6, 10, 12, 92, s.linear(['#fff', '#d8c7d8'], 0), 'rx="6"'),
    circle(0, -24, 70, hero.dark),
    circle(0, -27, 68, s.radial([hero.glow, hero.base, hero.dark], 'cx=".36" cy=".3" r=".85"')),
    group(
      'translate(0 -27)',
      times(8, (i) =>
        group(
          `rotate(${i * 45})`,
          path(
            'M0 0Q30 -14 26 -44Q18 -66 0 -68Q10 -44 0 0Z',
            i % 2 ? accent.light : '#fff6fb',
            'opacity=".88"',
          ),
        ),
      ).join(''),
    ),
    circle(
      0,
      -27,
      68,
      s.radial(['#ffffff/.5', '#ffffff/0', '#000000/.3'], 'cx=".32" cy=".26" r=".85"'),
    ),
    path(
      'M-6 52Q-50 36 -44 70Q-30 64 -6 60Q30 88 46 64Q30 44 -6 52Z',
      s.linear([accent.glow, accent.base]),
    ),
  ].join('');
};

const cupcake: Motif = (s) => {
  const { hero, accent } = s.palette;
  return [
    path('M-62 16H62L46 92H-46Z', s.linear([accent.light, accent.dark])),
    [-40, -16, 8, 32]
      .map((x) =>
        polygon(
          [
            [x, 16],
            [x + 12, 16],
            [x + 9, 92],
            [x + 1, 92],
          ],
          '#fff',
          'opacity=".35"',
        ),
      )
      .join(''),
    ellipse(0, 14, 78, 24, hero.dark),
    ellipse(0, 6, 76, 26, s.linear([hero.light, hero.base])),
    ellipse(0, -22, 58, 24, s.linear([hero.glow, hero.base])),
    ellipse(0, -46, 38, 20, s.linear([hero.glow, hero.light])),
    ball(s, 2, -74, 20, RED),
    times(12, (i) =>
      group(
        `translate(${-56 + i * 10} ${-8 - Math.sin(i * 1.9) * 30}) rotate(${i * 47})`,
        rect(
          -6,
          -2,
          12,
          4,
          [GOLD.light, accent.light, '#fff', '#7fe0ff'][i % 4] ?? '#fff',
          'rx="2"',
        ),
      ),
    ).join(''),
  ].join('');
};

const donut: Motif = (s) => {
  const { hero, accent } = s.palette;
  return [
    circle(0, 6, 88, s.radial(['#f4c27e', '#c9833f', '#7a4519'], 'cx=".4" cy=".3" r=".8"')),
    path(
      'M0 -84Q88 -80 86 4Q78 30 64 18Q54 50 34 34Q16 74 -8 44Q-34 66 -46 30Q-76 40 -84 4Q-88 -80 0 -84Z',
      s.linear([hero.glow, hero.base, hero.dark], 70),
    ),
    ellipse(0, -6, 30, 24, '#5b2d12') + ellipse(0, -2, 27, 19, s.palette.ink),
    times(22, (i) => {
      const [x, y] = polar(i * 49, 42 + (i % 3) * 12);
      return group(
        `translate(${Math.round(x)} ${Math.round(y * 0.8 - 14)}) rotate(${i * 67})`,
        rect(
          -7,
          -2.5,
          14,
          5,
          [GOLD.light, accent.light, '#fff', '#7fe0ff'][i % 4] ?? '#fff',
          'rx="2.5"',
        ),
      );
    }).join(''),
    path(
      'M-62 -40Q-40 -66 -8 -70',
      'none',
      'stroke="#fff" stroke-width="9" opacity=".65" stroke-linecap="round"',
    ),
  ].join('');
};

const haloHalo: Motif = (s) =>
  [
    path('M-60 -20H60L38 78Q0 92 -38 78Z', s.linear(['#eaf6ff', '#a7cfe8'], 0), 'opacity=".9"'),
    path('M-52 4H52L46 30H-46Z', '#8d4bbd') +
      path('M-46 30H46L42 50H-42Z', '#f2a53a') +
      path('M-42 50H42L36 76Q0 88 -36 76Z', '#c93a4e'),
    circle(-22, 40, 8, '#ffe27a') +
      circle(10, 60, 8, '#7fd36a') +
      circle(22, 20, 7, '#f4e6d0') +
      circle(-14, 18, 7, '#5fb04c'),
    ellipse(0, -18, 66, 20, '#f6fbff') +
      ellipse(-16, -38, 40, 24, '#ffffff') +
      ellipse(26, -34, 34, 22, '#e6f1fa'),
    ball(s, -4, -58, 30, ramp(280, 45, 60)),
    rect(
      24,
      -98,
      10,
      62,
      s.linear([RED.light, '#fff', RED.base]),
      'rx="4" transform="rotate(18 29 -67)"',
    ),
    ball(s, -36, -48, 14, RED),
    path(
      'M-48 -10L-32 70',
      'none',
      'stroke="#fff" stroke-width="8" opacity=".55" stroke-linecap="round"',
    ),
  ].join('');

export const SWEETS: Record<string, Motif> = {
  candy,
  lollipop,
  cupcake,
  donut,
  halohalo: haloHalo,
};
