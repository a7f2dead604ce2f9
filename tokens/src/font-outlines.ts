import { readFile } from 'node:fs/promises';
import type { Font, Path } from 'fontkit';
import { type FontEntry, fontFile, PACKAGE_SUBSETS } from './fonts.ts';
import { optionalPackage } from './optional-package.ts';
import { TokenError } from './values.ts';

/** The shape of a letter: its width, and its outline as SVG path data, y downwards from the baseline. */
interface Letter {
  readonly advance: number;
  readonly outline: string;
}

/** A face at one weight; lengths are shares of the font size. */
export interface Outlines {
  /** Undefined for a letter that the font lacks. */
  letter(character: string): Letter | undefined;
}

/** The SVG path command of each fontkit command. */
const LETTERS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

/** Like `path.toSVG()`, in shares of the font size: fontkit's rounds to two digits of font units. */
const pathData = ({ commands }: Path, unit: number): string =>
  commands
    .map(({ command, args }) => {
      const places = args.map((value, at) => ((at % 2 === 0 ? value : -value) / unit).toFixed(3));
      return LETTERS[command] + places.join(' ');
    })
    .join('');

/** Opens a face at a weight. Throws an Error for a file that is not a font. */
export async function readFace(file: Buffer, weight: number): Promise<Font> {
  // Loaded on demand: both are large, and only pictures need them.
  const [{ create }, { default: decompress }] = await Promise.all([
    optionalPackage('fontkit', () => import('fontkit')),
    optionalPackage('woff2-encoder', () => import('woff2-encoder/decompress')),
  ]);
  // Fontkit reads WOFF2, but can vary the weight of uncompressed fonts only.
  const font = create(Buffer.from(await decompress(file)));
  if (!('variationAxes' in font)) throw new Error('is a collection of fonts');
  return font.variationAxes.wght ? font.getVariation({ wght: weight }) : font;
}

function letterOf(font: Font, character: string): Letter | undefined {
  const code = character.codePointAt(0) ?? 0;
  if (!font.hasGlyphForCodePoint(code)) return undefined;
  const { advanceWidth, path } = font.glyphForCodePoint(code);
  return {
    advance: advanceWidth / font.unitsPerEm,
    outline: pathData(path, font.unitsPerEm),
  };
}

const known = new Map<string, Promise<Outlines>>();

/** The file of a family for a weight: the variable one, or the nearest single one. */
function fileWeight({ weights }: FontEntry, weight: number): string {
  const away = (range: string) => {
    const [low = 0, high = low] = range.split(' ').map(Number);
    return Math.max(low - weight, weight - high, 0);
  };
  return weights.toSorted((a, b) => away(a) - away(b))[0] ?? '400';
}

/**
 * Returns the outlines of letters of a bundled font, for pictures that cannot load fonts. Each weight is read once.
 * @throws {TokenError} for a font that is not installed or cannot be read
 */
export function outlinesOf(font: FontEntry, weight: number): Promise<Outlines> {
  // Two brands may have own fonts of the same name.
  const key = `${font.own?.[0]?.source ?? font.family} ${weight}`;
  const held = known.get(key) ?? read(font, weight);
  known.set(key, held);
  return held;
}

async function read(font: FontEntry, weight: number): Promise<Outlines> {
  const wanted = fileWeight(font, weight);
  const sources = font.own
    ? font.own.filter((each) => each.weight === wanted).map(({ source }) => source)
    : PACKAGE_SUBSETS.map((subset) => fontFile(font, subset, wanted));
  const faces = await Promise.all(
    sources.map(async (source) => {
      const file = await readFile(source);
      return readFace(file, weight).catch((cause: unknown) => {
        if (cause instanceof TokenError) throw cause;
        const what = `cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`;
        throw Object.assign(new TokenError(`font ${font.family}`, what), { cause });
      });
    }),
  );
  const letters = new Map<string, Letter | undefined>();
  return {
    letter: (character) => {
      if (!letters.has(character)) {
        letters.set(
          character,
          faces.map((face) => letterOf(face, character)).find((each) => each),
        );
      }
      return letters.get(character);
    },
  };
}
