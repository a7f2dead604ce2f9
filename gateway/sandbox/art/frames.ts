import { cutGem } from './motifs/gem-cuts.ts';
import { MOTIFS } from './motifs/index.ts';
import {
  circle,
  ellipse,
  fade,
  group,
  path,
  polar,
  rect,
  type Sketch,
  stroke,
  times,
} from './sketch.ts';

/** The elements that a composition arranges. */
export interface Cast {
  readonly hero: string;
  /** Names of small props. */
  readonly props: readonly string[];
}

/** Arranges the elements over the scene; the centre is 240,250 and the title starts below 430. */
export type Composition = (sketch: Sketch, cast: Cast) => string;

export const at = (x: number, y: number, scale: number, turn: number, markup: string) =>
  group(
    `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)}) scale(${scale})`,
    markup,
  );

export const draw = (s: Sketch, name: string) => MOTIFS[name]?.(s) ?? '';

export const prop = (s: Sketch, cast: Cast, other = true) =>
  draw(s, s.random.pick(other ? cast.props.filter((name) => name !== cast.hero) : cast.props));

export const halo = (s: Sketch, x: number, y: number, r: number) =>
  circle(x, y, r, s.radial(['#ffffff/.85', `${s.palette.light}/.5`, `${s.palette.light}/0`]));

export const shade = (x: number, y: number, rx: number) =>
  ellipse(x, y, rx, rx * 0.16, '#000', 'opacity=".45"');

/** Distant elements are small, and veiled by haze. */
export const far = (s: Sketch, cast: Cast, x: number, y: number, scale: number) =>
  fade(0.7, at(x, y, scale, s.random.whole(-24, 24), prop(s, cast)));

const ring = (s: Sketch, r: number, width: number) =>
  circle(
    240,
    250,
    r,
    'none',
    `stroke="${s.linear([s.palette.metal.glow, s.palette.metal.base, s.palette.metal.deep, s.palette.metal.light], 50)}" stroke-width="${width}"`,
  );

export const frame = (s: Sketch, d: string, width: number) =>
  stroke(d, s.palette.metal.deep, width + 5) +
  stroke(
    d,
    s.linear(
      [s.palette.metal.glow, s.palette.metal.base, s.palette.metal.dark, s.palette.metal.light],
      60,
    ),
    width,
  );

