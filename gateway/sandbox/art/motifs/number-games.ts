import { GOLD, type Ramp, ramp, SILVER } from '../color.ts';
import {
  circle,
  ellipse,
  glint,
  group,
  path,
  polar,
  polygon,
  rect,
  type Sketch,
  starPoints,
  stroke,
  times,
} from '../sketch.ts';
import { letters } from './cards.ts';
import type { Motif } from './types.ts';

function numberBall(s: Sketch, tone: Ramp, text: string): string {
  return (
    circle(
      0,
      0,
      60,
      s.radial(
        [tone.glow, tone.light, tone.base, tone.dark, tone.deep],
        'cx=".36" cy=".28" r=".85"',
      ),
    ) +
    circle(0, 4, 33, '#fffaf2') +
    letters(text, 0, 18, 40, '#1a1624') +
    ellipse(-24, -36, 18, 10, '#fff', 'opacity=".85" transform="rotate(-32 -24 -36)"')
  );
}

const balls = (s: Sketch) => [
  s.palette.hero,
  s.palette.accent,
  ramp(48, 90, 52),
  ramp(150, 65, 42),
  ramp(285, 55, 50),
  ramp(205, 75, 48),
];

const lottoBall: Motif = (s) => {
  const b = balls(s);
  const at = (i: number, x: number, y: number, scale: number) =>
    group(
      `translate(${x} ${y}) rotate(${i * 11 - 20}) scale(${scale})`,
      numberBall(s, b[i] ?? s.palette.hero, String(s.random.whole(1, 49))),
    );
  return (
    at(3, -66, -36, 0.55) +
    at(4, 62, -46, 0.5) +
    at(1, -48, 52, 0.72) +
    at(2, 56, 46, 0.74) +
    at(0, 0, -14, 0.95)
  );
};

const lottoDrum: Motif = (s) => {
  const b = balls(s);
  return (
    path('M-60 112L-40 74H40L60 112Z', s.linear([GOLD.light, GOLD.dark])) +
    circle(
      0,
      -8,
      96,
      s.radial(['#ffffff/.25', '#cfe8ff/.25', '#6a8ac8/.55'], 'cx=".36" cy=".28" r=".85"'),
    ) +
    times(15, (i) => {
      const [x, y] = polar(i * 137.5, 14 + Math.sqrt(i) * 17);
      return group(
        `translate(${x.toFixed(1)} ${(y + 8).toFixed(1)}) scale(.34)`,
        numberBall(s, b[i % 6] ?? s.palette.hero, String(((i * 7) % 48) + 1)),
      );
    }).join('') +
    circle(0, -8, 96, 'none', 'stroke="#fff" stroke-width="4" opacity=".8"') +
    path(
      'M-74 -44Q-56 -86 -10 -94',
      'none',
      'stroke="#fff" stroke-width="11" opacity=".65" stroke-linecap="round"',
    ) +
    circle(0, 84, 16, GOLD.glow)
  );
};

const scratch: Motif = (s) =>
  group(
    'rotate(-8)',
    rect(-96, -70, 200, 150, '#000', 'rx="12" opacity=".35"'),
    rect(
      -100,
      -76,
      200,
      150,
      s.linear([s.palette.hero.light, s.palette.hero.base, s.palette.hero.dark], 40),
      'rx="12"',
    ),
    rect(-88, -64, 176, 30, GOLD.light, 'rx="6"'),
    times(3, (i) =>
      group(
        `translate(${-58 + i * 58} 16)`,
        rect(-25, -32, 50, 64, SILVER.light, 'rx="8"'),
        i < 2
          ? path('M-22 -20L20 -28L24 10L-10 30L-24 12Z', '#fffaf0') +
              group('scale(.3)', polygon(starPoints(5, 66, 28), '#d0142c'))
          : stroke('M-16 -20L16 16M-18 0L10 26M0 -24L20 0', SILVER.dark, 4),
      ),
    ).join(''),
    times(7, (i) =>
      polygon(starPoints(5, 8, 3.5), '#b3102a', `transform="translate(${-72 + i * 24} -49)"`),
    ).join(''),
  ) +
  group(
    'translate(66 56) scale(.5)',
    circle(0, 0, 74, s.linear([GOLD.glow, GOLD.base, GOLD.dark], 60)),
    circle(0, 0, 54, GOLD.light),
  );

