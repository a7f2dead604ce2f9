import type { BrandPalette } from '@baize/gateway/core/read-brand.ts';
import { seededRandom } from '../seed/random.ts';
import { backdropOf, type Stage } from './backdrops.ts';
import type { BannerActor, BannerDesign } from './banner-design.ts';
import { inBrand } from './brand-colours.ts';
import { GOLD, ramp } from './color.ts';
import { svg } from './cover.ts';
import { LOOKS, paletteFor } from './looks.ts';
import { MOTIFS } from './motifs/index.ts';
import { PROMOTION_BANNERS } from './promotion-banners.ts';
import { SCENES } from './scenes/index.ts';
import {
  circle,
  ellipse,
  fade,
  glint,
  group,
  newSketch,
  type Palette,
  polygon,
  rect,
  type Sketch,
  stroke,
  times,
} from './sketch.ts';

/** Sizes of the drawings: 21:9 for cards and menus, wide for the hero of a page. */
export const BANNER_SHAPES = {
  banner: { width: 1680, height: 720 },
  wide: { width: 1680, height: 525 },
} as const;
export type BannerShape = keyof typeof BANNER_SHAPES;

const BANNERS: Readonly<Record<string, BannerDesign>> = {
  ...PROMOTION_BANNERS,
  dragon: {
    look: 'dragon',
    scene: 'embers',
    focus: 0.62,
    hues: [338, 356, 38],
    sparks: '#ffc46a',
    actors: [
      ['castle', 900, 360, 1.6, 0, 0.3],
      ['flame', 880, 600, 1.2, -8, 0.85],
      ['dragon', 1230, 360, 3.5, -2],
      ['flame', 1590, 600, 1.5, 10],
      ['gem', 960, 590, 0.9, -14],
      ['coin', 1080, 640, 0.8, 8],
      ['gem', 1480, 650, 0.75, 20],
      ['coin', 1380, 660, 0.7, -10],
    ],
  },
  live: {
    look: 'live',
    scene: 'studio',
    focus: 0.4,
    hues: [345, 350, 42],
    sparks: '#ffe2a8',
    actors: [
      ['roulette', 930, 560, 1.7, 0, 0.95],
      ['dealerCards', 1270, 330, 3.1],
      ['chips', 1560, 560, 1.5, 0],
      ['chips', 740, 640, 0.9, 0, 0.8],
      ['cards', 1090, 640, 0.9, -10],
    ],
  },
  parol: {
    look: 'pinoy',
    scene: 'fiesta',
    focus: 0.42,
    hues: [262, 345, 45],
    sparks: '#ffe08a',
    actors: [
      ['parol', 860, 190, 1.1, -6, 0.75],
      ['parol', 1600, 210, 1.2, 8, 0.85],
      ['parol', 1240, 330, 3.2],
      ['mango', 960, 590, 1, -12],
      ['jeepney', 1500, 590, 1.5],
      ['halohalo', 1110, 630, 0.8, 6],
      ['parol', 640, 110, 0.6, 0, 0.5],
    ],
  },
  reef: {
    look: 'fish',
    scene: 'deepsea',
    focus: 0.5,
    hues: [200, 18, 178],
    sparks: '#d8f6ff',
    actors: [
      ['jelly', 820, 200, 1.1, -8, 0.65],
      ['fish', 760, 520, 0.9, 0, 0.8],
      ['turtle', 1580, 190, 1.1, 24, 0.8],
      ['shark', 1220, 330, 3.3, -6],
      ['fish', 1000, 590, 1.3, 4],
      ['octopus', 1530, 560, 1.7, 4],
      ['seahorse', 690, 300, 0.6, 0, 0.6],
    ],
  },
  desert: {
    look: 'egypt',
    scene: 'dunes',
    focus: 0.52,
    hues: [26, 195, 42],
    sparks: '#fff0c0',
    actors: [
      ['pyramid', 850, 380, 2.1, 0, 0.7],
      ['pharaoh', 1580, 360, 1.8, 0, 0.75],
      ['nilequeen', 1240, 350, 3.3],
      ['scarab', 950, 590, 1.1, -14],
      ['coin', 1500, 640, 0.9, 8],
      ['gem', 1080, 640, 0.7, 12],
    ],
  },
  register: {
    look: 'gems',
    scene: 'portal',
    focus: 0.42,
    hues: [232, 345, 190],
    sparks: '#ffffff',
    actors: [
      ['lottoball', 840, 200, 0.9, -8, 0.75],
      ['football', 1600, 180, 0.8, 0, 0.8],
      ['seven', 930, 470, 1.4, -12],
      ['chest', 1240, 390, 2.9],
      ['crown', 1240, 130, 1.2, -4],
      ['cards', 1540, 500, 1.5, 8],
      ['dice', 1010, 640, 0.9],
      ['chips', 1440, 640, 1],
    ],
  },
  forget: {
    look: 'magic',
    scene: 'starrynight',
    focus: 0.5,
    hues: [248, 275, 45],
    sparks: '#ffe9a8',
    actors: [
      ['owl', 1180, 340, 2.7],
      ['book', 1480, 560, 1.4, 8],
      ['orb', 920, 570, 1.2, -6],
      ['star', 820, 180, 0.5, -10, 0.7],
      ['star', 1560, 160, 0.6, 12, 0.8],
    ],
  },
  leftmenu: {
    look: 'fortune',
    scene: 'lanterns',
    focus: 0.45,
    hues: [350, 352, 42],
    sparks: '#ffd98a',
    actors: [
      ['ingot', 1480, 570, 1.6],
      ['luckycat', 1200, 350, 2.9],
      ['coin', 930, 590, 1.1, -8],
      ['lantern', 850, 190, 1, 0, 0.8],
      ['lantern', 1580, 180, 1.1, 0, 0.85],
    ],
  },
};
export const BANNER_NAMES = Object.keys(BANNERS);

