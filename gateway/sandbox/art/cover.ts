import { seededRandom } from '../seed/random.ts';
import { COMPOSITIONS, type CompositionName } from './compositions.ts';
import { logo, setLine, setTitle, type TitleStyle } from './lettering.ts';
import { LOOKS, type Look, paletteFor } from './looks.ts';
import { SCENES } from './scenes/index.ts';
import { fade, group, newSketch, type Palette, rect, type Sketch } from './sketch.ts';

export const COVER = { width: 480, height: 640 } as const;

/** The inputs of a cover. */
export interface CoverSubject {
  readonly nodeId: string;
  readonly title: string;
  readonly vendor: string;
  readonly theme: string;
  readonly motif: string;
}

/** Compositions for portraits and tables, where nothing may fall or circle. */
const CALM: readonly CompositionName[] = ['closeUp', 'solo', 'poster', 'gate', 'pedestal'];
const ALL: readonly CompositionName[] = [
  'solo',
  'solo',
  'closeUp',
  'medallion',
  'gate',
  'shower',
  'hoard',
  'trio',
  'reels',
  'poster',
  'orbit',
  'duel',
  'pedestal',
  'fan',
  'mirror',
  'crest',
];

/** Letter styles of a title: metal, candy, or light. */
function titleStyles({ hero, accent, metal, ink }: Palette): TitleStyle[] {
  return [
    {
      fill: [metal.glow, metal.light, metal.base, metal.dark],
      outline: ink,
      depth: metal.deep,
      rim: metal.deep,
    },
    { fill: ['#ffffff', '#fff6dc', accent.light], outline: hero.deep, depth: ink, rim: hero.dark },
    {
      fill: [accent.glow, accent.light, accent.base],
      outline: ink,
      depth: accent.deep,
      rim: '#ffffff',
    },
    {
      fill: ['#ffffff', '#ffffff', metal.light],
      outline: accent.deep,
      depth: ink,
      rim: accent.base,
    },
  ];
}

function title(s: Sketch, look: Look, text: string): string {
  const face = s.random.pick(look.faces);
  const style = s.random.pick(titleStyles(s.palette));
  const shout =
    face === 'swash' || face === 'serif' || face === 'gothic' ? text : text.toUpperCase();
  const set = setTitle(shout, face, {
    width: 420,
    height: 168,
    largest: face === 'tech' ? 92 : 118,
  });
  const lean = face === 'comic' || s.random.chance(0.2) ? -5 : 0;
  const y = 606 - 22 - set.height;
  const heavy = face === 'gothic' || face === 'deco' ? 0.8 : 1;
  return group(
    `translate(240 ${Math.round(y)}) rotate(${lean})`,
    logo(s, set.markup, style, heavy),
  );
}

/** The studio's name along the lower edge, as on a box. */
function studio(vendor: string): string {
  const line = setLine(vendor.toUpperCase(), 'plain', 14);
  const scale = Math.min(0.15, 300 / line.width);
  return fade(
    0.78,
    `<g fill="#fff" transform="translate(${240 - (line.width * scale) / 2} 625) scale(${scale})">${line.markup}</g>`,
  );
}

function compose(s: Sketch, look: Look, subject: CoverSubject): string {
  const calm = subject.motif.startsWith('dealer');
  const name = s.random.pick(calm ? CALM : ALL);
  const props = look.props.filter((each) => each !== subject.motif);
  const mixed = s.random.chance(0.5) ? props : [...props].reverse();
  return COMPOSITIONS[name](s, {
    hero: subject.motif,
    props: mixed.length > 1 ? mixed : look.props,
  });
}

/** Darkens the bottom for the title, and the corners for depth. */
const veil = (s: Sketch) =>
  rect(
    0,
    340,
    480,
    300,
    s.linear([`${s.palette.ink}/0`, `${s.palette.ink}/.72`, `${s.palette.ink}/.96`]),
  ) +
  rect(
    0,
    0,
    480,
    640,
    s.radial(['#000000/0', '#000000/0', '#000000/.5'], 'cx=".5" cy=".42" r=".82"'),
  );

/** Draws the cover of a game as SVG, 480 by 640; deterministic for a game. */
export function drawCover(subject: CoverSubject): string {
  const look = LOOKS[subject.theme] ?? LOOKS.gems;
  if (!look) throw new Error('There is no scene for the picture.');
  const seed = `cover ${subject.nodeId}`;
  const s = newSketch(paletteFor(look, seededRandom(`palette ${seed}`)), seed);
  const scene = SCENES[s.random.pick(look.scenes)](s);
  const body =
    scene +
    compose(s, look, subject) +
    veil(s) +
    title(s, look, subject.title) +
    studio(subject.vendor);
  return svg(COVER.width, COVER.height, s.defs() + body);
}

/** The fallback cover for a missing picture: the house's own, without a title. */
export function drawDefaultCover(): string {
  const look = LOOKS.table;
  if (!look) throw new Error('There is no scene for the picture.');
  const s = newSketch(paletteFor(look, seededRandom('default')), 'default cover');
  const cast = { hero: 'chips', props: ['star', 'coin'] };
  const body = SCENES.bokeh(s) + COMPOSITIONS.solo(s, cast);
  return svg(COVER.width, COVER.height, s.defs() + body);
}

export const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
