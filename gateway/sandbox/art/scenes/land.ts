import { hsl } from '../color.ts';
import { circle, ellipse, fade, group, path, polygon, stroke, times } from '../sketch.ts';
import { bigMoon, cloud, flakes, frond, layers, ridge, shafts, stars } from './land-parts.ts';
import { backdrop, glow, type Scene, sparks } from './parts.ts';

export const LAND_SCENES = {
  peaks: (s) =>
    backdrop(s) +
    glow(s, 320, 170, 260) +
    circle(320, 170, 52, s.radial(['#fff', s.palette.light])) +
    layers(s, 330, 62, 130, false) +
    sparks(s, 20),
  moonrise: (s) =>
    backdrop(s) +
    stars(s, 60, 360) +
    bigMoon(s, 240, 230, 150) +
    layers(s, 400, 50, 70, true) +
    sparks(s, 14),
  starrynight: (s) =>
    backdrop(s) +
    stars(s, 130, 520) +
    glow(s, 240, 300, 320) +
    bigMoon(s, s.random.pick([110, 370]), 110, 40) +
    layers(s, 470, 40, 50, true, 3),
  dunes: (s) =>
    backdrop(s) +
    glow(s, 240, 250, 330) +
    circle(240, 240, 92, s.radial(['#fff', s.palette.light, `${s.palette.light}/.6`])) +
    polygon(
      [
        [30, 440],
        [130, 300],
        [236, 440],
      ],
      s.linear([s.palette.sky[2], s.palette.sky[1]]),
    ) +
    polygon(
      [
        [130, 300],
        [236, 440],
        [180, 440],
      ],
      `${s.palette.ink}`,
      'opacity=".35"',
    ) +
    polygon(
      [
        [300, 440],
        [380, 340],
        [470, 440],
      ],
      s.linear([s.palette.sky[2], s.palette.sky[0]]),
    ) +
    layers(s, 430, 56, 46, true),
  mesas: (s) =>
    backdrop(s) +
    glow(s, 250, 300, 320) +
    circle(250, 310, 86, s.radial(['#fff', s.palette.light])) +
    path(
      'M-10 440V330H40L56 300H120L132 360L150 440Z M330 440L344 350H360L372 290H450L490 330V440Z',
      s.linear([s.palette.hero.base, s.palette.sky[0]]),
    ) +
    layers(s, 430, 60, 40, true) +
    cloud(100, 120, 0.9, '#fff', 0.35) +
    cloud(390, 180, 0.7, '#fff', 0.3),
  savanna: (s) =>
    backdrop(s) +
    glow(s, 240, 320, 340) +
    circle(240, 330, 120, s.radial(['#fff', s.palette.light, `${s.palette.light}/.8`])) +
    ridge(s, 410, 26, s.palette.sky[1], 8, true) +
    fade(
      0.9,
      stroke('M72 470Q80 400 66 350M74 400Q100 370 120 352M70 380Q50 360 30 350', s.palette.ink, 9),
      ellipse(70, 330, 100, 26, s.palette.ink),
      ellipse(120, 346, 60, 16, s.palette.ink),
    ) +
    ridge(s, 460, 20, s.palette.ink, 10, true) +
    times(30, (i) =>
      stroke(
        `M${i * 17} 560q4 -40 ${s.random.whole(-16, 16)} -${s.random.whole(40, 80)}`,
        s.palette.ink,
        3,
      ),
    ).join(''),
  jungle: (s) =>
    backdrop(s) +
    glow(s, 240, 240, 300) +
    shafts(s, 0.16) +
    layers(s, 420, 50, 80, true, 3) +
    times(9, (i) =>
      frond(
        -20,
        30 + i * 70,
        -50 + i * 18,
        0.9 + s.random.next() * 0.5,
        s.linear([s.palette.sky[1], s.palette.ink]),
      ),
    ).join('') +
    group(
      'translate(480 0) scale(-1 1)',
      times(9, (i) =>
        frond(
          -20,
          60 + i * 66,
          -60 + i * 20,
          0.9 + s.random.next() * 0.5,
          s.linear([s.palette.sky[2], s.palette.ink]),
        ),
      ).join(''),
    ) +
    sparks(s, 22),
  forest: (s) =>
    backdrop(s) +
    glow(s, 240, 260, 280) +
    times(12, (i) => {
      const x = i * 44 + s.random.whole(-14, 14);
      const w = s.random.whole(10, 30);
      return fade(
        i % 3 ? 0.4 : 0.75,
        path(
          `M${x - w} 640Q${x - w * 0.3} 400 ${x - w * 0.5} -20H${x + w * 0.5}Q${x + w * 0.2} 420 ${x + w * 1.3} 640Z`,
          s.linear([s.palette.ink, s.palette.sky[0]]),
        ),
      );
    }).join('') +
    ridge(s, 540, 40, s.palette.ink, 9, true) +
    sparks(s, 40),
  meadow: (s) =>
    backdrop(s) +
    glow(s, 360, 130, 260) +
    cloud(100, 130, 1, '#fff', 0.75) +
    cloud(370, 210, 0.8, '#fff', 0.6) +
    ridge(s, 400, 90, s.linear([hsl(100, 55, 58), hsl(140, 50, 30)]), 6, true) +
    ridge(s, 460, 60, s.linear([hsl(110, 55, 46), hsl(150, 55, 22)]), 6, true) +
    times(34, () => {
      const x = s.random.whole(0, 480);
      const y = s.random.whole(480, 630);
      return circle(
        x,
        y,
        s.random.whole(2, 5),
        s.random.pick(['#fff', '#ffe27a', s.palette.hero.light, s.palette.accent.light]),
      );
    }).join(''),
  clouds: (s) =>
    backdrop(s) +
    glow(s, 240, 200, 340) +
    times(5, (i) =>
      polygon(
        [
          [240, -40],
          [i * 130 - 80, 640],
          [i * 130 - 20, 640],
        ],
        '#fff',
        'opacity=".12"',
      ),
    ).join('') +
    [
      [60, 420, 1.3],
      [400, 440, 1.4],
      [230, 520, 1.7],
      [90, 250, 0.8],
      [420, 230, 0.9],
      [30, 560, 1.4],
      [450, 580, 1.5],
    ]
      .map(([x = 0, y = 0, k = 1]) => cloud(x, y, k, y > 400 ? '#ffffff' : s.palette.light, 0.75))
      .join(''),
  blizzard: (s) =>
    backdrop(s) +
    glow(s, 240, 230, 300) +
    times(9, (i) =>
      polygon(
        [
          [i * 60 - 30, 640],
          [i * 60 + s.random.whole(-30, 40), 420 - s.random.whole(0, 90)],
          [i * 60 + 50, 640],
        ],
        s.linear(['#ffffff', s.palette.sky[2], s.palette.sky[0]]),
        'opacity=".75"',
      ),
    ).join('') +
    ridge(s, 570, 30, s.linear(['#ffffff', s.palette.sky[2]]), 7, true) +
    flakes(s, 90),
  aurora: (s) =>
    backdrop(s) +
    stars(s, 80, 400) +
    times(4, (i) =>
      path(
        `M${-40 + i * 20} ${120 + i * 44}Q${120 + i * 10} ${20 + i * 50} 250 ${140 + i * 40}T520 ${90 + i * 50}L520 ${240 + i * 60}Q380 ${330 + i * 20} 250 ${270 + i * 40}T-40 ${280 + i * 50}Z`,
        s.linear([
          `${i % 2 ? s.palette.accent.light : s.palette.hero.light}/.6`,
          `${s.palette.accent.base}/0`,
        ]),
      ),
    ).join('') +
    layers(s, 440, 50, 90, false, 3) +
    flakes(s, 24),
  lavafield: (s) =>
    backdrop(s) +
    glow(s, 240, 420, 340, '#ff7a1f') +
    polygon(
      [
        [70, 460],
        [200, 210],
        [280, 210],
        [410, 460],
      ],
      s.linear([s.palette.sky[2], s.palette.ink]),
    ) +
    path(
      'M200 212L240 250L280 212Q260 300 276 460H216Q226 300 200 212Z',
      s.linear(['#fff0a0', '#ff8a1f', '#e8302a']),
    ) +
    ridge(s, 460, 60, s.palette.ink, 12) +
    times(7, (i) =>
      path(
        `M${i * 76 - 20} 640Q${i * 76 + 10} 560 ${i * 76 - 6 + s.random.whole(-20, 20)} 520Q${i * 76 + 40} 570 ${i * 76 + 26} 640Z`,
        s.linear(['#ffd34d', '#ff5a1f', '#7a0f1a']),
      ),
    ).join('') +
    sparks(s, 50, '#ffb54d'),
} satisfies Record<string, Scene>;
