import { GOLD, ramp } from '../color.ts';
import { circle, ellipse, mirrored, path, polar, polygon, stroke, times } from '../sketch.ts';
import { beast, horns } from './beast-mask.ts';
import type { Motif } from './types.ts';

const GRAY = ramp(215, 16, 52);

const SNOW = ramp(210, 30, 82);

const ORANGE = ramp(24, 88, 52);

const CREAM = ramp(38, 60, 80);

const BLACK = ramp(258, 24, 22);

const TAN = ramp(34, 60, 52);

const BROWN = ramp(22, 45, 34);

const elephant: Motif = (s) => {
  const hide = ramp(212, 18, 50);
  return (
    mirrored(
      path('M-24 -50Q-110 -92 -106 -14Q-104 48 -48 46Z', s.linear([hide.light, hide.dark])),
      path('M-36 -36Q-92 -62 -90 -10Q-88 26 -50 26Z', '#c98f9d', 'opacity=".55"'),
    ) +
    path(
      'M0 -74Q-60 -72 -54 -6Q-50 32 -26 44L-20 92Q0 112 20 92L26 44Q50 32 54 -6Q60 -72 0 -74Z',
      s.linear([hide.glow, hide.base, hide.dark], 20),
    ) +
    stroke('M-18 54H18M-17 66H17M-16 78H16', hide.dark, 3) +
    horns(s, 'tusks') +
    mirrored(ellipse(-26, -2, 7, 9, '#181320'), circle(-28, -5, 2.5, '#fff')) +
    path('M0 -70L-22 -44L0 -22L22 -44Z', s.palette.accent.base) +
    path('M0 -62L-12 -44L0 -32L12 -44Z', GOLD.light)
  );
};

const owl: Motif = (s) =>
  beast(s, {
    coat: ramp(28, 42, 44),
    pale: CREAM,
    eye: '#ffb52e',
    ears: 'tuft',
    muzzle: 'beak',
    bigEyes: true,
  }) + times(9, (i) => path(`M${-48 + i * 12} ${76 + (i % 2) * 8}q6 14 12 0Z`, '#8a5b32')).join('');

const monkey: Motif = (s) =>
  beast(s, {
    coat: BROWN,
    pale: ramp(30, 55, 68),
    eye: '#ffb52e',
    ears: 'round',
    muzzle: 'broad',
    bigEyes: true,
  });

const eagle: Motif = (s) =>
  times(9, (i) => {
    const [x, y] = polar(180 + i * 22.5, 70);
    return path(`M0 10L${x * 1.4} ${y * 1.25}L${x * 1.1} ${y}Z`, i % 2 ? '#3a2a22' : '#5a4032');
  }).join('') +
  beast(s, { coat: SNOW, pale: ramp(40, 30, 74), eye: '#ffcc33', ears: 'tuft', muzzle: 'beak' });

export const BEASTS: Record<string, Motif> = {
  wolf: (s) =>
    beast(s, {
      coat: GRAY,
      pale: SNOW,
      eye: s.palette.accent.glow,
      ears: 'pointed',
      muzzle: 'long',
      mane: ramp(215, 18, 36),
    }),
  lion: (s) =>
    beast(s, {
      coat: TAN,
      pale: CREAM,
      eye: '#ffd34d',
      ears: 'round',
      muzzle: 'long',
      mane: ramp(22, 70, 36),
      whiskers: true,
    }),
  tiger: (s) =>
    beast(s, {
      coat: ORANGE,
      pale: CREAM,
      eye: '#b6ff5a',
      ears: 'round',
      muzzle: 'short',
      stripes: '#1d0f10',
      whiskers: true,
    }),
  panther: (s) =>
    beast(s, {
      coat: BLACK,
      pale: ramp(262, 24, 34),
      eye: s.palette.accent.glow,
      ears: 'round',
      muzzle: 'short',
      whiskers: true,
    }),
  fox: (s) =>
    beast(s, {
      coat: ramp(18, 85, 52),
      pale: ramp(30, 60, 90),
      eye: '#ffd34d',
      ears: 'tall',
      muzzle: 'long',
    }),
  jackal: (s) =>
    beast(s, {
      coat: ramp(248, 30, 24),
      pale: ramp(42, 85, 54),
      eye: '#6ef0ff',
      ears: 'tall',
      muzzle: 'long',
    }) +
    mirrored(
      path('M-64 40L-40 96H-12L-30 66Z', GOLD.base),
      path('M-56 60L-36 96H-26L-44 58Z', '#1f5fae'),
    ),
  bear: (s) =>
    beast(s, {
      coat: s.palette.hero.deep > '#777777' ? SNOW : BROWN,
      pale: TAN,
      eye: '#ffcf5a',
      ears: 'round',
      muzzle: 'broad',
    }),
  panda: (s) =>
    beast(s, {
      coat: ramp(210, 12, 88),
      pale: ramp(210, 10, 93),
      eye: '#ffffff',
      ears: 'round',
      muzzle: 'broad',
      patches: '#16131c',
    }) +
    mirrored(circle(-64, -60, 22, '#16131c')) +
    stroke('M-90 92Q-20 70 70 96', '#4f9a3c', 9) +
    stroke('M-40 80V66M20 78V90', '#2f6a26', 4),
  bull: (s) =>
    beast(s, {
      coat: BROWN,
      pale: ramp(24, 40, 50),
      eye: '#ffcf5a',
      ears: 'wide',
      muzzle: 'broad',
      horns: 'bull',
    }) + circle(0, 76, 13, 'none', `stroke="${GOLD.light}" stroke-width="6"`),
  rhino: (s) =>
    beast(s, {
      coat: ramp(212, 14, 46),
      pale: ramp(212, 14, 60),
      eye: '#ffcf5a',
      ears: 'round',
      muzzle: 'broad',
      horns: 'rhino',
    }),
  stag: (s) =>
    beast(s, {
      coat: ramp(24, 55, 44),
      pale: CREAM,
      eye: '#2a1508',
      ears: 'wide',
      muzzle: 'long',
      horns: 'antlers',
    }),
  blackcat: (s) =>
    beast(s, {
      coat: ramp(270, 26, 20),
      pale: ramp(270, 22, 30),
      eye: '#d8ff4d',
      ears: 'pointed',
      muzzle: 'short',
      whiskers: true,
    }) +
    polygon(
      [
        [0, -60],
        [-8, -48],
        [0, -36],
        [8, -48],
      ],
      s.palette.accent.light,
    ),
  tarsier: (s) =>
    beast(s, {
      coat: ramp(28, 40, 48),
      pale: CREAM,
      eye: '#ff9d2e',
      ears: 'round',
      muzzle: 'short',
      bigEyes: true,
    }),
  unicorn: (s) =>
    mirrored(
      path(
        'M-20 -70Q-100 -40 -84 70Q-60 30 -30 20Z',
        s.linear([s.palette.accent.glow, s.palette.accent.base, s.palette.hero.base]),
      ),
    ) +
    beast(s, {
      coat: ramp(280, 30, 88),
      pale: ramp(320, 40, 92),
      eye: '#a86bff',
      ears: 'tall',
      muzzle: 'long',
    }) +
    path('M-10 -46L0 -120L10 -46Z', s.linear([GOLD.glow, GOLD.base])) +
    stroke('M-8 -58L7 -64M-6 -74L5 -80M-4 -90L3 -95', GOLD.dark, 3),
  elephant,
  owl,
  monkey,
  eagle,
};
