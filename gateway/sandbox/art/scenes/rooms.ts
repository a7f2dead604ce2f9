import { hsl } from '../color.ts';
import { circle, ellipse, fade, group, path, polygon, rect, starPoints, times } from '../sketch.ts';
import { backdrop, glow, type Scene, sparks } from './parts.ts';
import { bokehDots, column, floor, wedges } from './room-parts.ts';

export const ROOMS_SCENES = {
  columns: (s) =>
    backdrop(s) +
    glow(s, 240, 260, 320) +
    wedges(240, 120, 20, s.palette.light, 0.1) +
    column(s, 130, 34) +
    column(s, 350, 34) +
    column(s, 40, 62) +
    column(s, 440, 62) +
    floor(s, 560),
  ruins: (s) =>
    backdrop(s) +
    glow(s, 240, 280, 300) +
    column(s, 60, 70) +
    column(s, 424, 70) +
    rect(-10, 20, 500, 50, s.linear([s.palette.sky[2], s.palette.sky[0]])) +
    times(10, (i) =>
      path(
        `M${i * 54} 66q10 ${40 + ((i * 31) % 60)} -6 ${80 + ((i * 47) % 90)}q18 -40 20 -${70 + ((i * 13) % 50)}Z`,
        hsl(130, 45, 20 + (i % 3) * 5),
      ),
    ).join('') +
    floor(s, 560) +
    sparks(s, 26),
  banners: (s) =>
    backdrop(s) +
    glow(s, 240, 270, 300) +
    [50, 150, 330, 430]
      .map(
        (x, i) =>
          path(
            `M${x - 34} 0H${x + 34}V${270 - (i % 2) * 40}L${x} ${310 - (i % 2) * 40}L${x - 34} ${270 - (i % 2) * 40}Z`,
            s.linear([i % 2 ? s.palette.hero.base : s.palette.accent.dark, s.palette.ink]),
          ) +
          polygon(starPoints(4, 24, 9), s.palette.metal.light, `transform="translate(${x} 130)"`),
      )
      .join('') +
    floor(s, 540),
  machinery: (s) =>
    backdrop(s) +
    glow(s, 240, 260, 300) +
    [
      [40, 90, 90],
      [430, 140, 110],
      [60, 480, 130],
      [430, 520, 100],
      [240, 40, 60],
    ]
      .map(([x = 0, y = 0, r = 0], i) =>
        group(
          `translate(${x} ${y}) rotate(${i * 11})`,
          fade(
            0.5,
            times(14, (n) =>
              group(
                `rotate(${n * 25.7})`,
                rect(-r * 0.1, -r * 1.14, r * 0.2, r * 0.3, s.palette.sky[0]),
              ),
            ).join(''),
            circle(0, 0, r, s.palette.sky[0]),
            circle(0, 0, r * 0.7, s.palette.sky[1]),
            circle(0, 0, r * 0.2, s.palette.ink),
          ),
        ),
      )
      .join('') +
    times(5, (i) =>
      rect(i * 110, 0, 14, 640, s.linear([s.palette.sky[2], s.palette.ink], 0), 'opacity=".4"'),
    ).join('') +
    sparks(s, 20),
  felt: (s) =>
    backdrop(s) +
    bokehDots(s, 16) +
    glow(s, 240, 200, 280) +
    ellipse(240, 640, 420, 300, s.linear([s.palette.metal.light, s.palette.metal.deep])) +
    ellipse(
      240,
      656,
      410,
      296,
      s.radial([s.palette.sky[2], s.palette.sky[1], s.palette.sky[0]], 'cx=".5" cy=".2" r=".7"'),
    ) +
    ellipse(
      240,
      670,
      350,
      250,
      'none',
      `stroke="${s.palette.metal.light}" stroke-width="2.5" opacity=".5"`,
    ) +
    sparks(s, 14),
  studio: (s) =>
    backdrop(s) +
    times(
      7,
      (i) =>
        rect(
          i * 72 - 6,
          0,
          40,
          470,
          s.linear([s.palette.hero.dark, s.palette.sky[0], s.palette.ink]),
          'opacity=".7"',
        ) +
        rect(
          i * 72 + 34,
          0,
          5,
          470,
          s.linear([s.palette.light, `${s.palette.metal.dark}/.3`]),
          'opacity=".8"',
        ),
    ).join('') +
    [90, 240, 390]
      .map(
        (x) =>
          circle(x, 60, 60, s.radial([`${s.palette.light}/.9`, `${s.palette.light}/0`])) +
          circle(x, 60, 13, '#fffbe8'),
      )
      .join('') +
    glow(s, 240, 250, 230) +
    ellipse(240, 600, 400, 190, s.linear([s.palette.metal.light, s.palette.metal.deep])) +
    ellipse(
      240,
      612,
      390,
      188,
      s.radial([s.palette.accent.dark, s.palette.sky[1], s.palette.ink], 'cx=".5" cy=".1" r=".8"'),
    ),
  vaultroom: (s) =>
    backdrop(s) +
    times(6, (row) =>
      times(
        6,
        (col) =>
          rect(
            col * 82 - 8,
            row * 84 - 10,
            76,
            78,
            s.linear(['#8a98b0', '#3a465c', '#1a2130'], 60),
            'rx="6" opacity=".55"',
          ) + circle(col * 82 + 30, row * 84 + 29, 9, s.palette.metal.dark, 'opacity=".6"'),
      ).join(''),
    ).join('') +
    glow(s, 240, 260, 300) +
    floor(s, 560),
} satisfies Record<string, Scene>;
