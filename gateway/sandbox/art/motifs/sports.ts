import { GOLD } from '../color.ts';
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
  type Sketch,
  starPoints,
  stroke,
  times,
} from '../sketch.ts';
import type { Motif } from './types.ts';

const ball = (s: Sketch, fill: readonly string[], lines: string) =>
  ellipse(0, 94, 70, 12, '#000', 'opacity=".4"') +
  circle(0, 0, 86, s.radial(fill, 'cx=".36" cy=".28" r=".85"')) +
  lines +
  circle(
    0,
    0,
    86,
    s.radial(['#ffffff/.35', '#ffffff/0', '#000000/.45'], 'cx=".34" cy=".26" r=".9"'),
  );

export const football: Motif = (s) => {
  const pent = times(5, (i) => polar(-90 + i * 72, 28));
  return ball(
    s,
    ['#ffffff', '#f2f4f8', '#c8cfdc'],
    polygon(pent, '#1a1e2c') +
      times(5, (i) => {
        const [x, y] = polar(-90 + i * 72, 28);
        const [ex, ey] = polar(-90 + i * 72, 56);
        const [lx, ly] = polar(-112 + i * 72, 82);
        const [rx, ry] = polar(-68 + i * 72, 82);
        return (
          stroke(`M${x} ${y}L${ex} ${ey}`, '#1a1e2c', 4) +
          polygon(
            [
              [ex, ey],
              [lx, ly],
              [rx, ry],
            ],
            '#1a1e2c',
          )
        );
      }).join('') +
      times(5, (i) => {
        const [ax, ay] = polar(-90 + i * 72, 56);
        const [bx, by] = polar(-54 + i * 72, 66);
        const [cx, cy] = polar(-18 + i * 72, 56);
        return stroke(`M${ax} ${ay}L${bx} ${by}L${cx} ${cy}`, '#1a1e2c', 3);
      }).join(''),
  );
};

