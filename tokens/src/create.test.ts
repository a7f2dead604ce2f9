import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBrandMode } from './add-mode.ts';
import { brandProblems } from './build.ts';
import { brandNotes, checkBrand } from './check.ts';
import { fromHex, toHex } from './colour.ts';
import { createBrand } from './create.ts';
import type { BrandAnswers } from './draft.ts';
import { readFonts } from './fonts.ts';
import { type Brand, brandsFolder, loadBrand } from './load.ts';
import type { Mode } from './schema.ts';
import { edit } from './testing.ts';
import { flatten } from './tree.ts';

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'baize-new-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

const fonts = await readFonts();
const answers = {
  slug: 'nova',
  name: 'Nova & Sons 24',
  modes: ['dark'],
  primary: '#3d7ab7',
  display: 'outfit',
  body: 'inter',
  shape: 'soft',
} as const;

const colourIn = (brand: Brand, mode: Mode, name: string) => {
  const token = brand.tokens[mode]?.get(`brand.color.${name}`);
  return token?.type === 'color' ? longHex(toHex(token.value)) : undefined;
};
const longHex = (hex: string) => hex.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

test('for all colours, modes and corners the draft passes the whole check, and its colours are the given ones', async () => {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => `#${n.toString(16).padStart(6, '0')}`);
  const perhaps = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  let count = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<BrandAnswers['modes']>(
        ['dark'],
        ['light'],
        ['dark', 'light'],
        ['light', 'dark'],
      ),
      hex,
      perhaps(hex),
      perhaps(hex),
      fc.constantFrom('sharp', 'cut', 'soft', 'round'),
      perhaps(fc.integer({ min: 0, max: 40 })),
      async (modes, primary, second, link, shape, radius) => {
        count += 1;
        const wish = {
          ...answers,
          slug: `nova-${count}`,
          modes,
          primary,
          second,
          link,
          shape,
          radius,
        };
        const { folder, changes } = await createBrand(wish, parent);
        const brand = await loadBrand(folder);
        expect(await brandProblems(brand, fonts, new Map())).toEqual([]);
        for (const mode of modes) {
          expect(colourIn(brand, mode, 'primary')).toBe(primary);
          if (second) expect(colourIn(brand, mode, 'decor')).toBe(second);
          // Changes of the given colours are reported.
          for (const [name, wanted] of [
            ['primaryInk', primary],
            ['accent', second],
            ['link', link],
          ] as const) {
            const told = changes.find((each) => each.name === name && each.mode === mode);
            const is = colourIn(brand, mode, name);
            if (!wanted) expect(told).toBeUndefined();
            else expect(told ? longHex(toHex(told.to)) : wanted).toBe(is);
          }
        }
      },
    ),
    { numRuns: 60, seed: 20261121 },
  );
  // Each of them is drafted, read and built: sixty brands.
}, 60_000);

test('a teal is kept: its pressed state adapts, can be set explicitly, and both are reported', async () => {
  const wish = { ...answers, slug: 'teal', modes: ['light'], primary: '#0f766e' } as const;
  const { folder } = await createBrand(wish, parent);
  const brand = await loadBrand(folder);
  expect(colourIn(brand, 'light', 'primary')).toBe('#0f766e');
  expect(brandNotes(brand)).toEqual([
    expect.stringMatching(
      /^brand\.state\.primaryPressed is #\w{6} in place of #\w{6}, on which color\.action\.text\.rest has 4\.3\d:1, needs 4\.5:1 \(light\); set brand\.state\.primaryPressed to choose another$/,
    ),
    'logo.svg is still the drafted one (light); replace it before players come',
    'mark.svg is still the drafted one; replace it before players come',
  ]);
  await edit(folder, 'brand.tokens.json', (text) => {
    const tokens = JSON.parse(text);
    tokens.brand.state = { primaryPressed: { $type: 'color', $value: '#0b5d57' } };
    return JSON.stringify(tokens);
  });
  const set = await loadBrand(folder);
  expect(brandNotes(set).filter((note) => note.startsWith('brand.'))).toEqual([]);
  const { problems, rows } = checkBrand(set, fonts);
  expect(problems).toEqual([]);
  expect(rows.find(({ bg }) => bg === 'color.action.bg.pressed')?.bgColour).toBe('#0b5d57');
});

test('sand as secondary colour on a light page: fills and drawings use it, text a darker one', async () => {
  const wish = { ...answers, slug: 'sand', modes: ['light'], second: '#d9c59a' } as const;
  const { folder, changes } = await createBrand(wish, parent);
  const { tokens } = await loadBrand(folder);
  const hexOf = (name: string) => {
    const token = tokens.light?.get(name);
    return token?.type === 'color' ? toHex(token.value) : '';
  };
  expect(hexOf('color.accent.bg')).toBe('#d9c59a');
  expect(hexOf('color.badge.hot.bg')).toBe('#d9c59a');
  expect(hexOf('color.text.link')).toBe(hexOf('color.accent.ink'));
  const told = changes.find(({ name }) => name === 'accent');
  expect(told).toMatchObject({ mode: 'light', from: fromHex('#d9c59a') });
  expect(told && toHex(told.to)).toBe(hexOf('color.accent.ink'));
  expect(told?.ratio).toBeLessThan(1.7);
});

