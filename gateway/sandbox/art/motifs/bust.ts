import { GOLD, type Ramp, ramp, SILVER } from '../color.ts';
import {
  circle,
  ellipse,
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

export type Skin = 'fair' | 'olive' | 'brown' | 'deep' | 'pale' | 'green';

const SKIN: Record<Skin, Ramp> = {
  fair: { glow: '#ffe9d6', light: '#fbd2b2', base: '#efb48c', dark: '#b9755a', deep: '#6b3a35' },
  olive: { glow: '#fbdcb4', light: '#eab987', base: '#d09660', dark: '#94603d', deep: '#543025' },
  brown: { glow: '#eec195', light: '#cf945f', base: '#a96c41', dark: '#71422a', deep: '#3d221b' },
  deep: { glow: '#c98f66', light: '#9c633f', base: '#74452b', dark: '#4a2a1c', deep: '#291612' },
  pale: { glow: '#f6f3fb', light: '#dcd8ea', base: '#b9b3d0', dark: '#79719a', deep: '#3d3758' },
  green: { glow: '#cdf2b0', light: '#98cf7e', base: '#69a659', dark: '#3c6f43', deep: '#1d3d2b' },
};

/** The parts of a portrait; `behind` and `front` are drawn below and above the head. */
interface Bust {
  readonly skin: Skin;
  readonly hair: Ramp;
  readonly cut: 'long' | 'bob' | 'bun' | 'short' | 'none';
  readonly dress: Ramp;
  readonly collar: 'gown' | 'suit' | 'robe' | 'armour';
  readonly lips: string;
  readonly eye: string;
  readonly behind?: string;
  readonly front?: string;
  readonly beard?: Ramp;
}

const HAIR_BACK: Record<Bust['cut'], string> = {
  long: 'M0 -82Q-66 -84 -64 -8Q-64 60 -82 104H82Q64 60 64 -8Q66 -84 0 -82Z',
  bob: 'M0 -80Q-66 -80 -60 -6Q-62 26 -50 40H50Q62 26 60 -6Q66 -80 0 -80Z',
  bun: 'M0 -104Q-28 -104 -24 -78Q-56 -66 -50 -10L-44 8H44L50 -10Q56 -66 24 -78Q28 -104 0 -104Z',
  short: 'M0 -80Q-56 -80 -50 -16L-44 0H44L50 -16Q56 -80 0 -80Z',
  none: '',
};

const HAIR_FRONT: Record<Bust['cut'], string> = {
  long: 'M6 -74Q-50 -74 -52 2Q-40 -22 -26 -44Q-4 -40 10 -58Q26 -36 40 -30Q50 -14 52 2Q54 -76 6 -74Z',
  bob: 'M0 -76Q-56 -74 -52 14Q-46 12 -44 -26Q-10 -24 18 -46Q36 -30 44 -20Q46 12 52 14Q56 -76 0 -76Z',
  bun: 'M0 -76Q-52 -74 -47 -8Q-40 -34 -10 -52Q0 -56 10 -52Q40 -34 47 -8Q52 -74 0 -76Z',
  short: 'M-4 -80Q-56 -74 -47 -12Q-42 -26 -36 -40Q0 -38 28 -52Q42 -34 46 -12Q58 -82 -4 -80Z',
  none: '',
};

function costume(s: Sketch, { collar, dress }: Bust, skin: Ramp): string {
  const shoulders = 'M-24 58Q-90 66 -104 116H104Q90 66 24 58Z';
  const body = path(shoulders, s.linear([dress.light, dress.base, dress.deep], 30));
  if (collar === 'suit') {
    return (
      path(shoulders, s.linear(['#3a3f55', '#171a28'], 30)) +
      polygon(
        [
          [-22, 58],
          [22, 58],
          [0, 112],
        ],
        '#f5f3ee',
      ) +
      mirrored(
        polygon(
          [
            [-24, 56],
            [-44, 72],
            [-8, 114],
            [0, 108],
          ],
          dress.base,
        ),
        polygon(
          [
            [-24, 56],
            [-34, 64],
            [-3, 104],
          ],
          dress.light,
        ),
      ) +
      polygon(
        [
          [-16, 66],
          [0, 73],
          [16, 66],
          [16, 84],
          [0, 77],
          [-16, 84],
        ],
        dress.dark,
      )
    );
  }
  if (collar === 'armour') {
    return (
      path(shoulders, s.linear([SILVER.light, SILVER.dark, SILVER.deep], 20)) +
      mirrored(
        path(
          'M-30 66Q-104 56 -108 112H-62Q-60 84 -30 66Z',
          s.linear([SILVER.glow, SILVER.base, SILVER.dark]),
        ),
        stroke('M-98 98Q-90 76 -44 70', GOLD.base, 4),
      ) +
      polygon(
        [
          [-14, 78],
          [14, 78],
          [0, 108],
        ],
        dress.base,
      )
    );
  }
  if (collar === 'robe') {
    return (
      body +
      mirrored(
        polygon(
          [
            [-26, 54],
            [-52, 66],
            [-6, 116],
            [0, 100],
          ],
          dress.light,
        ),
        stroke('M-30 58L-4 110', GOLD.base, 5),
      )
    );
  }
  return (
    path(
      'M-26 50Q-66 62 -94 84L-80 116H80L94 84Q66 62 26 50Z',
      s.linear([skin.light, skin.base, skin.dark], 20),
    ) +
    path(
      'M-92 88Q-44 78 0 100Q44 78 92 88L104 118H-104Z',
      s.linear([dress.light, dress.base, dress.deep], 20),
    ) +
    stroke('M-92 88Q-44 78 0 100Q44 78 92 88', GOLD.light, 3.5) +
    stroke('M-30 56Q0 86 30 56', GOLD.base, 4) +
    circle(0, 74, 6.5, s.radial([dress.glow, dress.base, dress.deep]))
  );
}

/** One half of the face is shaded: the light comes from the table, or the moon. */
export function bust(s: Sketch, b: Bust): string {
  const skin = SKIN[b.skin];
  const face = 'M0 -64Q-46 -62 -44 -10Q-42 30 -14 52Q0 60 14 52Q42 30 44 -10Q46 -62 0 -64Z';
  const brow = b.hair.deep;
  return [
    b.behind ?? '',
    b.cut === 'none' ? '' : path(HAIR_BACK[b.cut], s.linear([b.hair.base, b.hair.deep])),
    costume(s, b, skin),
    path('M-20 36L-24 62Q0 84 24 62L20 36Z', s.linear([skin.dark, skin.base])),
    path(face, s.linear([skin.glow, skin.light, skin.base], 25)),
    path(
      'M4 -64Q46 -62 44 -10Q42 30 14 52Q8 58 2 58Q22 30 10 4Q16 -30 4 -64Z',
      skin.dark,
      'opacity=".45"',
    ),
    mirrored(ellipse(-27, 20, 11, 7, '#ff6a6a', 'opacity=".2"')),
    mirrored(
      path('M-37 -7Q-24 -18 -10 -6Q-23 2 -37 -7Z', '#fff'),
      circle(-23, -8, 6.2, b.eye),
      circle(-23, -8, 3, '#150d14'),
      stroke('M-39 -8Q-24 -21 -9 -6', '#1d1018', 3.4),
      stroke('M-38 -23Q-24 -32 -10 -24', brow, 4),
    ),
    circle(-25.5, -10.5, 1.9, '#fff') + circle(20.5, -10.5, 1.9, '#fff'),
    stroke('M3 -6Q9 12 5 18Q0 22 -6 18', skin.dark, 2.6),
    path('M-14 34Q-6 29 0 32Q6 29 14 34Q6 36 0 35Q-6 36 -14 34Z', b.lips),
    path('M-13 35Q0 38 13 35Q6 45 0 45Q-6 45 -13 35Z', b.lips, 'opacity=".85"'),
    b.beard
      ? path(
          'M-44 -6Q-46 50 -18 76Q0 92 18 76Q46 50 44 -6Q36 22 22 24Q0 18 -22 24Q-36 22 -44 -6Z',
          s.linear([b.beard.base, b.beard.deep]),
        ) + path('M-12 36Q0 32 12 36Q0 44 -12 36Z', b.lips)
      : '',
    b.cut === 'none'
      ? ''
      : path(HAIR_FRONT[b.cut], s.linear([b.hair.light, b.hair.base, b.hair.dark], 60)) +
        stroke('M-30 -60Q-44 -44 -47 -18', b.hair.glow, 4, 'opacity=".5"'),
    b.front ?? '',
  ].join('');
}

export const tiara = (s: Sketch, tone: Ramp) =>
  path(
    'M-48 -50Q0 -92 48 -50L40 -88L22 -70L0 -112L-22 -70L-40 -88Z',
    s.linear([GOLD.glow, GOLD.base, GOLD.dark]),
  ) +
  path('M0 -98L9 -82L0 -66L-9 -82Z', tone.base) +
  circle(-30, -68, 4, tone.light) +
  circle(30, -68, 4, tone.light);

export const flower = (s: Sketch, x: number, y: number, size: number, tone: Ramp) =>
  times(6, (i) => {
    const [dx, dy] = polar(i * 60, size * 0.6);
    return ellipse(x + dx, y + dy, size * 0.5, size * 0.5, s.radial([tone.glow, tone.base]));
  }).join('') + circle(x, y, size * 0.32, GOLD.light);

export const dark = ramp(250, 25, 20);

export const hats = {
  cowboy: (s: Sketch) =>
    path(
      'M-104 -46Q-60 -66 -46 -58Q-44 -112 -20 -104Q0 -94 20 -104Q44 -112 46 -58Q60 -66 104 -46Q54 -20 0 -26Q-54 -20 -104 -46Z',
      s.linear(['#b9793f', '#7a4420', '#4a2611']),
    ) +
    path('M-47 -62Q0 -42 47 -62L46 -50Q0 -32 -46 -50Z', '#2a130a') +
    polygon(starPoints(5, 12, 5), GOLD.light, 'transform="translate(0 -52)"'),
  fedora: (s: Sketch) =>
    path(
      'M-92 -40Q-50 -58 -44 -52Q-42 -104 0 -94Q42 -104 44 -52Q50 -58 92 -40Q50 -24 0 -28Q-50 -24 -92 -40Z',
      s.linear(['#5a6076', '#2a2e3f', '#141722']),
    ) + path('M-45 -58Q0 -44 45 -58V-46Q0 -32 -45 -46Z', s.palette.accent.base),
  tricorn: (s: Sketch) =>
    path(
      'M-100 -34Q-64 -92 0 -100Q64 -92 100 -34Q50 -62 0 -40Q-50 -62 -100 -34Z',
      s.linear(['#3b4258', '#151926']),
    ) +
    stroke('M-98 -36Q-50 -64 0 -42Q50 -64 98 -36', GOLD.base, 5) +
    ellipse(0, -70, 9, 10, '#f5efe2') +
    rect(-6, -63, 12, 8, '#f5efe2') +
    circle(-3, -70, 2.4, '#151926') +
    circle(4, -70, 2.4, '#151926'),
  wizard: (s: Sketch) =>
    path(
      'M-84 -34Q-40 -54 -34 -50Q-16 -118 30 -122Q14 -104 34 -50Q40 -54 84 -34Q40 -18 0 -22Q-40 -18 -84 -34Z',
      s.linear([s.palette.hero.light, s.palette.hero.dark, s.palette.hero.deep]),
    ) +
    path('M-36 -54Q0 -40 36 -54L34 -42Q0 -28 -35 -42Z', GOLD.base) +
    polygon(starPoints(5, 9, 4), GOLD.glow, 'transform="translate(4 -80)"'),
};