export const FRAMES = {
  /** In a ring of metal with stones. */
  medallion: (s, cast) =>
    halo(s, 240, 250, 260) +
    circle(240, 250, 178, s.radial([s.palette.sky[2], s.palette.sky[1], s.palette.ink])) +
    ring(s, 178, 26) +
    ring(s, 160, 4) +
    times(8, (i) => {
      const [x, y] = polar(i * 45 + 22, 178);
      return at(
        240 + x,
        250 + y,
        0.15,
        i * 45,
        cutGem(s, i % 2 ? s.palette.hero : s.palette.accent, true),
      );
    }).join('') +
    at(240, 240, 1.62, 0, draw(s, cast.hero)),
  /** Under an arch, on the threshold. */
  gate: (s, cast) =>
    path(
      'M60 460V240A180 190 0 0 1 420 240V460Z',
      s.radial(
        [`${s.palette.light}`, s.palette.sky[2], s.palette.sky[0]],
        'cx=".5" cy=".5" r=".6"',
      ),
    ) +
    frame(s, 'M60 470V240A180 190 0 0 1 420 240V470', 20) +
    times(9, (i) => {
      const [x, y] = polar(180 + i * 22.5, 182);
      return at(
        240 + x,
        238 + y * 1.04,
        0.1,
        0,
        cutGem(s, i % 2 ? s.palette.accent : s.palette.hero, true),
      );
    }).join('') +
    shade(240, 446, 130) +
    at(240, 262, 1.66, 0, draw(s, cast.hero)) +
    at(62, 430, 0.56, -8, prop(s, cast)) +
    at(420, 430, 0.56, 8, prop(s, cast)),
  /** Three windows of a reel. */
  reels: (s, cast) =>
    rect(30, 96, 420, 330, '#000', 'rx="24" opacity=".5"') +
    rect(
      34,
      92,
      412,
      326,
      s.linear([s.palette.metal.glow, s.palette.metal.base, s.palette.metal.deep], 60),
      'rx="24"',
    ) +
    times(
      3,
      (i) =>
        rect(
          50 + i * 130,
          108,
          120,
          294,
          s.linear([s.palette.sky[0], '#ffffff', '#ffffff', s.palette.sky[0]]),
          'rx="10"',
        ) +
        at(
          110 + i * 130,
          146,
          0.4,
          0,
          fade(0.6, draw(s, cast.props[i % cast.props.length] ?? cast.hero)),
        ) +
        at(
          110 + i * 130,
          368,
          0.4,
          0,
          fade(0.6, draw(s, cast.props[(i + 1) % cast.props.length] ?? cast.hero)),
        ),
    ).join('') +
    halo(s, 240, 250, 200) +
    at(240, 246, 1.56, 0, draw(s, cast.hero)),
  /** A poster with a border that the figure overlaps. */
  poster: (s, cast) =>
    rect(
      38,
      70,
      404,
      372,
      s.radial([s.palette.light, s.palette.sky[2], s.palette.sky[1]], 'cx=".5" cy=".45" r=".75"'),
      'rx="14"',
    ) +
    frame(
      s,
      'M38 84a14 14 0 0 1 14 -14H428a14 14 0 0 1 14 14V430a14 14 0 0 1 -14 14H52a14 14 0 0 1 -14 -14Z',
      9,
    ) +
    times(4, (i) =>
      at(i % 2 ? 442 : 38, i < 2 ? 70 : 442, 0.2, 45, cutGem(s, s.palette.accent, true)),
    ).join('') +
    shade(240, 436, 140) +
    at(240, 236, 1.98, 0, draw(s, cast.hero)),
  /** A fan of cards, each with one of the elements. */
  fan: (s, cast) =>
    halo(s, 240, 260, 250) +
    [-1, 1, 0]
      .map((i) =>
        at(
          240 + i * 108,
          262 + Math.abs(i) * 26,
          i ? 1.06 : 1.32,
          i * 15,
          rect(-74, -108, 148, 216, '#000', 'rx="16" opacity=".4" transform="translate(4 8)"') +
            rect(
              -74,
              -108,
              148,
              216,
              s.linear([s.palette.metal.glow, s.palette.metal.base, s.palette.metal.dark], 60),
              'rx="16"',
            ) +
            rect(
              -65,
              -99,
              130,
              198,
              s.radial(
                [
                  i ? s.palette.accent.light : s.palette.hero.light,
                  i ? s.palette.accent.dark : s.palette.hero.dark,
                  s.palette.ink,
                ],
                'cx=".5" cy=".45" r=".8"',
              ),
              'rx="10"',
            ) +
            group(
              `scale(${i ? 0.6 : 0.68})`,
              draw(s, i ? (cast.props[i > 0 ? 1 : 0] ?? cast.hero) : cast.hero),
            ),
        ),
      )
      .join(''),
  /** A ribbon around it, as on a crest. */
  crest: (s, cast) =>
    halo(s, 240, 250, 240) +
    path(
      'M240 66L400 108Q412 330 240 446Q68 330 80 108Z',
      s.linear([s.palette.hero.base, s.palette.sky[1], s.palette.ink], 60),
    ) +
    frame(s, 'M240 66L400 108Q412 330 240 446Q68 330 80 108Z', 14) +
    at(240, 236, 1.5, 0, draw(s, cast.hero)) +
    at(82, 112, 0.46, -14, prop(s, cast)) +
    at(398, 112, 0.46, 14, prop(s, cast)),
} satisfies Record<string, Composition>;