test('two modes are one answer: the second file repeats nothing, and sets no corners', async () => {
  const wish = { ...answers, slug: 'both', modes: ['light', 'dark'], radius: 12 } as const;
  const { folder } = await createBrand(wish, parent);
  const { info, tokens, logos } = await loadBrand(folder);
  expect(info.modes).toEqual(['light', 'dark']);
  expect(Object.keys(info.themeColor).sort()).toEqual(['dark', 'light']);
  expect(logos.dark?.file).toBe('logo.dark.svg');
  const [own, further] = await Promise.all(
    ['brand.tokens.json', 'dark.tokens.json'].map(async (file) =>
      flatten(JSON.parse(await readFile(join(folder, file), 'utf8'))),
    ),
  );
  for (const [name, { value }] of further ?? []) expect(value).not.toEqual(own?.get(name)?.value);
  expect(
    [...(further?.keys() ?? [])].filter((name) => !/^brand\.(color|shadow)\./.test(name)),
  ).toEqual([]);
  // One radius; those of controls, cards and panels are derived from it, and so are the corners that are not cut.
  expect(
    [...(own?.keys() ?? [])].filter((name) => /^brand\.(radius|cut|corner)\./.test(name)),
  ).toEqual(['brand.radius.base']);
  const px = (name: string) => tokens.dark?.get(name)?.value;
  expect(['control', 'card', 'panel'].map((kind) => px(`radius.${kind}`))).toEqual(
    [12, 15, 21].map((value) => ({ value, unit: 'px' })),
  );
  expect(px('cut.panel')).toEqual({ value: 21, unit: 'px' });
});

test.each(['soft', 'cut'] as const)(
  'a second mode that is added later equals one that was requested at once (%s)',
  async (shape) => {
    const wish = { ...answers, shape, second: '#d9c59a', link: undefined };
    const one = await createBrand({ ...wish, slug: `later-${shape}`, modes: ['dark'] }, parent);
    await addBrandMode(one.folder, 'light');
    const two = await createBrand(
      { ...wish, slug: `at-once-${shape}`, modes: ['dark', 'light'] },
      parent,
    );
    const [later, atOnce] = await Promise.all([loadBrand(one.folder), loadBrand(two.folder)]);
    expect(checkBrand(later, fonts).problems).toEqual([]);
    expect(later.tokens).toEqual(atOnce.tokens);
    expect(later.info.themeColor).toEqual(atOnce.info.themeColor);
    expect(later.logos.light?.text).toBe(atOnce.logos.light?.text);
    await expect(addBrandMode(one.folder, 'light')).rejects.toThrow('has the mode light');
  },
);

test('each drafted drawing is reported until it is replaced, also the logo of a second mode', async () => {
  const wish = { ...answers, slug: 'undrawn', modes: ['light', 'dark'] } as const;
  const { folder, drawings } = await createBrand(wish, parent);
  expect(drawings).toEqual(['logo.svg', 'logo.dark.svg', 'mark.svg']);
  const drawn = await readFile(join(brandsFolder, 'cedar/logo.svg'), 'utf8');
  const drawnMark = await readFile(join(brandsFolder, 'cedar/mark.svg'), 'utf8');
  // As the guide describes: the second mode still has the drafted logo, in any colours.
  await edit(folder, 'logo.svg', () => drawn);
  await edit(folder, 'mark.svg', () => drawnMark);
  await edit(folder, 'logo.dark.svg', (text) => text.replaceAll(/#[\da-f]+/gi, '#abcdef'));
  const drafted = async () =>
    brandNotes(await loadBrand(folder)).filter((note) => /drafted/.test(note));
  expect(await drafted()).toEqual([
    'logo.dark.svg is still the drafted one (dark); replace it before players come',
  ]);
  await rm(join(folder, 'logo.dark.svg'));
  expect(await drafted()).toEqual([]);
});

test('a drafted logo consists of shapes only and contains the name', async () => {
  const { folder } = await createBrand(answers, parent);
  const logo = await readFile(join(folder, 'logo.svg'), 'utf8');
  expect(logo).toContain('aria-label="Nova   Sons 24"');
  expect(logo.match(/<path transform/g)).toHaveLength(10);
});

test('a name with characters that SVG forbids is drafted without them', async () => {
  const name = 'A\\b @ /* (c';
  const { folder } = await createBrand({ ...answers, slug: 'marks', name }, parent);
  expect(checkBrand(await loadBrand(folder), fonts).problems).toEqual([]);
});

test('an existing brand is never overwritten, and the error names an invalid answer', async () => {
  await createBrand({ ...answers, slug: 'taken' }, parent);
  await expect(createBrand({ ...answers, slug: 'taken' }, parent)).rejects.toThrow('exists');
  await expect(createBrand({ ...answers, slug: 'No Slug' }, parent)).rejects.toThrow('slug');
  await expect(createBrand({ ...answers, display: 'comic' }, parent)).rejects.toThrow(
    '"comic" is not in fonts.json',
  );
});
