import {
  circle,
  ellipse,
  fade,
  group,
  path,
  polar,
  polygon,
  rect,
  stroke,
  times,
} from '../sketch.ts';
import { backdrop, glow, type Scene, sparks } from './parts.ts';
import { bokehDots, buildings, lamp, roofs, string } from './room-parts.ts';

export const STREETS_SCENES = {
  city: (s) =>
    backdrop(s) +
    glow(s, 240, 330, 320) +
    fade(0.5, buildings(s, 400, 11, s.palette.sky[1], false)) +
    buildings(s, 470, 8, s.palette.ink, true) +
    bokehDots(s, 10),
  lanterns: (s) =>
    backdrop(s) +
    glow(s, 240, 270, 300) +
    times(13, () =>
      lamp(s, s.random.whole(10, 470), s.random.whole(20, 460), 0.3 + s.random.next() * 0.75),
    ).join('') +
    roofs(s, 70, 560, 1.1) +
    roofs(s, 420, 580, 1.3) +
    rect(0, 600, 480, 40, s.palette.ink),
  pagodas: (s) =>
    backdrop(s) +
    glow(s, 250, 240, 320) +
    circle(250, 230, 128, s.radial(['#fff', s.palette.light, `${s.palette.light}/.7`])) +
    fade(0.45, roofs(s, 240, 470, 1.2)) +
    roofs(s, 60, 540, 1.2) +
    roofs(s, 430, 560, 1.5) +
    path('M-10 70Q120 90 190 30Q130 120 -10 100Z', s.palette.ink) +
    times(26, () => {
      const x = s.random.whole(0, 200);
      return times(5, (n) => {
        const [dx, dy] = polar(n * 72, 6);
        return circle(x + dx, 30 + ((x * 7) % 80) + dy, 5, '#ffd0de');
      }).join('');
    }).join('') +
    times(22, () =>
      ellipse(
        s.random.whole(0, 480),
        s.random.whole(100, 620),
        6,
        3.6,
        '#ffd0de',
        `opacity=".8" transform="rotate(${s.random.whole(0, 180)} 240 300)"`,
      ),
    ).join(''),
  castle: (s) =>
    backdrop(s) +
    glow(s, 240, 260, 300) +
    times(40, () =>
      circle(s.random.whole(0, 480), s.random.whole(0, 300), s.random.next() * 1.6, '#fff'),
    ).join('') +
    fade(
      0.9,
      [
        [60, 300, 54],
        [130, 240, 44],
        [356, 230, 46],
        [424, 310, 60],
      ]
        .map(
          ([x = 0, y = 0, w = 0]) =>
            rect(x - w / 2, y, w, 400, s.linear([s.palette.sky[1], s.palette.ink])) +
            polygon(
              [
                [x - w * 0.7, y],
                [x, y - w * 1.7],
                [x + w * 0.7, y],
              ],
              s.palette.ink,
            ) +
            rect(x - 5, y + 30, 10, 18, s.palette.light, 'rx="5"'),
        )
        .join(''),
      rect(0, 430, 480, 220, s.linear([s.palette.sky[0], s.palette.ink])),
    ) +
    sparks(s, 20),
  graveyard: (s) =>
    backdrop(s) +
    glow(s, 360, 150, 240) +
    circle(360, 150, 72, s.radial(['#fff', s.palette.light])) +
    path(
      'M-20 640Q20 380 60 280Q40 240 10 220M60 280Q96 230 150 210M52 330Q90 310 120 320',
      'none',
      `stroke="${s.palette.ink}" stroke-width="16" stroke-linecap="round"`,
    ) +
    times(6, (i) =>
      path(
        `M${30 + i * 80} 600V${500 + (i % 3) * 18}a26 26 0 0 1 52 0V600Z`,
        s.linear([s.palette.sky[1], s.palette.ink]),
      ),
    ).join('') +
    rect(0, 580, 480, 60, s.palette.ink) +
    times(6, () =>
      ellipse(s.random.whole(0, 480), s.random.whole(500, 600), 160, 20, '#fff', 'opacity=".1"'),
    ).join(''),
  candyland: (s) =>
    backdrop(s) +
    glow(s, 240, 220, 300, '#ffffff') +
    [
      [90, 380, 0.9],
      [400, 360, 1.1],
    ]
      .map(([x = 0, y = 0, k = 1]) =>
        group(
          `translate(${x} ${y}) scale(${k})`,
          rect(-7, 0, 14, 200, '#fff'),
          circle(0, -20, 70, s.palette.hero.light),
          times(6, (i) =>
            group(
              `translate(0 -20) rotate(${i * 60})`,
              path('M0 0Q20 -40 0 -70Q30 -66 46 -48Q40 -20 0 0Z', '#fff', 'opacity=".7"'),
            ),
          ).join(''),
        ),
      )
      .join('') +
    times(3, (i) =>
      path(
        `M-10 ${470 + i * 54}Q120 ${400 + i * 54} 250 ${470 + i * 54}T490 ${460 + i * 54}V660H-10Z`,
        s.linear([
          [s.palette.accent.light, s.palette.hero.light, '#ffffff'][i] ?? '#fff',
          [s.palette.accent.base, s.palette.hero.base, s.palette.sky[2]][i] ?? '#fff',
        ]),
      ),
    ).join(''),
  fiesta: (s) =>
    backdrop(s) +
    glow(s, 240, 280, 320) +
    times(6, () => {
      const x = s.random.whole(40, 440);
      const y = s.random.whole(60, 260);
      const tone = s.random.pick([s.palette.hero.light, s.palette.accent.light, s.palette.light]);
      return times(14, (n) => {
        const [dx, dy] = polar(n * 25.7, 44);
        return stroke(
          `M${x + dx * 0.4} ${y + dy * 0.4}L${x + dx} ${y + dy}`,
          tone,
          2.5,
          'opacity=".8"',
        );
      }).join('');
    }).join('') +
    [40, 96]
      .map((y) =>
        string(s, y, (x, dy, i) =>
          polygon(
            [
              [x - 20, dy],
              [x + 20, dy],
              [x, dy + 40],
            ],
            ['#ff4a6a', '#ffd34d', '#3fc07a', '#3aa0ff', '#ff8a3a'][i % 5] ?? '#fff',
          ),
        ),
      )
      .join('') +
    rect(0, 560, 480, 80, s.palette.ink, 'opacity=".6"') +
    bokehDots(s, 10),
  arena: (s) =>
    backdrop(s) +
    path('M-20 300Q240 150 500 300V460H-20Z', s.linear([s.palette.sky[0], s.palette.sky[1]])) +
    times(120, () =>
      circle(
        s.random.whole(0, 480),
        s.random.whole(250, 400),
        2.4,
        s.random.pick(['#fff', s.palette.light, s.palette.hero.light, s.palette.accent.light]),
        'opacity=".6"',
      ),
    ).join('') +
    [60, 180, 300, 420]
      .map(
        (x) =>
          rect(x - 30, 110, 60, 26, '#fffbe8', 'rx="4"') +
          polygon(
            [
              [x - 26, 136],
              [x + 26, 136],
              [x + (240 - x) * 0.6 + 110, 560],
              [x + (240 - x) * 0.6 - 110, 560],
            ],
            s.linear(['#ffffff/.35', '#ffffff/0']),
          ),
      )
      .join('') +
    polygon(
      [
        [0, 430],
        [480, 430],
        [560, 640],
        [-80, 640],
      ],
      s.linear([s.palette.sky[2], s.palette.sky[0]]),
    ) +
    stroke('M0 460H480M240 430V640', '#fff', 3, 'opacity=".4"') +
    glow(s, 240, 260, 240),
} satisfies Record<string, Scene>;
