/**
 * Cuts the subsets that suffice for nearly every page (BUNDLED_SUBSETS in fonts.ts) out of the bundled fonts, and writes them
 * to `tokens/fonts` with the licence of each font, and the currency signs of each font to `fonts.json`. Run it after adding
 * a font or updating a font's package: `node tokens/src/subset-fonts.ts`. A test compares the result with the packages.
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
 * Features that shape letters in any text, and the digits that the kit uses (`tabular-nums`, `lining-nums`). Unused
 * ornaments are dropped.
 */
const FEATURES = 'calt ccmp clig kern liga lnum locl mark mkmk rclt rlig rvrn tnum'.split(' ');

/** Copyright and licence, which the terms require in every copy, in addition to the usual names. */
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

/** The currency signs of a font, as `unicode-range`. */
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
