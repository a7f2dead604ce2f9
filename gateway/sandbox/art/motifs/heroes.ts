import { GOLD, SILVER } from '../color.ts';
import {
  circle,
  ellipse,
  group,
  mirrored,
  path,
  polar,
  polygon,
  stroke,
  times,
} from '../sketch.ts';
import type { Motif } from './types.ts';

const dragon: Motif = (s) => {
  const c = s.palette.hero;
  const a = s.palette.accent;
  return [
    times(7, (i) =>
      path(
        `M-${20 + i * 8} ${-66 + i * 22}L-${74 + i * 4} ${-84 + i * 25}L-${34 + i * 7} ${-44 + i * 22}Z`,
        i % 2 ? a.base : a.dark,
      ),
    ).join(''),
    path(
      'M-96 104Q-104 10 -46 -52Q-14 -84 30 -70L42 104Z',
      s.linear([c.light, c.base, c.deep], 20),
    ),
    times(8, (i) =>
      path(
        `M-${30 - i * 8} ${-4 + i * 14}q14 12 30 4l${4 + i} 12q-18 8 -40 -2Z`,
        i % 2 ? GOLD.light : GOLD.base,
        'opacity=".85"',
      ),
    ).join(''),
    path('M-26 -58Q-70 -84 -76 -120Q-34 -104 0 -76Z', s.linear([GOLD.glow, GOLD.dark])) +
      path('M0 -70Q-22 -104 -14 -128Q14 -106 22 -74Z', s.linear([GOLD.glow, GOLD.dark])),
    path(
      'M-30 -30Q-20 -82 40 -72Q92 -60 108 -22Q104 -10 84 -12Q56 -14 44 -4Q70 4 96 8Q92 28 62 30Q20 34 -6 16Q-30 2 -30 -30Z',
      s.linear([c.glow, c.base, c.dark]),
    ),
    // Scales, a brow, and the spikes of the cheek.
    times(26, (i) => {
      const x = -22 + (i % 6) * 11 + (Math.floor(i / 6) % 2) * 5;
      const y = -48 + Math.floor(i / 6) * 13 - (i % 6) * 2;
      return (
        stroke(`M${x} ${y}q5 8 10 0`, c.deep, 2, 'opacity=".5"') +
        stroke(`M${x + 1} ${y + 1}q4 5 8 0`, c.glow, 1, 'opacity=".35"')
      );
    }).join(''),
    times(24, (i) =>
      stroke(
        `M${-66 + (i % 4) * 15 + (Math.floor(i / 4) % 2) * 7} ${24 + Math.floor(i / 4) * 13}q6 9 12 0`,
        c.deep,
        2,
        'opacity=".5"',
      ),
    ).join(''),
    path('M14 -52Q40 -72 70 -58Q52 -52 40 -46Q24 -44 14 -52Z', s.linear([c.glow, c.dark])),
    times(4, (i) =>
      path(
        `M${-24 + i * 5} ${-2 + i * 7}L${-58 + i * 9} ${14 + i * 15}L${-14 + i * 5} ${10 + i * 6}Z`,
        s.linear([GOLD.glow, GOLD.dark], 0),
      ),
    ).join(''),
    times(4, (i) =>
      path(`M${58 + i * 12} ${-66 + i * 11}l6 -13l7 16Z`, s.linear([GOLD.light, GOLD.dark])),
    ).join(''),
    path('M-6 16Q28 24 56 22Q84 22 96 8Q92 28 62 30Q20 34 -6 16Z', c.deep, 'opacity=".45"'),
    path('M44 -4Q70 4 96 8L100 2Q84 -6 84 -12Q56 -14 44 -4Z', '#4a0a12'),
    times(5, (i) =>
      polygon(
        [
          [54 + i * 9, -11 - i * 0.6],
          [60 + i * 9, -11 - i * 0.6],
          [57 + i * 9, 0],
        ],
        '#fff8e6',
      ),
    ).join('') +
      times(4, (i) =>
        polygon(
          [
            [60 + i * 9, 5 + i],
            [66 + i * 9, 6 + i],
            [63 + i * 9, -4 + i],
          ],
          '#fff8e6',
        ),
      ).join(''),
    path('M24 -50L58 -42L40 -32Z', '#1a0508') +
      path('M28 -46L52 -41L40 -35Z', '#ffe84d') +
      ellipse(41, -41, 2.6, 5, '#1a0508'),
    ellipse(96, -28, 5, 3.5, '#1a0508'),
    path('M-10 22Q-30 60 -4 82Q-2 52 14 30Z', a.light) +
      path('M-28 -4Q-70 10 -72 44Q-44 34 -20 16Z', a.base),
    stroke('M-10 -60Q24 -74 60 -60', c.glow, 5, 'opacity=".6"'),
    stroke('M98 -16Q124 6 108 40M90 -8Q108 20 88 44', GOLD.light, 3.5),
  ].join('');
};

const phoenix: Motif = (s) => {
  const tones = ['#fff1a8', '#ffc53d', '#ff8a1f', '#e8402a', '#a81432'];
  const wing = times(11, (i) =>
    group(
      `rotate(${-98 + i * 13})`,
      path(
        `M-6 -14Q-16 -${74 + i * 2} 0 -${108 - Math.abs(i - 4) * 4}Q16 -${70 + i * 2} 6 -14Z`,
        s.linear([tones[i % 3] ?? '', tones[2 + (i % 3)] ?? '']),
      ),
    ),
  ).join('');
  return (
    group('translate(-16 -4) scale(.92)', group('rotate(-8)', wing)) +
    group('translate(16 -4) scale(-.92 .92)', group('rotate(-8)', wing)) +
    times(5, (i) =>
      path(
        `M${-10 + i * 5} 30Q${-50 + i * 25} 70 ${-44 + i * 22} 108Q${-20 + i * 18} 80 ${-2 + i * 3} 40Z`,
        tones[i] ?? '',
      ),
    ).join('') +
    path(
      'M0 -66Q-34 -40 -24 6Q-16 44 0 54Q16 44 24 6Q34 -40 0 -66Z',
      s.linear([tones[0] ?? '', tones[2] ?? '', tones[4] ?? '']),
    ) +
    circle(0, -58, 19, s.linear([tones[0] ?? '', tones[2] ?? ''])) +
    path('M12 -62L34 -56L12 -48Z', GOLD.dark) +
    circle(6, -62, 4, '#2a0a12') +
    times(3, (i) =>
      stroke(`M-2 -74Q${-14 + i * 10} -94 ${-22 + i * 16} -104`, tones[1 + i] ?? '', 5),
    ).join('')
  );
};

