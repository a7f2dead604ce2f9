import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildBrands } from './build.ts';
import { brandNotes } from './check.ts';
import { fontFile, readFonts } from './fonts.ts';
import { brandsFolder, loadBrand } from './load.ts';
import { errorsOf, TokenError } from './values.ts';

const bundled = await readFonts();
let parent = '';
let from = '';
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'baize-own-fonts-'));
  from = join(parent, 'brands');
});
beforeEach(async () => {
  await rm(from, { recursive: true, force: true });
  await cp(join(brandsFolder, 'volt'), join(from, 'volt'), { recursive: true });
  await mkdir(place('fonts'), { recursive: true });
  await edit('brand.resolver.json', (text) => text.replaceAll('../../', '@baize/tokens/'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

const place = (file: string) => join(from, 'volt', file);
async function edit(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(place(file), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} is unchanged`);
  await writeFile(place(file), after);
}

/** The latin letters of a bundled font, as a stand-in for a brand's own font. */
const outfit = () => {
  if (!bundled.outfit) throw new Error('Outfit is bundled');
  return readFile(fontFile(bundled.outfit, 'latin', 'wght'));
};
const named = (fonts: object) =>
  edit('brand.json', (text) => text.replace('{', `{ "fonts": ${JSON.stringify(fonts)},`));
const wears = (family: string) =>
  edit('brand.tokens.json', (text) => {
    const document = JSON.parse(text);
    document.brand.font.body.$value = [family, 'sans-serif'];
    return JSON.stringify(document);
  });
const AURORA = {
  family: 'Aurora Sans',
  generic: 'sans-serif',
  files: [{ file: 'fonts/aurora.woff2', weight: '400 700' }],
};
/** The same font with these letters only. */
const outfitOf = async (letters: string) =>
  subsetFont(await outfit(), letters, {
    targetFormat: 'woff2',
    keepFeatures: [],
    preserveNameIds: [],
  });
const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 0x20 + at));

async function refusals(): Promise<string[]> {
  try {
    await loadBrand(join(from, 'volt'));
    return [];
  } catch (error) {
    if (error instanceof TokenError) return errorsOf(error).map(({ message }) => message);
    throw error;
  }
}

test('a brand’s own font is loaded first, with fallbacks of its size, and is copied beside its CSS', async () => {
  await writeFile(place('fonts/aurora.woff2'), await outfit());
  await named([AURORA]);
  await wears('Aurora Sans');
  const out = join(parent, 'out');
  await buildBrands(out, from);
  const css = await readFile(join(out, 'volt/brand.css'), 'utf8');
  expect(css).toContain(
    '@font-face{font-family:"Aurora Sans";font-display:swap;font-weight:400 700;src:url(fonts/own-aurora.woff2)format("woff2")}',
  );
  expect(css).toContain('"Aurora Sans","Aurora Sans Fallback"');
  expect(await readdir(join(out, 'volt/fonts'))).toContain('own-aurora.woff2');
});

test('the fallback is scaled as measured in a browser', async () => {
  await writeFile(place('fonts/aurora.woff2'), await outfit());
  // The weight at which the same letters were measured in a browser.
  await named([{ ...AURORA, files: [{ file: 'fonts/aurora.woff2', weight: '700' }] }]);
  const { fonts } = await loadBrand(join(from, 'volt'));
  const [own] = Object.values(fonts);
  for (const fit of bundled.outfit?.fallback ?? []) {
    const found = own?.fallback.find(({ on }) => on === fit.on);
    expect(found?.sizeAdjust).toBeCloseTo(fit.sizeAdjust, 0);
    expect(Math.abs((found?.ascentOverride ?? 0) - fit.ascentOverride)).toBeLessThan(0.6);
    expect(Math.abs((found?.descentOverride ?? 0) - fit.descentOverride)).toBeLessThan(0.6);
  }
});

test.each<[string, () => Promise<Buffer | string | undefined>, RegExp]>([
  ['that is not there', async () => undefined, /^fonts\/aurora\.woff2: is missing$/],
  ['of another kind', async () => 'OTTO and so on', /is no WOFF2 file$/],
  ['that is cut off', async () => (await outfit()).subarray(0, 900), /cannot be read$/],
  [
    'that is too heavy',
    async () => Buffer.concat([await outfit(), Buffer.alloc(150_000)]),
    /bytes, limit 150000; leave out letters/,
  ],
])('a font %s is refused', async (_, bytes, message) => {
  const content = await bytes();
  if (content !== undefined) await writeFile(place('fonts/aurora.woff2'), content);
  await named([AURORA]);
  expect(await refusals()).toEqual([expect.stringMatching(message)]);
});

test.each([
  ['without any letter', ' ', /: has no A B C .* Ñ a b .* ñ 0 1 .*; export it with the letters/],
  ['without the letters of Filipino', ASCII, /^fonts\/aurora\.woff2: has no Ñ ñ; export it/],
  ['without digits', `${ASCII.replaceAll(/\d/g, '')}Ññ`, /: has no 0 1 2 3 4 5 6 7 8 9; export it/],
])('a font %s is refused with what it lacks', async (_, letters, message) => {
  await writeFile(place('fonts/aurora.woff2'), await outfitOf(letters));
  await named([AURORA]);
  expect(await refusals()).toEqual([expect.stringMatching(message)]);
});

test('a font with the letters of English and Filipino passes, and a missing peso sign is noted', async () => {
  await writeFile(place('fonts/aurora.woff2'), await outfitOf(`${ASCII}Ññ`));
  await named([AURORA]);
  expect(brandNotes(await loadBrand(join(from, 'volt')))).toEqual([
    'Aurora Sans has no ₱; a system font draws it in amounts of pesos',
  ]);
});

test.each(['0', '1001', '400 300', '400 400', '100 1001', '0400', 'bold', '400 500 600'])(
  'the weight "%s" is rejected',
  async (weight) => {
    await named([{ ...AURORA, files: [{ file: 'fonts/aurora.woff2', weight }] }]);
    expect((await refusals())[0]).toMatch(/weight: must be a weight from 1 to 1000 .* ascending/);
  },
);

test.each(['1', '50', '1 1000', '400'])('the weight "%s" passes', async (weight) => {
  await writeFile(place('fonts/aurora.woff2'), await outfit());
  await named([{ ...AURORA, files: [{ file: 'fonts/aurora.woff2', weight }] }]);
  expect(await refusals()).toEqual([]);
});

test('every family that can be declared can be used, and vice versa', async () => {
  await writeFile(place('fonts/aurora.woff2'), await outfit());
  for (const family of ["Señor & Sons' No. 5", 'Aurora_Sans']) {
    await named([{ ...AURORA, family }]);
    await wears(family);
    expect(await refusals()).toEqual([]);
    await edit('brand.json', (text) => text.replace(/\{ "fonts": .*?\}\]\}\],/, '{'));
  }
  for (const family of ['   ', 'Aurora"', 'Aurora ', '']) {
    await named([{ ...AURORA, family }]);
    await wears(family);
    const told = await refusals();
    expect(told[0]).toMatch(/fonts\.0\.family: must be the name of a font/);
    expect(told.at(-1)).toMatch(/brand\.font\.body: is not a valid fontFamily .*name of a font/);
    await edit('brand.json', (text) => text.replace(/\{ "fonts": .*?\}\]\}\],/, '{'));
  }
});

test('a font with the name of a bundled one, or outside the folder, is rejected; an unknown family too', async () => {
  await writeFile(place('fonts/aurora.woff2'), await outfit());
  await named([{ ...AURORA, family: 'Outfit' }]);
  expect(await refusals()).toEqual([expect.stringMatching(/Outfit comes with Baize/)]);
  await edit('brand.json', (text) =>
    text.replace('fonts/aurora.woff2', '../../x.woff2').replace('"Outfit"', '"Aurora Sans"'),
  );
  expect((await refusals())[0]).toMatch(/fonts\.0\.files\.0\.file: must be a file such as/);
});

test('a build without fonts leaves out the brand’s own as well', async () => {
  await writeFile(place('fonts/aurora.woff2'), await outfit());
  await named([AURORA]);
  await wears('Aurora Sans');
  const out = join(parent, 'without');
  await buildBrands(out, from, { withoutFonts: true });
  const css = await readFile(join(out, 'volt/brand.css'), 'utf8');
  expect(css).not.toContain('url(fonts/');
  expect(css).toContain('"Aurora Sans Fallback"');
});
