import { circle, group, path, polygon, rect, stroke, times } from '../sketch.ts';
import { backdrop, glow, type Scene, sparks } from './parts.ts';
import { beam, bokehDots, floor, wedges } from './room-parts.ts';

const cosmos: Scene = (s) =>
  backdrop(s) +
  times(5, () =>
    circle(
      s.random.whole(40, 440),
      s.random.whole(40, 560),
      s.random.whole(120, 240),
      s.radial([
        `${s.random.pick([s.palette.hero.base, s.palette.accent.base, s.palette.sky[2]])}/.55`,
        `${s.palette.sky[0]}/0`,
      ]),
    ),
  ).join('') +
  times(110, () =>
    circle(
      s.random.whole(0, 480),
      s.random.whole(0, 640),
      s.random.next() * 1.9 + 0.3,
      '#fff',
      `opacity="${(0.3 + s.random.next() * 0.7).toFixed(2)}"`,
    ),
  ).join('') +
  circle(
    s.random.pick([60, 410]),
    110,
    46,
    s.radial(
      [s.palette.accent.glow, s.palette.accent.base, s.palette.accent.deep],
      'cx=".3" cy=".3" r=".9"',
    ),
  );

export const LIGHTS_SCENES = {
  rays: (s) =>
    backdrop(s) +
    wedges(240, 260, 18, s.palette.light, 0.16) +
    glow(s, 240, 260, 300) +
    sparks(s, 40),
  sunburst: (s) =>
    rect(
      0,
      0,
      480,
      640,
      s.radial([s.palette.light, s.palette.sky[2], s.palette.sky[1]], 'cx=".5" cy=".4" r=".8"'),
    ) +
    wedges(240, 255, 14, s.palette.sky[1], 0.5) +
    glow(s, 240, 255, 190, '#ffffff') +
    times(40, (i) =>
      circle((i * 97) % 480, 440 + ((i * 53) % 200), 5 - (i % 4), s.palette.sky[0], 'opacity=".2"'),
    ).join(''),
  swirl: (s) =>
    backdrop(s) +
    times(9, (i) =>
      group(
        `translate(240 260) rotate(${i * 40})`,
        path(
          'M0 0Q160 -60 260 -300Q420 -220 460 -40Q260 -80 0 0Z',
          i % 2 ? s.palette.light : s.palette.accent.light,
          'opacity=".2"',
        ),
      ),
    ).join('') +
    glow(s, 240, 260, 260) +
    sparks(s, 30),
  mosaic: (s) =>
    backdrop(s) +
    times(9, (row) =>
      times(7, (col) => {
        const x = col * 80 - 40 + (row % 2) * 40;
        const y = row * 78 - 20;
        const tone = s.random.pick([
          s.palette.sky[0],
          s.palette.sky[2],
          s.palette.hero.dark,
          s.palette.accent.dark,
        ]);
        return (
          polygon(
            [
              [x, y],
              [x + 80, y],
              [x + 40, y + 78],
            ],
            tone,
            `opacity="${(0.25 + s.random.next() * 0.5).toFixed(2)}"`,
          ) +
          polygon(
            [
              [x + 80, y],
              [x + 40, y + 78],
              [x + 120, y + 78],
            ],
            s.random.pick([s.palette.sky[1], s.palette.light, s.palette.hero.base]),
            `opacity="${(0.08 + s.random.next() * 0.35).toFixed(2)}"`,
          )
        );
      }).join(''),
    ).join('') +
    glow(s, 240, 260, 300),
  bokeh: (s) => backdrop(s) + glow(s, 240, 250, 300) + bokehDots(s, 26) + sparks(s, 20),
  portal: (s) =>
    backdrop(s) +
    times(7, (i) =>
      circle(
        240,
        260,
        330 - i * 42,
        i % 2
          ? s.palette.sky[0]
          : s.linear([s.palette.hero.base, s.palette.sky[0], s.palette.accent.dark], i * 40),
        `opacity="${(0.35 + i * 0.06).toFixed(2)}"`,
      ),
    ).join('') +
    circle(
      240,
      260,
      150,
      'none',
      `stroke="${s.palette.light}" stroke-width="3" stroke-dasharray="3 16" stroke-linecap="round"`,
    ) +
    glow(s, 240, 260, 200) +
    sparks(s, 40),
  cosmos,
  planetrise: (s) =>
    cosmos(s) +
    circle(
      240,
      760,
      350,
      s.radial(
        [s.palette.light, s.palette.hero.base, s.palette.hero.deep],
        'cx=".5" cy=".05" r=".7"',
      ),
    ) +
    circle(240, 760, 362, 'none', `stroke="${s.palette.light}" stroke-width="10" opacity=".35"`),
  embers: (s) =>
    backdrop(s) +
    glow(s, 240, 560, 420, s.palette.light) +
    glow(s, 240, 250, 220) +
    times(9, (i) =>
      path(
        `M${i * 60 - 30} 660Q${i * 60 - 50} 560 ${i * 60 + s.random.whole(-20, 20)} ${470 - s.random.whole(0, 80)}Q${i * 60 + 40} 580 ${i * 60 + 50} 660Z`,
        s.linear(['#ffd34d/.8', '#ff5a1f/.6', '#7a0f1a/.2']),
      ),
    ).join('') +
    sparks(s, 70, '#ffc46a'),
  neon: (s) =>
    backdrop(s) +
    [220, 176, 132]
      .map(
        (r, i) =>
          circle(
            240,
            260,
            r,
            'none',
            `stroke="${[s.palette.hero.base, s.palette.accent.base, s.palette.light][i]}" stroke-width="16" opacity=".25"`,
          ) +
          circle(
            240,
            260,
            r,
            'none',
            `stroke="${[s.palette.hero.glow, s.palette.accent.glow, '#ffffff'][i]}" stroke-width="4"`,
          ),
      )
      .join('') +
    glow(s, 240, 260, 220) +
    times(6, (i) =>
      stroke(
        `M${-20 + i * 100} 640L${40 + i * 80} 500`,
        i % 2 ? s.palette.hero.light : s.palette.accent.light,
        5,
        'opacity=".5"',
      ),
    ).join('') +
    sparks(s, 30),
  neongrid: (s) =>
    backdrop(s) +
    times(50, () =>
      circle(s.random.whole(0, 480), s.random.whole(0, 330), s.random.next() * 1.6, '#fff'),
    ).join('') +
    circle(240, 280, 160, s.linear(['#fff3a0', s.palette.accent.light, s.palette.hero.base])) +
    times(6, (i) => rect(70, 300 + i * 22, 340, 4 + i * 2, s.palette.sky[1])).join('') +
    rect(0, 400, 480, 240, s.linear([s.palette.sky[0], s.palette.ink])) +
    times(15, (i) =>
      stroke(
        `M${240 + (i - 7) * 26} 400L${240 + (i - 7) * 120} 640`,
        s.palette.hero.light,
        2,
        'opacity=".8"',
      ),
    ).join('') +
    times(8, (i) =>
      stroke(`M0 ${402 + i * i * 4.6}H480`, s.palette.hero.light, 2, 'opacity=".8"'),
    ).join('') +
    rect(0, 396, 480, 6, s.palette.light, 'opacity=".8"'),
  spotlights: (s) =>
    backdrop(s) +
    beam(s, 60, 160) +
    beam(s, 240, 0) +
    beam(s, 420, -160) +
    floor(s, 500) +
    bokehDots(s, 8) +
    sparks(s, 24),
} satisfies Record<string, Scene>;
