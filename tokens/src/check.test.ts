import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkBrand } from './check.ts';
import { CONTRAST_PAIRS } from './contrast-pairs.ts';
import { readFonts } from './fonts.ts';
import { brandSlugs, brandsFolder, loadBrand, loadBrands, semanticNames } from './load.ts';
import { brandCopy, edit, garishFolder } from './testing.ts';

const fonts = await readFonts();
const check = async (folder: string) => checkBrand(await loadBrand(folder), fonts).problems;

type Json = { brand: { color: Record<string, unknown> } & Record<string, object> };
const editTokens = (folder: string, change: (tokens: Json) => void) =>
  edit(folder, 'brand.tokens.json', (text) => {
    const tokens: Json = JSON.parse(text);
    change(tokens);
    return JSON.stringify(tokens);
  });
const grey = (share: number, alpha?: number) => ({
  $value: { colorSpace: 'srgb', components: [share, share, share], alpha },
});

test('the four shipped brands load, each unlike the others', async () => {
  expect(await brandSlugs()).toEqual(['cedar', 'lantern', 'meridian', 'volt']);
  const primaries = (await loadBrands()).map(({ info, tokens }) =>
    JSON.stringify(tokens[info.modes[0] ?? 'dark']?.get('brand.color.primary')),
  );
  expect(new Set(primaries).size).toBe(4);
});

test.each([...(await brandSlugs()).map((slug) => join(brandsFolder, slug)), garishFolder])(
  '%s passes every pair in every state and mode',
  async (folder) => {
    const brand = await loadBrand(folder);
    const { problems, rows } = checkBrand(brand, fonts);
    expect(problems).toEqual([]);
    for (const mode of brand.info.modes) {
      const measured = rows.filter((row) => row.mode === mode);
      expect(measured.length).toBeGreaterThanOrEqual(CONTRAST_PAIRS.length);
      expect(measured.every(({ ratio, needed }) => ratio >= needed)).toBe(true);
    }
  },
);

test('every pair names real tokens, and every ink and control of the contract is in a pair', async () => {
  const names = new Set(await semanticNames());
  const foregrounds = new Set(CONTRAST_PAIRS.map(({ fg }) => fg));
  for (const { fg, bg } of CONTRAST_PAIRS) {
    expect(names).toContain(fg);
    expect(names).toContain(bg);
  }
  const inks = [...names].filter((name) =>
    /^color\..*\b(text|ink|placeholder|ring|link|checked|gain|loss)(\.|$)/.test(name),
  );
  expect(inks.filter((name) => !foregrounds.has(name))).toEqual([]);
});

test('a colour that does not read is refused with both colours, the ratio and a way out', async () => {
  await using copy = await brandCopy();
  await editTokens(copy.folder, ({ brand }) => {
    brand.color.muted = grey(0.4);
  });
  const problems = await check(copy.folder);
  const found = problems.find(({ message }) => message.includes('color.surface.bg '));
  expect(found?.subject).toBe('color.text.muted');
  expect(found?.message).toMatch(
    /^#666 on color\.surface\.bg #131a2e has 3\.0\d:1, needs 4\.5:1 \(text, dark\); nearest colour that passes: #[\da-f]{6}$/,
  );
});

test('a veil too thin for white art is refused, because what lies below is blended in', async () => {
  await using copy = await brandCopy();
  await editTokens(copy.folder, ({ brand }) => {
    brand.color.artVeil = grey(0, 0.3);
  });
  expect((await check(copy.folder)).map(({ message }) => message)).toEqual([
    expect.stringContaining('on color.art.veil over white #b2b2b2'),
  ]);
});

test.each<[string, (tokens: Json) => void, string, string]>([
  [
    'an unknown token',
    ({ brand }) => {
      brand.color.shiny = grey(1);
    },
    'brand.color.shiny',
    'is not a token that a brand can set',
  ],
  [
    'a see-through surface',
    ({ brand }) => {
      brand.color.surface = grey(0.1, 0.5);
    },
    'brand.color.surface',
    'must be opaque',
  ],
  [
    'a font that is not loaded',
    ({ brand }) => {
      Object.assign(brand.font ?? {}, { body: { $type: 'fontFamily', $value: ['Comic Sans MS'] } });
    },
    'brand.font.body',
    'begins with Comic Sans MS, brand.json loads Inter',
  ],
])('%s is refused by name', async (_case, change, subject, message) => {
  await using copy = await brandCopy();
  await editTokens(copy.folder, change);
  expect(await check(copy.folder)).toContainEqual({ subject, message });
});

test('a token of the wrong type is refused where the contract reads it', async () => {
  await using copy = await brandCopy();
  await editTokens(copy.folder, ({ brand }) => {
    Object.assign(brand.font ?? {}, { display: { $type: 'fontWeight', $value: 700 } });
  });
  await expect(check(copy.folder)).rejects.toThrow(
    'font.family.display: is a fontFamily, but {brand.font.display} is a fontWeight',
  );
});

test('a missing token is named', async () => {
  await using copy = await brandCopy();
  await editTokens(copy.folder, ({ brand }) => {
    delete brand.color.danger;
    delete brand.color.scrim;
    brand.color.dangerr = grey(0.5);
  });
  await expect(check(copy.folder)).rejects.toThrow(
    'brand.color.danger: is missing, brand.color.scrim too; brand.color.dangerr is unknown',
  );
});

test('a logo that drowns in its surface is refused', async () => {
  await using copy = await brandCopy();
  await edit(copy.folder, 'logo.svg', (text) => text.replace(/#[\dA-F]{6}/g, '#1c2540'));
  expect(await check(copy.folder)).toEqual([
    { subject: 'logo.svg', message: 'has no colour that reads on the surface (dark)' },
  ]);
});

test('a missing logo, an unsafe mark, bad brand.json and a far reference are refused', async () => {
  await using copy = await brandCopy();
  await edit(copy.folder, 'brand.resolver.json', (text) =>
    text.replace('"brand.tokens.json"', '"../other/brand.tokens.json"'),
  );
  await expect(check(copy.folder)).rejects.toThrow("lies outside the brand's folder");
  await writeFile(join(copy.folder, 'mark.svg'), '<svg viewBox="0 0 1 1"><script/></svg>');
  await expect(check(copy.folder)).rejects.toThrow('mark.svg: unsafe element <script>');
  await rm(join(copy.folder, 'logo.svg'));
  await expect(check(copy.folder)).rejects.toThrow('logo.svg: is missing');
  await edit(copy.folder, 'brand.json', (text) => text.replace('"mailto:', '"javascript:'));
  await expect(check(copy.folder)).rejects.toThrow('brand.json: support.email.href');
});
