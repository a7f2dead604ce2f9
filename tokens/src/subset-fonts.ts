/**
 * Cuts what nearly every page is content with (BUNDLED_SUBSETS in fonts.ts) out of the bundled fonts, and writes it to
 * `tokens/fonts` with the terms of each font, and to `fonts.json` which signs of currencies a font has. Run
 * it after adding a font or updating a font's package: `node tokens/src/subset-fonts.ts`. A test compares what
 * is there with the packages.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { readFace } from './font-outlines.ts';
import {
  BUNDLED_SUBSETS,
  type FontEntry,
  fontFile,
  readFonts,
  registryPath,
  subsetsFolder,
} from './fonts.ts';
import { codesOf, rangeOf } from './unicode-range.ts';

/**
 * What shapes letters in any text, and the figures that the kit asks for (`tabular-nums`, `lining-nums`).
 * Ornaments that no style asks for stay in the packages' files.
 */
const FEATURES = 'calt ccmp clig kern liga lnum locl mark mkmk rclt rlig rvrn tnum'.split(' ');

/** Copyright and licence, which the terms want in every copy, beside the usual names. */
const NAME_IDS = [0, 13, 14];

async function cut(
  font: FontEntry,
  subset: keyof typeof BUNDLED_SUBSETS,
  range: string,
): Promise<void> {
  for (const weight of font.weights) {
    const whole = await readFile(fontFile(font, BUNDLED_SUBSETS[subset].from, weight));
    const part = await subsetFont(whole, String.fromCodePoint(...codesOf(range)), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      preserveNameIds: NAME_IDS,
    });
    await writeFile(fontFile(font, subset, weight), part);
  }
}

/** The signs of currencies that a font has, as `unicode-range`. */
async function currencyOf(font: FontEntry): Promise<string> {
  const { from, range } = BUNDLED_SUBSETS.currency;
  const face = await readFace(await readFile(fontFile(font, from, font.weights[0] ?? '')), 400);
  return rangeOf(codesOf(range).filter((code) => face.hasGlyphForCodePoint(code)));
}

async function termsOf(font: FontEntry): Promise<string> {
  const folder = dirname(dirname(fontFile(font, 'latin', font.weights[0] ?? '')));
  return `# ${font.family}\n\n${(await readFile(join(folder, 'LICENSE'), 'utf8')).trim()}\n`;
}

const registry = await readFonts();
const fonts = Object.values(registry);
await rm(subsetsFolder, { recursive: true, force: true });
await mkdir(subsetsFolder);
for (const font of fonts) {
  const currency = await currencyOf(font);
  if (currency) {
    font.currency = currency;
    await cut(font, 'currency', currency);
  } else delete font.currency;
  await cut(font, 'plain', BUNDLED_SUBSETS.plain.range);
}
await writeFile(
  join(subsetsFolder, 'LICENSES.txt'),
  (await Promise.all(fonts.map(termsOf))).join('\n'),
);
await writeFile(registryPath, `${JSON.stringify(registry, null, 2)}\n`);
