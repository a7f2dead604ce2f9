import { circle, fade, group, path, polygon, rect, stroke, times } from '../sketch.ts';
import { bubbles, cloud, flakes, ridge, sea, shafts, stars, weeds } from './land-parts.ts';
import { backdrop, glow, type Scene } from './parts.ts';

export const WATERS_SCENES = {
  deepsea: (s) =>
    backdrop(s, true) +
    shafts(s, 0.24) +
    fade(0.5, weeds(s, 500, s.palette.sky[0])) +
    ridge(s, 550, 50, s.linear([s.palette.sky[1], s.palette.ink]), 9, true) +
    weeds(s, 600, s.palette.ink) +
    bubbles(s, 30),
  reef: (s) =>
    backdrop(s, true) +
    shafts(s, 0.2) +
    times(9, (i) => {
      const x = i * 60 + s.random.whole(-16, 16);
      const tone = [s.palette.hero, s.palette.accent][i % 2];
      const h = s.random.whole(60, 150);
      return tone
        ? stroke(
            `M${x} 640V${640 - h}M${x} ${640 - h * 0.4}Q${x + 34} ${640 - h * 0.5} ${x + 32} ${640 - h * 0.9}M${x} ${640 - h * 0.3}Q${x - 30} ${640 - h * 0.5} ${x - 28} ${640 - h * 0.8}`,
            s.linear([tone.light, tone.deep]),
            15,
          )
        : '';
    }).join('') +
    ridge(s, 600, 40, s.palette.ink, 9, true) +
    bubbles(s, 26),
  surf: (s) =>
    backdrop(s) +
    glow(s, 240, 250, 300) +
    cloud(90, 150, 1, '#fff', 0.4) +
    cloud(400, 110, 0.8, '#fff', 0.35) +
    sea(s, 400) +
    path(
      'M0 470Q60 430 120 460T240 460T360 460T480 450V640H0Z',
      s.linear([s.palette.accent.light, s.palette.sky[1], s.palette.ink]),
      'opacity=".9"',
    ) +
    stroke('M0 470Q60 430 120 460T240 460T360 460T480 450', '#fff', 7, 'opacity=".75"') +
    bubbles(s, 12),
  seasunset: (s) =>
    backdrop(s) +
    glow(s, 240, 350, 340) +
    circle(240, 350, 110, s.radial(['#fff', s.palette.light, s.palette.light])) +
    cloud(70, 210, 1, s.palette.light, 0.35) +
    cloud(420, 170, 0.9, s.palette.light, 0.3) +
    sea(s, 390) +
    times(10, (i) =>
      rect(
        240 - (70 - i * 5),
        396 + i * 13,
        140 - i * 10,
        5,
        s.palette.light,
        'rx="2" opacity=".6"',
      ),
    ).join(''),
  fjord: (s) =>
    backdrop(s) +
    stars(s, 50, 240) +
    glow(s, 240, 330, 300) +
    polygon(
      [
        [0, 400],
        [60, 190],
        [110, 250],
        [170, 170],
        [230, 420],
        [0, 430],
      ],
      s.linear([s.palette.sky[2], s.palette.ink]),
    ) +
    polygon(
      [
        [250, 420],
        [330, 200],
        [370, 260],
        [430, 150],
        [480, 240],
        [480, 430],
      ],
      s.linear([s.palette.sky[1], s.palette.ink]),
    ) +
    polygon(
      [
        [60, 190],
        [84, 214],
        [64, 250],
        [48, 234],
      ],
      '#fff',
      'opacity=".8"',
    ) +
    polygon(
      [
        [430, 150],
        [456, 186],
        [434, 220],
        [412, 196],
      ],
      '#fff',
      'opacity=".8"',
    ) +
    sea(s, 415) +
    flakes(s, 40),
  palms: (s) =>
    backdrop(s) +
    glow(s, 260, 300, 320) +
    circle(260, 310, 90, s.radial(['#fff', s.palette.light])) +
    sea(s, 420) +
    [
      [60, 600, -8, 1],
      [430, 610, 10, 1.1],
    ]
      .map(([x = 0, y = 0, turn = 0, k = 1]) =>
        group(
          `translate(${x} ${y}) rotate(${turn}) scale(${k})`,
          path('M-9 40Q0 -150 16 -300L26 -298Q14 -150 14 40Z', s.palette.ink),
          times(8, (i) =>
            group(
              `translate(20 -300) rotate(${i * 46})`,
              path('M0 0Q50 -40 120 20Q50 0 0 0Z', s.palette.ink),
            ),
          ).join(''),
        ),
      )
      .join('') +
    ridge(s, 590, 30, s.palette.ink, 8, true),
} satisfies Record<string, Scene>;
