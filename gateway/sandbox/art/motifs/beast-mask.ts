import { GOLD } from '../color.ts';
import {
  circle,
  ellipse,
  mirrored,
  path,
  polygon,
  type Sketch,
  starPoints,
  stroke,
} from '../sketch.ts';

import { type Beast, ears, flip, type Points } from './beast-ears.ts';

export function horns(s: Sketch, kind: Beast['horns']): string {
  const ivory = s.linear(['#fffaf0', '#e0cda2', '#8a6c42']);
  if (kind === 'bull') return mirrored(path('M-40 -48Q-112 -46 -104 -104Q-88 -74 -32 -72Z', ivory));
  if (kind === 'tusks') return mirrored(path('M-30 34Q-52 84 -20 104Q-30 80 -10 50Z', ivory));
  if (kind === 'rhino') return path('M-18 22Q-4 -30 4 -62Q16 -20 18 22Z', ivory);
  if (kind === 'antlers')
    return mirrored(
      stroke(
        'M-16 -54Q-44 -72 -48 -108M-34 -72Q-70 -72 -86 -98M-64 -76Q-92 -72 -104 -82M-46 -92Q-32 -96 -28 -110',
        '#c9a267',
        9,
      ),
      stroke('M-16 -54Q-44 -72 -48 -108', '#f3dcae', 3),
    );
  return '';
}

const pair = (points: Points, left: string, right: string) =>
  polygon(points, left) + polygon(flip(points), right);

/** A faceted mask, lit from the left: each facet has a different shade than its mirror image. */
export function beast(s: Sketch, b: Beast): string {
  const { coat, pale } = b;
  const maneShape = b.mane
    ? polygon(starPoints(17, 106, 82, -90), s.radial([b.mane.light, b.mane.base, b.mane.deep])) +
      polygon(starPoints(15, 90, 72, -84), s.linear([b.mane.light, b.mane.dark], 20))
    : '';
  const behind = b.horns === 'bull' || b.horns === 'antlers' ? horns(s, b.horns) : '';
  const wide = b.muzzle === 'broad' ? 12 : 0;
  const face = [
    pair(
      [
        [0, -60],
        [-24, -54],
        [-64, -16],
        [-30, -8],
        [0, -24],
      ],
      coat.light,
      coat.base,
    ),
    pair(
      [
        [-64, -16],
        [-86, 22],
        [-52, 62],
        [-30, -8],
      ],
      coat.base,
      coat.dark,
    ),
    pair(
      [
        [-30, -8],
        [-52, 62],
        [-20, 46],
        [-14, 8],
      ],
      pale.light,
      pale.base,
    ),
    pair(
      [
        [0, -24],
        [-30, -8],
        [-14, 8],
        [0, 4],
      ],
      coat.base,
      coat.dark,
    ),
    pair(
      [
        [-52, 62],
        [-20, 46],
        [0, 92],
        [-20, 86],
      ],
      pale.base,
      pale.dark,
    ),
    pair(
      [
        [0, -60],
        [-10, -34],
        [0, -24],
      ],
      coat.glow,
      coat.light,
    ),
  ].join('');
  const muzzle =
    b.muzzle === 'beak'
      ? pair(
          [
            [0, -8],
            [-22, 12],
            [0, 74],
          ],
          s.linear([GOLD.light, GOLD.base, GOLD.dark]),
          GOLD.dark,
        )
      : pair(
          [
            [0, 4],
            [-14 - wide, 10],
            [-24 - wide, 50],
            [0, 74],
          ],
          pale.glow,
          pale.light,
        ) +
        path(
          b.muzzle === 'broad'
            ? 'M-26 34Q0 24 26 34L14 54Q0 60 -14 54Z'
            : 'M-18 40Q0 34 18 40L6 58Q0 62 -6 58Z',
          '#1b1218',
        ) +
        ellipse(-6, 43, 5, 2.5, '#fff', 'opacity=".6"') +
        stroke('M0 60V72M0 72Q-12 82 -24 74M0 72Q12 82 24 74', '#1b1218', 3.5);
  const eyes = b.bigEyes
    ? mirrored(
        circle(-32, 2, 25, '#14101a'),
        circle(-32, 2, 21, s.radial(['#fff7c0', b.eye, '#5b3200'])),
        circle(-32, 2, 10, '#0d0810'),
      ) +
      circle(-38, -6, 6, '#fff') +
      circle(26, -6, 6, '#fff')
    : mirrored(
        polygon(
          [
            [-50, -6],
            [-22, 8],
            [-20, 16],
            [-42, 12],
          ],
          '#120c14',
        ),
        polygon(
          [
            [-46, -1],
            [-25, 9],
            [-24, 14],
            [-40, 10],
          ],
          b.eye,
        ),
        ellipse(-34, 7, 3, 5.5, '#120c14'),
      ) +
      circle(-38, 4, 2.2, '#fff') +
      circle(31, 4, 2.2, '#fff');
  const stripes = b.stripes
    ? mirrored(
        path('M-8 -56L-4 -30L-14 -50Z', b.stripes),
        path('M-24 -50L-16 -30L-32 -44Z', b.stripes),
        path('M-78 8L-56 14L-76 20Z', b.stripes),
        path('M-74 34L-52 32L-64 46Z', b.stripes),
        path('M-60 -18L-44 -10L-66 -6Z', b.stripes),
      )
    : '';
  const patches = b.patches
    ? mirrored(
        polygon(
          [
            [-56, -10],
            [-18, -8],
            [-16, 22],
            [-46, 30],
            [-60, 12],
          ],
          b.patches,
        ),
      )
    : '';
  const whiskers = b.whiskers
    ? mirrored(stroke('M-24 56L-82 44M-24 62L-84 66', '#fff', 2, 'opacity=".75"'))
    : '';
  return (
    maneShape +
    behind +
    ears(b) +
    face +
    stripes +
    patches +
    muzzle +
    eyes +
    whiskers +
    (behind ? '' : horns(s, b.horns))
  );
}