const knight: Motif = (s) =>
  path(
    'M-12 -84Q-30 -124 10 -120Q64 -112 78 -58Q40 -84 6 -74Z',
    s.linear([s.palette.hero.light, s.palette.hero.dark]),
  ) +
  path('M-70 104Q-66 66 -44 60H44Q66 66 70 104Z', s.linear([SILVER.light, SILVER.dark])) +
  path(
    'M0 -86Q-58 -82 -56 -14L-44 54L0 78L44 54L56 -14Q58 -82 0 -86Z',
    s.linear([SILVER.glow, SILVER.base, SILVER.dark, SILVER.deep], 10),
  ) +
  path('M0 -86V78L44 54L56 -14Q58 -82 0 -86Z', SILVER.deep, 'opacity=".35"') +
  path('M-50 -20L-6 -10V4L-46 -4Z M50 -20L6 -10V4L46 -4Z', '#0c1018') +
  mirrored(circle(-24, -8, 3, s.palette.accent.glow)) +
  stroke('M0 -86V78M-52 -28Q0 -12 52 -28', GOLD.base, 5) +
  mirrored(
    times(
      3,
      (i) => circle(-16, 24 + i * 13, 3.4, '#0c1018') + circle(-29, 22 + i * 12, 3.4, '#0c1018'),
    ).join(''),
  ) +
  path(
    'M-40 -60Q-46 -40 -46 -30',
    'none',
    'stroke="#fff" stroke-width="6" opacity=".8" stroke-linecap="round"',
  );

const spartan: Motif = (s) =>
  times(13, (i) => {
    const [x, y] = polar(196 + i * 12.5, 104);
    return path(
      `M${x * 0.55} ${y * 0.55 - 8}L${x - 7} ${y - 6}L${x + 8} ${y - 4}Z`,
      i % 2 ? s.palette.hero.light : s.palette.hero.base,
    );
  }).join('') +
  path('M-66 104Q-62 74 -40 68H40Q62 74 66 104Z', s.palette.hero.dark) +
  path(
    'M0 -84Q-62 -82 -60 -10L-54 74L-26 90L-18 24L-10 14V-6L0 -14L10 -6V14L18 24L26 90L54 74L60 -10Q62 -82 0 -84Z',
    s.linear([GOLD.glow, GOLD.base, GOLD.dark, GOLD.deep], 15),
  ) +
  path('M-46 -16L-12 -6L-14 6Q-32 12 -46 -16Z M46 -16L12 -6L14 6Q32 12 46 -16Z', '#160b06') +
  mirrored(circle(-26, -5, 3.6, '#fff6d8')) +
  path('M-16 22L-10 16H10L16 22L22 80Q0 92 -22 80Z', '#160b06') +
  stroke('M0 -84V-18M-56 -26Q-30 -40 -4 -18M56 -26Q30 -40 4 -18', GOLD.glow, 4) +
  path(
    'M-46 -50Q-54 -30 -52 -10',
    'none',
    'stroke="#fff" stroke-width="6" opacity=".7" stroke-linecap="round"',
  );

const vikingHelm: Motif = (s) =>
  mirrored(
    path(
      'M-46 -20Q-112 -26 -106 -106Q-90 -64 -38 -62Z',
      s.linear(['#fffaf0', '#d8c092', '#77582f']),
    ),
  ) +
  path('M-34 40Q-56 104 0 112Q56 104 34 40Z', s.linear(['#d98b3a', '#8a4a18'])) +
  times(5, (i) =>
    stroke(`M${-26 + i * 13} 48Q${-20 + i * 10} 80 ${-12 + i * 6} 104`, '#6d3710', 3),
  ).join('') +
  path('M-40 10Q0 -10 40 10L34 46Q0 62 -34 46Z', '#e8b48c') +
  path(
    'M0 -86Q-64 -84 -60 14L-40 22L-36 -2L-10 4L-8 38H8L10 4L36 -2L40 22L60 14Q64 -84 0 -86Z',
    s.linear([SILVER.glow, SILVER.base, SILVER.dark], 15),
  ) +
  path('M-60 -6Q0 -28 60 -6V12Q0 -12 -60 12Z', s.linear([GOLD.light, GOLD.dark])) +
  path('M-7 -88H7L8 -14H-8Z', s.linear([GOLD.light, GOLD.dark])) +
  mirrored(circle(-22, 14, 4.4, '#1c2c3c')) +
  times(6, (i) => circle(-48 + i * 19, -3 - Math.sin((i / 5) * 3.14) * 10, 3.5, GOLD.deep)).join(
    '',
  ) +
  path(
    'M-36 -62Q-46 -44 -48 -24',
    'none',
    'stroke="#fff" stroke-width="6" opacity=".8" stroke-linecap="round"',
  );

export const HEROES: Record<string, Motif> = {
  dragon,
  phoenix,
  knight,
  spartan,
  vikinghelm: vikingHelm,
};
