import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltBrand, buildBrands } from './build.ts';
import { CSS_LIMIT } from './css-limit.ts';
import { customProperty } from './declarations.ts';
import { emitBrand } from './emit.ts';
import { readFonts } from './fonts.ts';
import { densityTokens, loadBrand, loadBrands, semanticNames } from './load.ts';
import { brandCopy, edit, garishFolder } from './testing.ts';

let out: string;
let built: BuiltBrand[];

beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'baize-brands-'));
  built = await buildBrands(out);
});
afterAll(() => rm(out, { recursive: true, force: true }));

const names = await semanticNames();
const fonts = await readFonts();
const densities = await densityTokens();
const cssOf = (slug: string) => readFile(join(out, slug, 'brand.css'), 'utf8');

test('every semantic name is emitted for every brand, with a value, under the names of the kit', async () => {
  for (const { slug } of built) {
    const css = await cssOf(slug);
    const values = new Map([...css.matchAll(/(--bz-[\w-]+):([^;}]+)/g)].map((m) => [m[1], m[2]]));
    // Those of a layout are tested in layout.test.ts.
    const ofTokens = [...values.keys()].filter((name) => !name?.startsWith('--bz-layout-'));
    expect(ofTokens).toEqual(names.map(customProperty));
    for (const value of values.values()) expect(value).not.toMatch(/undefined|NaN|\{|object/);
  }
  expect(customProperty('color.nav.textActive')).toBe('--bz-color-nav-textActive');
});

test('the default mode also applies where no mode is set', async () => {
  expect(await cssOf('volt')).toContain(
    ':root[data-brand="volt"][data-mode="dark"],:root[data-brand="volt"]:not([data-mode]){color-scheme:dark;',
  );
  expect(await cssOf('cedar')).toContain('color-scheme:light;--bz-color-canvas-bg:#faf7f0;');
});

test('a second mode contains only its differences', async () => {
  const brand = await loadBrand(garishFolder);
  const css = await emitBrand(brand, names, fonts, densities);
  const [, dark = ''] =
    /\n:root\[data-brand="garish"\]\[data-mode="dark"\]\{([^}]+)\}/.exec(css) ?? [];
  expect(dark).toContain('color-scheme:dark;--bz-color-canvas-bg:#5a0000;');
  expect(dark).not.toContain('--bz-space');
  expect(dark).not.toContain('--bz-radius');
});

test('compact density overrides spaces and control sizes, and only semantic names', async () => {
  const [, block = ''] =
    /:root\[data-brand="volt"\] \[data-density="compact"\]\{([^}]+)\}/.exec(await cssOf('volt')) ??
    [];
  expect(block).toContain('--bz-space-lg:12px');
  expect(block).toContain('--bz-size-control-md:34px');
  expect([...densities.compact.keys()].filter((name) => !names.includes(name))).toEqual([]);
});

test('on touch screens controls are at least 44 px, in compact parts too', async () => {
  const css = await cssOf('volt');
  const block = css.slice(css.indexOf('@media (pointer:coarse)')).split('\n')[0];
  expect(block).toBe(
    '@media (pointer:coarse){:root:root[data-brand="volt"],:root[data-brand="volt"] [data-density="compact"]' +
      '{--bz-size-control-sm:44px;--bz-size-control-md:44px;--bz-size-control-lg:48px;--bz-size-target:44px}}',
  );
  expect(css.indexOf('@media (pointer:coarse)')).toBeGreaterThan(css.indexOf('data-density'));
  expect([...densities.touch.keys()].filter((name) => !names.includes(name))).toEqual([]);
});

test('emission is deterministic: twice the same text', async () => {
  for (const brand of await loadBrands()) {
    expect(await emitBrand(brand, names, fonts, densities)).toBe(await cssOf(brand.slug));
  }
});

test('each brand is small, and every file that its CSS refers to exists', async () => {
  for (const { slug, folder, gzip } of built) {
    expect(gzip).toBeLessThanOrEqual(CSS_LIMIT);
    const files = await readdir(join(folder, 'fonts'));
    const named = [...(await cssOf(slug)).matchAll(/url\(fonts\/([^)]+)\)/g)].map((m) => m[1]);
    expect(named.toSorted()).toEqual(files.toSorted());
    const others = (await readdir(folder)).filter(
      (name) => !/^(?:logo|social)\.\w+\.svg$|^layout\.json$/.test(name),
    );
    expect(others.toSorted()).toEqual(
      ['brand.css', 'brand.json', 'contrast.json', 'fonts', 'logo.svg', 'mark.svg'].toSorted(),
    );
    for (const [, picture = ''] of (await cssOf(slug)).matchAll(/url\((\w[^)/]*\.svg)\)/g)) {
      expect(await readdir(folder)).toContain(picture);
    }
  }
});

test('cut corners are used where the browser supports them, and plain radii elsewhere', async () => {
  const [plain = '', cut = ''] = (await cssOf('volt')).split('@supports (corner-shape:bevel)');
  expect(plain).toContain('--bz-radius-control:2px;');
  expect(cut).toContain('--bz-radius-control:10px 2px');
  expect(cut).toContain('corner-shape:superellipse(0)');
  expect(await cssOf('cedar')).not.toContain('corner-shape');
});

