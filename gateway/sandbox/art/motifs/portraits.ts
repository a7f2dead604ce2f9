import { GOLD, ramp } from '../color.ts';
import {
  circle,
  fade,
  group,
  mirrored,
  path,
  polygon,
  rect,
  type Sketch,
  starPoints,
  stroke,
  times,
} from '../sketch.ts';
import { bust, dark, flower, hats, type Skin, tiara } from './bust.ts';
import type { Motif } from './types.ts';

/** The dealers of live tables, each with a different face. */
export function dealer(s: Sketch, woman = s.random.chance(0.7)): string {
  const faces: readonly Skin[] = ['fair', 'olive', 'brown', 'deep'];
  const hair = s.random.pick([
    ramp(20, 45, 18),
    ramp(32, 55, 34),
    ramp(12, 60, 30),
    ramp(240, 15, 13),
    ramp(42, 60, 54),
  ]);
  const cut = woman ? s.random.pick(['long', 'bun', 'bob'] as const) : 'short';
  const collar = woman ? s.random.pick(['gown', 'suit', 'gown'] as const) : 'suit';
  return bust(s, {
    skin: s.random.pick(faces),
    hair,
    cut,
    collar,
    dress: s.palette.accent,
    lips: woman ? '#c2273f' : '#a8604f',
    eye: '#4a2c1a',
    ...(woman && {
      front: mirrored(circle(-46, 18, 4, GOLD.light), path('M-46 22L-50 36H-42Z', GOLD.base)),
    }),
  });
}

