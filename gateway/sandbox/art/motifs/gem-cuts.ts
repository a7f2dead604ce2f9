import { GOLD, type Ramp } from '../color.ts';
import {
  circle,
  ellipse,
  glint,
  group,
  path,
  polar,
  polygon,
  type Sketch,
  starPoints,
  times,
} from '../sketch.ts';
import type { Motif } from './types.ts';

/** A brilliant cut seen from the side, or from above where `top`. */
export function cutGem(s: Sketch, tone: Ramp, top: boolean): string {
  if (top) {
    const outer = times(8, (i) => polar(i * 45 + 22.5, 86));
    const inner = times(8, (i) => polar(i * 45, 48));
    const shades = [
      tone.base,
      tone.dark,
      tone.deep,
      tone.dark,
      tone.base,
      tone.light,
      tone.glow,
      tone.light,
    ];
    const facets = times(8, (i) => {
      const [a, b, c] = [outer[(i + 7) % 8], outer[i], inner[i]];
      const d = inner[(i + 1) % 8];
      if (!a || !b || !c || !d) return '';
      return (
        polygon([a, b, c], shades[i] ?? tone.base) +
        polygon([b, c, d], shades[(i + 1) % 8] ?? tone.base, 'opacity=".82"')
      );
    }).join('');
    return (
      circle(0, 0, 88, tone.deep) +
      facets +
      polygon(inner, s.linear([tone.glow, tone.base, tone.dark], 60)) +
      polygon(
        [
          [-34, -34],
          [8, -48],
          [-10, 10],
          [-46, 4],
        ],
        '#fff',
        'opacity=".35"',
      ) +
      glint(-40, -44, 26)
    );
  }
  return [
    polygon(
      [
        [-92, -22],
        [-58, -70],
        [58, -70],
        [92, -22],
        [0, 92],
      ],
      tone.deep,
    ),
    polygon(
      [
        [-92, -22],
        [-58, -70],
        [-36, -22],
      ],
      tone.light,
    ),
    polygon(
      [
        [-58, -70],
        [0, -70],
        [-36, -22],
      ],
      tone.glow,
    ),
    polygon(
      [
        [0, -70],
        [36, -22],
        [-36, -22],
      ],
      tone.light,
    ),
    polygon(
      [
        [0, -70],
        [58, -70],
        [36, -22],
      ],
      tone.base,
    ),
    polygon(
      [
        [58, -70],
        [92, -22],
        [36, -22],
      ],
      tone.dark,
    ),
    polygon(
      [
        [-92, -22],
        [-36, -22],
        [0, 92],
      ],
      s.linear([tone.base, tone.dark]),
    ),
    polygon(
      [
        [-36, -22],
        [36, -22],
        [0, 92],
      ],
      s.linear([tone.light, tone.base, tone.dark]),
    ),
    polygon(
      [
        [36, -22],
        [92, -22],
        [0, 92],
      ],
      s.linear([tone.dark, tone.deep]),
    ),
    polygon(
      [
        [-30, -22],
        [-8, -22],
        [0, 70],
      ],
      '#fff',
      'opacity=".3"',
    ),
    glint(-46, -46, 30),
  ].join('');
}

export function coin(s: Sketch, mark = ''): string {
  const rim = times(28, (i) => {
    const [x, y] = polar((i * 360) / 28, 80);
    return circle(x, y, 3, GOLD.dark);
  }).join('');
  return [
    ellipse(4, 9, 88, 88, GOLD.deep),
    circle(0, 0, 88, s.linear([GOLD.glow, GOLD.base, GOLD.dark], 60)),
    rim,
    circle(0, 0, 70, s.linear([GOLD.dark, GOLD.base, GOLD.light], 60)),
    circle(0, 0, 64, s.linear([GOLD.light, GOLD.base], 60)),
    mark || polygon(starPoints(5, 46, 20), s.linear([GOLD.glow, GOLD.dark])),
    path('M-60 -30A68 68 0 0 1 10 -66L-2 -52A52 52 0 0 0 -48 -22Z', '#fff', 'opacity=".45"'),
  ].join('');
}

export const GEM_CUTS: Record<string, Motif> = {
  coin: (s) =>
    group('translate(-42 40) rotate(-20) scale(.55 .5)', coin(s)) +
    group('translate(46 34) rotate(24) scale(.5 .56)', coin(s)) +
    group('translate(0 -18) scale(.82)', coin(s)),
};