test('a brand with one mode hides the mode switch, and a second mode may have its own logo', async () => {
  expect(await cssOf('volt')).toContain('[data-mode-switch]{display:none}');
  const cedar = await cssOf('cedar');
  expect(cedar).not.toContain('[data-mode-switch]');
  expect(cedar).toContain(
    '[data-mode="dark"] [data-brand-logo]{background-image:url(logo.dark.svg)}',
  );
});

test('fonts use font-display: swap, and a fallback with fitted metrics keeps the layout stable', async () => {
  const css = await cssOf('meridian');
  const faces = css.match(/@font-face\{[^}]+\}/g) ?? [];
  const loaded = faces.filter((face) => face.includes('url('));
  // Of two families: the common subset, currency signs, the rest of Latin, and extended Latin.
  expect(loaded).toHaveLength(8);
  for (const face of loaded) expect(face).toMatch(/font-display:swap.*unicode-range:U\+/);
  for (const face of faces.filter((each) => !each.includes('url('))) {
    expect(face).toMatch(/local\(.*size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:/);
  }
  expect(css).toContain(
    '--bz-font-family-body:"Inter","Inter Fallback","Inter Fallback 2",system-ui,sans-serif',
  );
});

test('the contrast summary of the output contains every brand and mode', async () => {
  const matrix = JSON.parse(await readFile(join(out, 'contrast.json'), 'utf8'));
  expect(Object.keys(matrix)).toEqual(built.map(({ slug }) => slug));
  expect(matrix.cedar).toMatchObject({
    light: { pairs: 146, least: { passes: true } },
    dark: { pairs: 146, least: { passes: true } },
  });
});

test('an invalid brand stops the build before anything is written', async () => {
  await using copy = await brandCopy();
  await edit(copy.folder, 'brand.json', (text) => text.replace('"#131a2e"', '"blue"'));
  await expect(buildBrands(join(copy.parent, 'out'), copy.parent)).rejects.toThrow('themeColor');
  expect(await readdir(copy.parent)).toEqual(['meridian']);
});

test('a renamed brand is removed from the output, and nothing that the build did not write', async () => {
  await using copy = await brandCopy();
  const place = join(copy.parent, 'out');
  await buildBrands(place, copy.parent);
  // Deployed by hand, and built from another folder: neither belongs to this source.
  await mkdir(join(place, 'deployed'));
  await writeFile(join(place, 'deployed/brand.css'), ':root{}');
  await edit(place, '.built.json', (text) => text.replace('{', '{ "deployed": "../elsewhere",'));
  await writeFile(join(place, 'meridian/icon-192.png'), 'drawn by hand');

  await rename(copy.folder, join(copy.parent, 'borealis'));
  await edit(join(copy.parent, 'borealis'), 'brand.json', (text) =>
    text.replace('"slug": "meridian"', '"slug": "borealis"'),
  );
  const removed: unknown[] = [];
  await buildBrands(place, copy.parent, { onRemove: (each) => removed.push(each) });
  const folder = join(place, 'meridian');
  expect(removed).toEqual([{ slug: 'meridian', folder, kept: ['icon-192.png'] }]);
  expect(await readdir(folder)).toEqual(['icon-192.png']);
  expect((await readdir(place)).sort()).toEqual([
    '.built.json',
    'borealis',
    'contrast.json',
    'deployed',
    'meridian',
  ]);
  expect(await readdir(join(place, 'deployed'))).toEqual(['brand.css']);
});

test('a removed brand is removed from the output, also where another brand cannot be read', async () => {
  await using copy = await brandCopy();
  await cp(copy.folder, join(copy.parent, 'aurora'), { recursive: true });
  await edit(join(copy.parent, 'aurora'), 'brand.json', (text) =>
    text
      .replace('"slug": "meridian"', '"slug": "aurora"')
      .replace(/"merchants": .*/, '"merchants": [],'),
  );
  const place = join(copy.parent, 'out');
  await buildBrands(place, copy.parent);
  await rm(join(copy.parent, 'aurora'), { recursive: true });
  await rm(join(copy.folder, 'mark.svg'));
  await buildBrands(place, copy.parent, { complain: () => {} });
  expect((await readdir(place)).sort()).toEqual(['.built.json', 'contrast.json', 'meridian']);
});

test('files with a byte order mark are read, and emitted without it; UTF-16 is named in the error', async () => {
  await using copy = await brandCopy();
  for (const file of ['brand.json', 'brand.tokens.json', 'brand.resolver.json']) {
    await edit(copy.folder, file, (text) => `\ufeff${text}`);
  }
  const place = join(copy.parent, 'out');
  await buildBrands(place, copy.parent);
  const info = await readFile(join(place, 'meridian/brand.json'), 'utf8');
  expect(JSON.parse(info)).toMatchObject({ slug: 'meridian' });
  const text = await readFile(join(copy.folder, 'brand.json'), 'utf8');
  await writeFile(join(copy.folder, 'brand.json'), Buffer.from(text, 'utf16le'));
  await expect(loadBrand(copy.folder)).rejects.toThrow('brand.json: is UTF-16; save it as UTF-8');
});