export const PORTRAITS: Record<string, Motif> = {
  dealer: (s) => dealer(s),
  princess: (s) =>
    bust(s, {
      skin: s.random.pick(['fair', 'olive', 'brown']),
      hair: s.random.pick([ramp(18, 70, 42), ramp(44, 75, 56), ramp(250, 20, 16)]),
      cut: 'long',
      dress: s.palette.hero,
      collar: 'gown',
      lips: '#d4486a',
      eye: '#3f7f5a',
      front: tiara(s, s.palette.accent),
    }),
  icequeen: (s) =>
    bust(s, {
      skin: 'pale',
      hair: ramp(205, 40, 84),
      cut: 'long',
      dress: ramp(200, 70, 56),
      collar: 'gown',
      lips: '#6a6fc0',
      eye: '#22a6e8',
      behind: times(9, (i) =>
        group(
          `rotate(${-72 + i * 18})`,
          polygon(
            [
              [-9, -50],
              [0, -124 + Math.abs(i - 4) * 7],
              [9, -50],
            ],
            s.linear(['#ffffff', '#9adcff', '#3f86d6']),
          ),
        ),
      ).join(''),
      front: polygon(
        [
          [0, -66],
          [-7, -52],
          [0, -38],
          [7, -52],
        ],
        '#7fd6ff',
      ),
    }),
  diwata: (s) =>
    bust(s, {
      skin: 'brown',
      hair: ramp(250, 22, 14),
      cut: 'long',
      dress: ramp(140, 50, 38),
      collar: 'gown',
      lips: '#c4474f',
      eye: '#3c2415',
      behind: circle(
        0,
        -26,
        96,
        s.radial([
          `${GOLD.glow}/.9`,
          `${s.palette.accent.light}/.4`,
          `${s.palette.accent.light}/0`,
        ]),
      ),
      front: times(7, (i) =>
        flower(
          s,
          -46 + i * 15.3,
          -52 - Math.sin((i / 6) * Math.PI) * 22,
          13,
          i % 2 ? ramp(48, 40, 94) : ramp(345, 70, 72),
        ),
      ).join(''),
    }),
  mermaid: (s) =>
    bust(s, {
      skin: 'olive',
      hair: ramp(176, 60, 38),
      cut: 'long',
      dress: ramp(285, 50, 50),
      collar: 'gown',
      lips: '#d4486a',
      eye: '#12877f',
      front:
        polygon(
          starPoints(5, 17, 8),
          s.linear(['#ffb49a', '#e85a5a']),
          'transform="translate(-38 -56)"',
        ) +
        circle(-20, -66, 5, '#fff7ee') +
        circle(-6, -70, 4, '#fff7ee'),
    }),
  witch: (s) =>
    bust(s, {
      skin: s.random.pick(['fair', 'pale', 'olive']),
      hair: ramp(285, 50, 30),
      cut: 'long',
      dress: ramp(275, 45, 26),
      collar: 'robe',
      lips: '#7a2458',
      eye: '#7fd35a',
      front: hats.wizard(s),
    }),
  wizardhat: (s) =>
    bust(s, {
      skin: 'fair',
      hair: ramp(220, 12, 82),
      cut: 'long',
      dress: s.palette.hero,
      collar: 'robe',
      lips: '#a8604f',
      eye: '#3f8fd0',
      beard: ramp(220, 12, 86),
      front: hats.wizard(s),
    }),
  vampire: (s) =>
    bust(s, {
      skin: 'pale',
      hair: ramp(255, 25, 13),
      cut: s.random.pick(['short', 'long']),
      dress: ramp(350, 75, 32),
      collar: 'suit',
      lips: '#a80f2a',
      eye: '#ff3b3b',
      behind: mirrored(
        path('M-26 110L-104 18L-70 20L-60 60L-40 50Z', s.linear(['#b3152f', '#3d0613'])),
      ),
      front: mirrored(
        polygon(
          [
            [-8, 39],
            [-3, 39],
            [-5.5, 48],
          ],
          '#fff',
        ),
      ),
    }),
  captain: (s) =>
    bust(s, {
      skin: 'olive',
      hair: ramp(14, 55, 26),
      cut: 'long',
      dress: ramp(222, 55, 34),
      collar: 'suit',
      lips: '#a8604f',
      eye: '#2d7f68',
      beard: ramp(14, 55, 24),
      front:
        hats.tricorn(s) +
        path('M-40 -16Q-24 -24 -8 -14L-12 4Q-24 10 -36 2Z', '#14101a') +
        stroke('M-48 -34L48 8', '#14101a', 3.5),
    }),
  detective: (s) =>
    bust(s, {
      skin: 'fair',
      hair: ramp(22, 40, 22),
      cut: 'bob',
      dress: ramp(34, 35, 46),
      collar: 'suit',
      lips: '#b3202f',
      eye: '#3f6f8f',
      front: hats.fedora(s),
    }),
  cowboyhat: (s) =>
    bust(s, {
      skin: s.random.pick(['fair', 'olive', 'brown']),
      hair: ramp(24, 60, 34),
      cut: s.random.pick(['long', 'bob', 'short']),
      dress: ramp(8, 60, 40),
      collar: 'robe',
      lips: '#b5463f',
      eye: '#3f6f8f',
      front: hats.cowboy(s),
    }),
  irishhat: (s) =>
    bust(s, {
      skin: 'fair',
      hair: ramp(18, 80, 44),
      cut: 'short',
      dress: ramp(140, 60, 30),
      collar: 'suit',
      lips: '#b5604f',
      eye: '#2f8f4a',
      beard: ramp(18, 85, 44),
      front:
        path('M-76 -38H76L70 -24H-70Z', '#124a26') +
        path('M-50 -38L-44 -116H44L50 -38Z', s.linear(['#3fb45f', '#17703a', '#0b4020'], 0)) +
        path('M-50 -52H50L51 -38H-51Z', '#14101a') +
        rect(-15, -58, 30, 26, GOLD.light, 'rx="3"') +
        rect(-8, -51, 16, 12, '#14101a'),
    }),
  joker: (s) =>
    bust(s, {
      skin: 'pale',
      hair: dark,
      cut: 'none',
      dress: s.palette.hero,
      collar: 'robe',
      lips: '#c8102e',
      eye: '#3fae5a',
      front:
        path(
          'M-50 -20Q-100 -40 -98 18Q-116 -74 -46 -86Q-20 -96 0 -122Q20 -96 46 -86Q116 -74 98 18Q100 -40 50 -20Q0 -54 -50 -20Z',
          s.linear([s.palette.hero.light, s.palette.hero.dark]),
        ) +
        path(
          'M0 -122Q20 -96 46 -86Q116 -74 98 18Q100 -40 50 -20Q26 -36 0 -37Z',
          s.linear([s.palette.accent.light, s.palette.accent.dark]),
        ) +
        [
          [-98, 20],
          [98, 20],
          [0, -122],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 10, GOLD.light))
          .join('') +
        fade(0.9, path('M-23 -34L-19 4L-23 20L-27 4Z', s.palette.accent.base)),
    }),
};
