import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Font } from 'fontkit';
import { readFace } from './font-outlines.ts';
import { FALLBACK_FONTS, type FontEntry, type FontRegistry, readFonts } from './fonts.ts';
import type { BrandInfo } from './schema.ts';
import { Findings, TokenError } from './values.ts';

/** Maximum size of a file in bytes, because pages wait for it: a face with English and Filipino takes a third of it. */
const MOST = 150_000;

/** Letters in the frequencies of English and Tagalog text, with digits and spaces. */
export const SAMPLE =
  'Ang bawat manlalaro ay may sariling balanse at tala ng mga laro. The quick result of every ' +
  'round is stored before it is shown, and 1,234.50 moves to your wallet in less than a second.';

/** Width of the sample in each system font, regular and bold, as a share of the font size. */
const STAND_IN_WIDTHS: Readonly<Record<string, readonly [regular: number, bold: number]>> = {
  'Liberation Sans': [80.83, 86.69],
  'Liberation Serif': [73.18, 77.45],
  'DejaVu Sans': [92.11, 103.91],
  'DejaVu Serif': [93.13, 102.64],
};

const percent = (share: number) => Number((share * 100).toFixed(2));
// Browsers round ascent and descent to whole pixels: a minimal excess keeps the same pixel.
const upwards = (share: number) => Math.ceil(share * 1_000) / 10;

/** The weight of a range at which its fallback is fitted: that of text, or the nearest to it. */
function measured(range: string): number {
  const [low = 400, high = low] = range.split(' ').map(Number);
  return Math.min(Math.max(400, low), high);
}

/** The characters of English and Filipino: without one of these, words would mix two fonts. */
const NEEDED = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÑ',
  'abcdefghijklmnopqrstuvwxyzñ',
  '0123456789',
  ' .,:;!?\'"()-+/%&',
].join('');
const PESO = '₱';

const has = (font: Font, character: string) =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** Rejects a face that lacks characters which every page has. */
function assertLetters(file: string, font: Font): void {
  const missing = [...NEEDED].filter((character) => !has(font, character));
  if (missing.length === 0) return;
  const names = missing.map((character) => (character === ' ' ? 'the space' : character)).join(' ');
  throw new TokenError(file, `has no ${names}; export it with the letters of English and Filipino`);
}

/** Metric overrides that scale the fallback system fonts to a face's size. */
function fitsOf(font: Font, weight: number, generic: FontEntry['generic']): FontEntry['fallback'] {
  const share = (units: number) => units / font.unitsPerEm;
  const width = share(font.layout(SAMPLE).advanceWidth);
  return FALLBACK_FONTS[generic].map((on) => {
    const [regular = 1, bold = 1] = STAND_IN_WIDTHS[on] ?? [];
    const size = width / (weight >= 550 ? bold : regular);
    return {
      on,
      weight,
      sizeAdjust: percent(size),
      ascentOverride: upwards(share(font.ascent) / size),
      descentOverride: upwards(-share(font.descent) / size),
    };
  });
}

type OwnFont = NonNullable<BrandInfo['fonts']>[number];

async function readFont(
  folder: string,
  wanted: OwnFont,
  bundled: FontRegistry,
): Promise<FontEntry> {
  const { family, generic } = wanted;
  const findings = new Findings();
  if (Object.values(bundled).some((each) => each.family === family)) {
    findings.add(new TokenError('brand.json', `fonts: ${family} comes with Baize: leave it out`));
  }
  const fallback: FontEntry['fallback'][number][] = [];
  const own: NonNullable<FontEntry['own']>[number][] = [];
  for (const { file, weight } of wanted.files) {
    const source = join(folder, file);
    const bytes = await readFile(source).catch(() => undefined);
    if (!bytes) findings.add(new TokenError(file, 'is missing'));
    else if (bytes.toString('latin1', 0, 4) !== 'wOF2') {
      findings.add(new TokenError(file, 'is no WOFF2 file'));
    } else if (bytes.length > MOST) {
      const what = `${bytes.length} bytes, limit ${MOST}; leave out letters that nobody reads`;
      findings.add(new TokenError(file, what));
    } else {
      const at = measured(weight);
      const face = readFace(bytes, at).catch((error: unknown) => {
        if (error instanceof TokenError) throw error;
        throw Object.assign(new TokenError(file, 'cannot be read'), { cause: error });
      });
      const font = await findings.wait(face);
      if (!font) continue;
      findings.try(() => assertLetters(file, font));
      fallback.push(...fitsOf(font, at, generic));
      own.push({ name: `own-${basename(file)}`, source, weight, hasPeso: has(font, PESO) });
    }
  }
  findings.end();
  const weights = own.map(({ weight }) => weight);
  const measure = weights.map(measured);
  return { family, package: '', file: '', weights, generic, measure, fallback, own };
}

/**
 * Loads a brand's own fonts, with the metrics of their fallbacks.
 * @throws {TokenError} with every file that is missing, too large, not a font, or lacks letters of the portal's
 *   languages
 */
export async function readOwnFonts(
  folder: string,
  fonts: BrandInfo['fonts'],
): Promise<FontRegistry> {
  const registry: FontRegistry = {};
  if (!fonts) return registry;
  const findings = new Findings();
  const bundled = await readFonts();
  for (const font of fonts) {
    const entry = await findings.wait(readFont(folder, font, bundled));
    if (entry) registry[`own ${font.family}`] = entry;
  }
  findings.end();
  return registry;
}
