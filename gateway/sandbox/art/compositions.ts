import { at, type Composition, draw, FRAMES, far, halo, prop, shade } from './frames.ts';
import { coin, cutGem } from './motifs/gem-cuts.ts';
import {
  ellipse,
  fade,
  glint,
  group,
  path,
  polar,
  polygon,
  rect,
  stroke,
  times,
} from './sketch.ts';

export type CompositionName = keyof typeof COMPOSITIONS;

export const COMPOSITIONS = {
  ...FRAMES,
  /** One large figure, with companions near and far. */
  solo: (s, cast) =>
    far(s, cast, 74, 130, 0.34) +
    far(s, cast, 412, 170, 0.3) +
    halo(s, 240, 250, 230) +
    shade(240, 436, 150) +
    at(240, 246, 1.92, s.random.whole(-3, 3), draw(s, cast.hero)) +
    at(70, 390, 0.52, -16, prop(s, cast)) +
    at(414, 396, 0.5, 14, prop(s, cast)),
  /** A close-up that exceeds the frame. */
  closeUp: (s, cast) => halo(s, 250, 240, 260) + at(252, 250, 2.5, -3, draw(s, cast.hero)),
  /** Many of them falling through the picture. */
  shower: (s, cast) =>
    times(9, (i) =>
      fade(
        0.55 + (i % 3) * 0.15,
        at(
          [60, 150, 400, 330, 440, 40, 250, 110, 380][i] ?? 0,
          [60, 150, 80, 170, 250, 300, 60, 400, 410][i] ?? 0,
          0.26 + (i % 3) * 0.1,
          s.random.whole(-50, 50),
          prop(s, cast),
        ),
      ),
    ).join('') +
    halo(s, 240, 260, 210) +
    at(240, 264, 1.75, s.random.whole(-6, 6), draw(s, cast.hero)) +
    at(92, 350, 0.62, -24, prop(s, cast)) +
    at(398, 330, 0.66, 24, prop(s, cast)),
  /** On a pile of coins and stones. */
  hoard: (s, cast) =>
    halo(s, 240, 230, 240) +
    at(240, 206, 1.72, 0, draw(s, cast.hero)) +
    times(46, (i) => {
      const t = i / 46;
      const x = 30 + ((i * 137) % 420);
      const y = 372 + Math.abs(x - 240) * 0.16 + t * 70;
      return s.random.chance(0.16)
        ? at(
            x,
            y,
            0.3,
            s.random.whole(-30, 30),
            cutGem(s, s.random.pick([s.palette.hero, s.palette.accent]), s.random.chance(0.5)),
          )
        : group(
            `translate(${x} ${y}) rotate(${s.random.whole(-30, 30)}) scale(.3 ${(0.14 + s.random.next() * 0.16).toFixed(2)})`,
            coin(s),
          );
    }).join('') +
    glint(120, 380, 18) +
    glint(340, 372, 22),
  /** One in front, and the same behind it. */
  trio: (s, cast) =>
    halo(s, 240, 250, 250) +
    fade(
      0.85,
      at(112, 236, 1.12, -10, draw(s, cast.props[0] ?? cast.hero)),
      at(368, 236, 1.12, 10, draw(s, cast.props[1] ?? cast.hero)),
    ) +
    shade(240, 440, 160) +
    at(240, 270, 1.7, 0, draw(s, cast.hero)),
  /** Things circle around the figure. */
  orbit: (s, cast) =>
    times(3, (i) => {
      const [x, y] = polar(200 + i * 70, 190);
      return at(240 + x, 250 + y * 0.8, 0.42 + i * 0.04, i * 20 - 20, prop(s, cast));
    }).join('') +
    `<ellipse cx="240" cy="262" rx="210" ry="66" fill="none" stroke="${s.palette.light}" stroke-width="5" opacity=".7" transform="rotate(-14 240 262)"/>` +
    halo(s, 240, 250, 210) +
    at(240, 246, 1.66, 0, draw(s, cast.hero)) +
    times(3, (i) => {
      const [x, y] = polar(20 + i * 66, 196);
      return at(240 + x, 256 + y * 0.78, 0.58, i * 16 - 16, prop(s, cast));
    }).join(''),
  /** Two facing each other across a jagged line. */
  duel: (s, cast) =>
    path(
      'M-20 -20H270L210 190L280 260L200 470H-20Z',
      s.linear([s.palette.hero.base, s.palette.hero.deep]),
      'opacity=".75"',
    ) +
    path(
      'M270 -20H500V470H200L280 260L210 190Z',
      s.linear([s.palette.accent.light, s.palette.accent.dark]),
      'opacity=".85"',
    ) +
    stroke('M270 -20L210 190L280 260L200 470', '#fff', 10, 'opacity=".9"') +
    stroke('M270 -20L210 190L280 260L200 470', s.palette.light, 22, 'opacity=".35"') +
    at(136, 220, 1.36, -6, draw(s, cast.hero)) +
    group(
      'translate(352 280) rotate(6) scale(-1.3 1.3)',
      draw(s, cast.props.find((name) => name !== cast.hero) ?? cast.hero),
    ),
  /** On a pedestal, in a cone of light. */
  pedestal: (s, cast) =>
    polygon(
      [
        [200, -20],
        [280, -20],
        [410, 430],
        [70, 430],
      ],
      s.linear([`${s.palette.light}/.9`, `${s.palette.light}/.05`]),
    ) +
    ellipse(240, 430, 184, 40, s.linear([s.palette.metal.light, s.palette.metal.deep])) +
    ellipse(240, 420, 176, 36, s.radial(['#ffffff', s.palette.light, s.palette.sky[1]])) +
    halo(s, 240, 250, 190) +
    at(240, 236, 1.76, 0, draw(s, cast.hero)) +
    far(s, cast, 60, 200, 0.36) +
    far(s, cast, 420, 220, 0.36),
  /** Above still water with a reflection. */
  mirror: (s, cast) =>
    halo(s, 240, 230, 230) +
    at(240, 210, 1.62, 0, draw(s, cast.hero)) +
    rect(0, 372, 480, 270, s.linear([`${s.palette.light}/.5`, `${s.palette.ink}/.9`])) +
    fade(0.28, group('translate(240 530) scale(1.62 -1.5)', draw(s, cast.hero))) +
    times(7, (i) =>
      stroke(
        `M${30 + ((i * 67) % 150)} ${380 + i * 15}H${330 + ((i * 41) % 130)}`,
        '#ffffff',
        2,
        'opacity=".35"',
      ),
    ).join('') +
    far(s, cast, 70, 130, 0.34) +
    far(s, cast, 410, 120, 0.34),
} satisfies Record<string, Composition>;
