import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { group, type Sketch } from './sketch.ts';

export const FACES = [
  'round',
  'comic',
  'roman',
  'western',
  'tech',
  'swash',
  'block',
  'deco',
  'serif',
  'gothic',
  'plain',
] as const;
export type FaceName = (typeof FACES)[number];

/** Glyph outlines at 100 units an em, from the licensed typefaces named in `lettering/LICENSE`. */
interface Face {
  readonly capHeight: number;
  readonly glyphs: Record<string, [advance: number, outline: string]>;
}

const loaded = new Map<FaceName, Face>();
function face(name: FaceName): Face {
  let found = loaded.get(name);
  if (!found) {
    const file = join(import.meta.dirname, 'lettering', `${name}.json`);
    // The file is ours and made with this shape.
    found = JSON.parse(readFileSync(file, 'utf8')) as Face;
    loaded.set(name, found);
  }
  return found;
}

/** Keeps the letters that the faces have; other accents become plain letters. */
const plainText = (text: string) =>
  [...text.replace(/’/g, "'")]
    .map((letter) =>
      /[Ññ]/.test(letter) ? letter : letter.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
    )
    .join('');

interface Line {
  readonly width: number;
  readonly markup: string;
}

/** One line of outlines from x 0 on the base line 0, at 100 units an em. */
export function setLine(text: string, name: FaceName, tracking = 2): Line {
  const { glyphs } = face(name);
  let x = 0;
  let markup = '';
  for (const letter of plainText(text)) {
    const glyph = glyphs[letter] ?? glyphs[letter.toUpperCase()];
    if (!glyph) {
      x += 26;
      continue;
    }
    if (glyph[1])
      markup += `<path transform="translate(${Math.round(x * 10) / 10} 0)" d="${glyph[1]}"/>`;
    x += glyph[0] + tracking;
  }
  return { width: Math.max(1, x - tracking), markup };
}

export const capHeight = (name: FaceName) => face(name).capHeight;

/** The most even split of the words over so many lines. */
function split(words: readonly string[], count: number): string[] {
  if (count === 1 || words.length < 2) return [words.join(' ')];
  let best: string[] = [];
  let bestLongest = Number.POSITIVE_INFINITY;
  for (let cut = 1; cut <= words.length - count + 1; cut += 1) {
    const lines = [words.slice(0, cut).join(' '), ...split(words.slice(cut), count - 1)];
    const longest = Math.max(...lines.map((line) => line.length));
    if (longest < bestLongest) {
      best = lines;
      bestLongest = longest;
    }
  }
  return best;
}

export interface TitleBox {
  readonly width: number;
  readonly height: number;
  /** Largest letter size in units of the picture. */
  readonly largest: number;
}

interface SetTitle {
  readonly markup: string;
  readonly height: number;
}

/** Sets a title centred on x 0, its top at y 0, as large as the box allows. */
export function setTitle(text: string, name: FaceName, box: TitleBox, leading = 1.16): SetTitle {
  const words = text.split(' ');
  const cap = capHeight(name);
  const options = [1, 2, 3]
    .filter((count) => count <= words.length)
    .map((count) => {
      const lines = split(words, count).map((line) => setLine(line, name));
      const widest = Math.max(...lines.map((line) => line.width));
      const byWidth = box.width / widest;
      const byHeight = box.height / (cap * leading * count);
      return { lines, scale: Math.min(byWidth, byHeight, box.largest / 100) };
    });
  const best = options.reduce((left, right) => (right.scale > left.scale * 1.08 ? right : left));
  // Short lines grow towards the width of the long one, as sign painters do.
  const longest = Math.max(...best.lines.map((line) => line.width)) * best.scale;
  let y = 0;
  const markup = best.lines
    .map((line) => {
      const grown = Math.min(best.scale * 1.45, longest / line.width, box.largest / 85);
      const scale = Math.max(best.scale, grown);
      y += cap * scale;
      const placed = group(
        `translate(${(-line.width * scale) / 2} ${y}) scale(${scale})`,
        line.markup,
      );
      y += cap * scale * (leading - 1);
      return placed;
    })
    .join('');
  return { markup, height: y };
}

export interface TitleStyle {
  readonly fill: readonly string[];
  readonly outline: string;
  readonly depth: string;
  readonly rim: string;
}

/** The same outlines stacked: shadow, side, outline, face. */
export function logo(sketch: Sketch, markup: string, style: TitleStyle, weight = 1): string {
  const id = sketch.define((name) => `<g id="${name}">${markup}</g>`);
  const use = (dy: number, attributes: string) =>
    `<use href="#${id}" y="${dy}" ${attributes} stroke-linejoin="round"/>`;
  const wide = 26 * weight;
  return [
    use(9, `fill="#000" stroke="#000" stroke-width="${wide}" opacity=".45"`),
    use(6, `fill="${style.depth}" stroke="${style.depth}" stroke-width="${wide * 0.8}"`),
    use(0, `fill="${style.outline}" stroke="${style.outline}" stroke-width="${wide * 0.8}"`),
    use(0, `fill="${style.rim}" stroke="${style.rim}" stroke-width="${wide * 0.26}"`),
    use(0, `fill="${sketch.linear(style.fill)}"`),
  ].join('');
}