const actor = (s: Sketch, [motif, x, y, scale, turn = 0, veil = 1]: BannerActor) => {
  const drawn = group(
    `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
    MOTIFS[motif]?.(s) ?? '',
  );
  return veil === 1 ? drawn : fade(veil, drawn);
};

/** The scene of a cover, scaled by 3.5 and cropped to the banner. */
function ground(s: Sketch, banner: BannerDesign, shape: BannerShape): string {
  const { width, height } = BANNER_SHAPES[shape];
  const scale = width / 480;
  const top = Math.min(0, height / 2 - banner.focus * 640 * scale);
  return group(
    `translate(0 ${Math.round(Math.max(top, height - 640 * scale))}) scale(${scale})`,
    SCENES[banner.scene](s),
  );
}

const light = (s: Sketch, palette: Palette) =>
  circle(1240, 340, 620, s.radial([`#ffffff/.8`, `${palette.light}/.45`, `${palette.light}/0`])) +
  times(14, (i) =>
    group(
      `translate(1240 340) rotate(${i * 25.7})`,
      polygon(
        [
          [-26, -120],
          [26, -120],
          [90, -1300],
          [-90, -1300],
        ],
        palette.light,
        'opacity=".1"',
      ),
    ),
  ).join('');

function flying(s: Sketch, colour: string): string {
  const dots = times(70, () =>
    circle(
      s.random.whole(520, 1680),
      s.random.whole(0, 720),
      s.random.next() * 5 + 1,
      colour,
      `opacity="${(0.25 + s.random.next() * 0.65).toFixed(2)}"`,
    ),
  ).join('');
  const big = times(7, () =>
    circle(
      s.random.whole(700, 1680),
      s.random.whole(0, 720),
      s.random.whole(18, 60),
      colour,
      'opacity=".1"',
    ),
  ).join('');
  const glints = times(6, () =>
    glint(s.random.whole(760, 1640), s.random.whole(60, 660), s.random.whole(10, 26)),
  ).join('');
  return dots + big + glints;
}

/**
 * The figures of a wide banner: smaller and further to the end, so that they are not cropped where a page cuts the
 * picture to 5:1 on a wide desktop, or to 21:9 on a phone.
 */
const WIDE_FIGURES = 'translate(560 45) scale(.62)';

/** Position of the hero, by the banner's shape. */
const HERO: Readonly<Record<BannerShape, Pick<Stage, 'x' | 'y' | 'radius'>>> = {
  banner: { x: 1240, y: 340, radius: 290 },
  wide: { x: 560 + 1240 * 0.62, y: 45 + 340 * 0.62, radius: 200 },
};

/** A brand's inputs to a banner: its colours, and its backdrop. */
interface BannerBrand {
  readonly palette?: BrandPalette;
  readonly backdrop?: string | undefined;
}

/**
 * Draws a banner whose start side is plain and dark, for the portal's text; in a brand's colours and with its backdrop
 * if one is given.
 */
export function drawBanner(
  name: string,
  brand: BannerBrand = {},
  shape: BannerShape = 'banner',
): string | undefined {
  const banner = BANNERS[name];
  const look = LOOKS[banner?.look ?? ''];
  if (!banner || !look) return undefined;
  const own = {
    ...paletteFor({ ...look, hues: [banner.hues] }, seededRandom(name)),
    accent: ramp(banner.hues[2], 84, 54),
    metal: GOLD,
  };
  const palette = brand.palette ? inBrand(own, brand.palette) : own;
  const backdrop = backdropOf(brand.backdrop);
  const s = newSketch(palette, `banner ${name}`);
  const { width, height } = BANNER_SHAPES[shape];
  const figures = [
    ...(backdrop ? [] : [light(s, palette)]),
    ellipse(1240, 690, 560, 70, '#000', 'opacity=".4"'),
    ...banner.actors.map((each) => actor(s, each)),
  ];
  const body = [
    backdrop ? backdrop(s, { width, height, ...HERO[shape] }) : ground(s, banner, shape),
    ...(shape === 'wide' ? [group(WIDE_FIGURES, figures.join(''))] : figures),
    flying(s, brand.palette ? palette.light : banner.sparks),
    rect(
      0,
      0,
      1200,
      720,
      s.linear(
        [`${palette.ink}/.9`, `${palette.ink}/.82`, `${palette.ink}/.45`, `${palette.ink}/0`],
        0,
      ),
    ),
    rect(0, height - 250, width, 250, s.linear([`${palette.ink}/0`, `${palette.ink}/.55`])),
    stroke(`M0 ${height - 2}H${width}`, palette.light, 4, 'opacity=".35"'),
  ].join('');
  return svg(width, height, s.defs() + body);
}
