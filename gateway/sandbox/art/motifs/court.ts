import { GOLD, ramp } from '../color.ts';
import { circle, group, mirrored, path, polar, polygon, rect, stroke, times } from '../sketch.ts';
import { bust, dark, flower } from './bust.ts';
import type { Motif } from './types.ts';

const pharaoh: Motif = (s) => {
  const stripe = times(9, (i) =>
    stroke(
      `M-${50 + i * 4} ${-40 + i * 15}Q-${40 + i * 2} ${-44 + i * 15} -${38 + i} ${-34 + i * 15}`,
      '#1f4fa0',
      7,
    ),
  ).join('');
  return (
    path(
      'M0 -96Q-62 -92 -64 -30L-92 100H-30L-40 0H40L30 100H92L64 -30Q62 -92 0 -96Z',
      s.linear([GOLD.glow, GOLD.base, GOLD.dark], 20),
    ) +
    mirrored(stripe) +
    mirrored(stroke('M-20 -92Q-44 -80 -50 -46M-6 -94Q-20 -86 -24 -66', '#1f4fa0', 7)) +
    bust(s, {
      skin: 'olive',
      hair: GOLD,
      cut: 'none',
      dress: ramp(215, 70, 40),
      collar: 'robe',
      lips: '#8f4a2e',
      eye: '#1c5f8f',
      front:
        path('M-46 -42Q0 -66 46 -42L44 -26Q0 -48 -44 -26Z', s.linear([GOLD.glow, GOLD.dark])) +
        path('M-6 -46Q-14 -84 0 -92Q14 -84 6 -46Z', s.linear([GOLD.glow, GOLD.dark])) +
        circle(0, -82, 4, '#d23') +
        mirrored(stroke('M-38 -6L-50 -2M-10 -5L-36 2', '#12264a', 4)) +
        path('M-9 50L-7 94Q0 100 7 94L9 50Z', s.linear([GOLD.light, '#1f4fa0', GOLD.dark])),
    })
  );
};

const gorgon: Motif = (s) => {
  const snake = ramp(130, 50, 36);
  const snakes = times(9, (i) => {
    const [x, y] = polar(180 + i * 22.5, 84);
    return (
      stroke(
        `M${x * 0.45} ${y * 0.5 - 10}Q${x * 0.9 + 20} ${y * 0.5 - 34} ${x} ${y - 8}`,
        snake.dark,
        17,
      ) +
      stroke(
        `M${x * 0.45} ${y * 0.5 - 10}Q${x * 0.9 + 20} ${y * 0.5 - 34} ${x} ${y - 8}`,
        snake.light,
        8,
      ) +
      circle(x, y - 8, 11, snake.base) +
      circle(x - 3, y - 11, 2.4, GOLD.light) +
      circle(x + 4, y - 11, 2.4, GOLD.light)
    );
  }).join('');
  return bust(s, {
    skin: 'green',
    hair: snake,
    cut: 'none',
    dress: s.palette.hero,
    collar: 'gown',
    lips: '#5b1f4a',
    eye: '#ffe14d',
    behind: snakes,
    front: path('M-46 -30Q0 -80 46 -30Q0 -56 -46 -30Z', snake.dark),
  });
};

export const COURT: Record<string, Motif> = {
  pharaoh,
  gorgon,
  nilequeen: (s) =>
    bust(s, {
      skin: 'brown',
      hair: ramp(250, 20, 13),
      cut: 'bob',
      dress: ramp(195, 70, 42),
      collar: 'gown',
      lips: '#a92b3c',
      eye: '#127a6b',
      behind: circle(
        0,
        -30,
        92,
        s.radial([`${GOLD.glow}/.9`, `${GOLD.base}/.5`, `${GOLD.base}/0`]),
      ),
      front:
        path('M-53 -30Q0 -66 53 -30L52 -18Q0 -52 -52 -18Z', s.linear([GOLD.glow, GOLD.dark])) +
        path('M-7 -48Q-16 -86 0 -98Q16 -86 7 -48Z', s.linear([GOLD.glow, GOLD.base])) +
        mirrored(
          stroke('M-38 -6L-52 -4', '#10152c', 3.6),
          rect(-58, 4, 11, 26, GOLD.base, 'rx="2"'),
        ),
    }),
  empress: (s) =>
    bust(s, {
      skin: 'fair',
      hair: ramp(255, 18, 12),
      cut: 'bun',
      dress: ramp(354, 75, 40),
      collar: 'robe',
      lips: '#c8102e',
      eye: '#3a1c14',
      behind: mirrored(
        path(
          'M-20 -84Q-96 -116 -92 -54Q-50 -50 -26 -66Z',
          s.linear([GOLD.glow, GOLD.base, GOLD.dark]),
        ),
      ),
      front:
        path('M-40 -62Q0 -96 40 -62L30 -84L0 -104L-30 -84Z', s.linear([GOLD.glow, GOLD.dark])) +
        circle(0, -80, 7, '#d2133a') +
        mirrored(stroke('M-62 -60V-22', GOLD.light, 3), circle(-62, -18, 5, '#d2133a')) +
        circle(0, -42, 4, '#d2133a'),
    }),
  geisha: (s) =>
    bust(s, {
      skin: 'pale',
      hair: ramp(255, 22, 12),
      cut: 'bun',
      dress: s.palette.hero,
      collar: 'robe',
      lips: '#c8102e',
      eye: '#2a1420',
      behind: stroke('M-76 -104L60 -60M76 -104L-60 -60', GOLD.light, 6),
      front: flower(s, -42, -64, 24, ramp(345, 75, 72)) + flower(s, 46, -56, 16, ramp(345, 70, 80)),
    }),
  samurai: (s) =>
    bust(s, {
      skin: 'olive',
      hair: dark,
      cut: 'none',
      dress: ramp(356, 70, 36),
      collar: 'armour',
      lips: '#8f4a3e',
      eye: '#20120c',
      front:
        path(
          'M-62 -14Q-70 -88 0 -92Q70 -88 62 -14L78 14L46 4Q48 -38 0 -42Q-48 -38 -46 4L-78 14Z',
          s.linear(['#50586f', '#232839', '#10131d']),
        ) +
        path(
          'M-10 -70Q-72 -100 -66 -122Q-40 -92 0 -88Q40 -92 66 -122Q72 -100 10 -70Z',
          s.linear([GOLD.glow, GOLD.dark]),
        ) +
        circle(0, -76, 11, '#c8102e') +
        stroke('M-46 -34Q0 -56 46 -34', GOLD.base, 4),
    }),
  goddess: (s) =>
    bust(s, {
      skin: 'fair',
      hair: ramp(40, 65, 50),
      cut: 'long',
      dress: ramp(210, 40, 86),
      collar: 'gown',
      lips: '#c4474f',
      eye: '#2d68a8',
      behind: times(15, (i) =>
        group(
          `rotate(${i * 24})`,
          polygon(
            [
              [-5, -40],
              [0, -122],
              [5, -40],
            ],
            GOLD.light,
            'opacity=".55"',
          ),
        ),
      ).join(''),
      front: mirrored(
        times(5, (i) =>
          group(
            `translate(${-12 - i * 9} ${-66 + i * 7}) rotate(${-150 + i * 14})`,
            path('M0 0Q10 -9 24 0Q10 8 0 0Z', s.linear([GOLD.glow, GOLD.dark])),
          ),
        ).join(''),
      ),
    }),
};