const plinko: Motif = (s) =>
  times(6, (row) =>
    times(row + 2, (i) =>
      circle(
        (i - (row + 1) / 2) * 28,
        -84 + row * 25,
        6,
        s.radial(['#fff', s.palette.accent.light, s.palette.accent.dark]),
      ),
    ).join(''),
  ).join('') +
  times(7, (i) =>
    rect(
      -98 + i * 28,
      68,
      25,
      32,
      s.linear([
        [s.palette.hero, s.palette.accent, GOLD][Math.abs(i - 3) % 3]?.light ?? '',
        [s.palette.hero, s.palette.accent, GOLD][Math.abs(i - 3) % 3]?.dark ?? '',
      ]),
      'rx="6"',
    ),
  ).join('') +
  circle(
    14,
    -46,
    17,
    s.radial(['#fff', '#ff9db4', '#e0224f', '#7a0a2a'], 'cx=".35" cy=".3" r=".8"'),
  ) +
  stroke('M4 -100Q-14 -80 8 -64', '#fff', 4, 'opacity=".5"');

export const NUMBER_GAMES: Record<string, Motif> = {
  lottoball: lottoBall,
  lottodrum: lottoDrum,
  scratch,
  plinko,
  bingo: (s) =>
    group(
      'rotate(-6)',
      rect(-80, -88, 170, 190, '#000', 'rx="14" opacity=".35"'),
      rect(-86, -94, 172, 190, s.linear(['#fffdf6', '#efe4cc']), 'rx="14"'),
      rect(-86, -94, 172, 40, s.palette.hero.base, 'rx="14"'),
      letters('BINGO', 0, -64, 38, '#fff'),
      times(25, (i) => {
        const x = -66 + (i % 5) * 33;
        const y = -36 + Math.floor(i / 5) * 28;
        const hit = (i * 7 + 3) % 4 === 0 || i === 12;
        return (
          (hit ? circle(x, y, 14, i === 12 ? GOLD.base : s.palette.accent.base) : '') +
          letters(String(((i * 17) % 74) + 1), x, y + 6, 17, hit ? '#fff' : '#3a3244')
        );
      }).join(''),
    ) +
    group(
      'translate(74 66) scale(.55)',
      numberBall(s, s.palette.hero, String(s.random.whole(1, 75))),
    ),
  mines: (s) =>
    times(9, (i) =>
      group(
        `translate(${-64 + (i % 3) * 64} ${-64 + Math.floor(i / 3) * 64})`,
        rect(
          -28,
          -28,
          56,
          56,
          s.linear([s.palette.accent.light, s.palette.accent.dark]),
          'rx="11"',
        ),
        i === 4
          ? circle(0, 3, 19, '#17141f') +
              stroke('M8 -12Q14 -26 24 -22', '#e8c07a', 5) +
              glint(26, -24, 12, '#ffd34d')
          : i % 3 === 1 || i === 6
            ? group(
                'scale(.22)',
                polygon(
                  [
                    [-92, -22],
                    [-58, -70],
                    [58, -70],
                    [92, -22],
                    [0, 92],
                  ],
                  '#5ff0c8',
                ),
                polygon(
                  [
                    [-36, -22],
                    [36, -22],
                    [0, 92],
                  ],
                  '#b8ffec',
                ),
              )
            : rect(-22, -22, 44, 20, '#fff', 'rx="8" opacity=".25"'),
      ),
    ).join(''),
  balloon: (s) =>
    stroke('M0 66Q16 90 -4 114', '#fff', 3) +
    path(
      'M0 -104Q-72 -98 -68 -30Q-60 40 0 66Q60 40 68 -30Q72 -98 0 -104Z',
      s.radial(
        [s.palette.hero.glow, s.palette.hero.light, s.palette.hero.base, s.palette.hero.dark],
        'cx=".34" cy=".24" r=".9"',
      ),
    ) +
    polygon(
      [
        [-10, 76],
        [10, 76],
        [0, 62],
      ],
      s.palette.hero.dark,
    ) +
    ellipse(-30, -60, 12, 24, '#fff', 'opacity=".7" transform="rotate(24 -30 -60)"') +
    letters('x50', 4, 0, 40, '#fff'),
};