export const SPORTS: Record<string, Motif> = {
  football,
  basketball: (s) =>
    ball(
      s,
      ['#ffc08a', '#f08a3a', '#c2541a'],
      stroke('M0 -86V86M-86 0H86M-62 -60Q-12 0 -62 60M62 -60Q12 0 62 60', '#2a120a', 5),
    ),
  tennis: (s) =>
    group(
      'rotate(36) translate(-26 -20)',
      rect(-8, 36, 16, 84, '#2a3448', 'rx="7"'),
      ellipse(0, -14, 48, 60, 'none', `stroke="${s.palette.hero.base}" stroke-width="11"`),
      times(6, (i) =>
        stroke(`M${-35 + i * 14} -62V34M-42 ${-52 + i * 15}H42`, '#fff', 1.6, 'opacity=".75"'),
      ).join(''),
    ) +
    group(
      'translate(50 44) scale(.5)',
      ball(
        s,
        ['#f4ff9a', '#c8f03a', '#7aa81a'],
        stroke('M-76 -40Q-10 -10 -30 80M76 40Q10 10 30 -80', '#fff', 8),
      ),
    ),
  baseball: (s) =>
    group(
      'rotate(40)',
      path(
        'M-10 -104Q16 -112 14 -70L8 92Q0 104 -8 92L-14 -70Q-18 -96 -10 -104Z',
        s.linear(['#e8b06a', '#a8682e', '#5a3214'], 0),
      ),
    ) +
    group(
      'translate(-40 34) scale(.6)',
      ball(
        s,
        ['#ffffff', '#f4f0ea', '#c8c0b8'],
        stroke('M-60 -60Q-14 0 -60 60M60 -60Q14 0 60 60', '#d0142c', 6, 'stroke-dasharray="3 11"'),
      ),
    ),
  stadium: (s) =>
    path('M-112 30Q-112 -64 0 -70Q112 -64 112 30Z', s.linear(['#4a5a88', '#141a30'])) +
    times(4, (r) =>
      stroke(
        `M${-98 + r * 10} 18Q${-94 + r * 10} ${-48 + r * 12} 0 ${-54 + r * 13}Q${94 - r * 10} ${-48 + r * 12} ${98 - r * 10} 18`,
        '#dfe8ff',
        4,
        'stroke-dasharray="2 8" opacity=".7"',
      ),
    ).join('') +
    path('M-104 34H104L84 92H-84Z', s.linear(['#4fd06a', '#12703a'])) +
    stroke(
      'M0 34V92M-94 63H94M-26 63A26 10 0 0 0 26 63A26 10 0 0 0 -26 63',
      '#fff',
      3,
      'opacity=".8"',
    ) +
    mirrored(
      stroke('M-96 -10V-92', '#8a98b0', 6),
      rect(-110, -112, 40, 22, '#fffbe0', 'rx="4"'),
      path('M-104 -90L-30 60H20L-78 -90Z', '#fffbe0', 'opacity=".16"'),
    ),
  horse: (s) =>
    path(
      'M-40 112Q-50 40 -18 4Q-46 12 -66 30Q-90 26 -92 2Q-60 -34 -34 -62L-30 -96L-8 -74Q66 -70 72 20Q76 70 66 112Z',
      s.linear(['#c98a52', '#8a4f26', '#3a1d0e'], 20),
    ) +
    path('M-8 -74Q66 -84 90 10Q96 60 84 100Q60 30 40 0Q20 -40 -8 -74Z', '#2a140a') +
    circle(-40, -40, 5.5, '#14101a') +
    circle(-84, 4, 4, '#2a140a') +
    stroke('M-74 -12L-36 14M-36 14Q-20 -30 -30 -66M-36 14L20 60', s.palette.hero.base, 6) +
    circle(-36, 14, 7, GOLD.light),
  gamepad: (s) =>
    path(
      'M-70 -44Q0 -58 70 -44Q108 -40 108 40Q106 84 74 70Q56 40 36 36H-36Q-56 40 -74 70Q-106 84 -108 40Q-108 -40 -70 -44Z',
      s.linear([s.palette.hero.light, s.palette.hero.base, s.palette.hero.deep]),
    ) +
    path('M-62 -22H-46V-6H-30V10H-46V26H-62V10H-78V-6H-62Z', '#10131f') +
    [
      [54, -22, '#ffd34d'],
      [54, 22, '#4fd06a'],
      [32, 0, '#3aa8ff'],
      [76, 0, '#ff5a6a'],
    ]
      .map(([x = 0, y = 0, c]) => circle(Number(x), Number(y), 10, String(c)))
      .join('') +
    circle(-22, 30, 15, '#10131f') +
    circle(22, 34, 15, '#10131f') +
    rect(-14, -26, 28, 9, s.palette.accent.light, 'rx="4"') +
    stroke('M-70 -38Q0 -52 70 -38', '#fff', 4, 'opacity=".6"'),
  crosshair: (s) =>
    circle(0, 0, 84, 'none', `stroke="${s.palette.hero.base}" stroke-width="12"`) +
    circle(0, 0, 84, 'none', `stroke="${s.palette.hero.glow}" stroke-width="3"`) +
    circle(
      0,
      0,
      48,
      'none',
      `stroke="${s.palette.accent.light}" stroke-width="5" stroke-dasharray="30 12"`,
    ) +
    times(4, (i) =>
      group(
        `rotate(${i * 90})`,
        path('M-6 -112H6L3 -58H-3Z', s.linear(['#fff', s.palette.hero.base])),
      ),
    ).join('') +
    circle(0, 0, 9, '#ff3a4f') +
    circle(0, 0, 20, s.radial(['#ff3a4f/.6', '#ff3a4f/0'])),
  trophy: (s) =>
    mirrored(
      stroke('M-46 -70Q-104 -74 -92 -20Q-84 14 -36 20', GOLD.dark, 13),
      stroke('M-46 -70Q-104 -74 -92 -20Q-84 14 -36 20', GOLD.light, 6),
    ) +
    path(
      'M-56 -94H56Q62 24 12 36V60Q44 64 46 92H-46Q-44 64 -12 60V36Q-62 24 -56 -94Z',
      s.linear([GOLD.deep, GOLD.base, GOLD.glow, GOLD.base, GOLD.dark], 0),
    ) +
    rect(-56, 88, 112, 20, s.linear(['#3a3448', '#14101f']), 'rx="4"') +
    ellipse(0, -94, 56, 11, GOLD.dark) +
    polygon(starPoints(5, 27, 12), '#fff8d8', 'transform="translate(0 -36)"') +
    glint(-36, -70, 22),
};
