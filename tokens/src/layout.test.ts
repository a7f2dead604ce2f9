import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import properties from '../layout-properties.json' with { type: 'json' };
import { buildBrands } from './build.ts';
import { brandNotes } from './check.ts';
import { emitBrand } from './emit.ts';
import { readFonts } from './fonts.ts';
import { HEADER_PARTS, HOME_SECTIONS, type Layout, layoutSchema, portalLayout } from './layout.ts';
import {
  type Brand,
  brandsFolder,
  densityTokens,
  loadBrand,
  semanticNames,
  tokensFolder,
} from './load.ts';
import { errorsOf, TokenError } from './values.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-layout-'));
  await cp(join(brandsFolder, 'meridian'), join(folder, 'meridian'), { recursive: true });
  const resolver = await readFile(place('brand.resolver.json'), 'utf8');
  // The names of shared files for a brand outside this folder.
  await writeFile(place('brand.resolver.json'), resolver.replaceAll('../../', '@baize/tokens/'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const place = (file: string) => join(folder, 'meridian', file);
async function load(layout: unknown): Promise<Brand> {
  await writeFile(place('layout.json'), JSON.stringify(layout));
  return loadBrand(join(folder, 'meridian'));
}
async function refusals(layout: unknown): Promise<string[]> {
  try {
    await load(layout);
    return [];
  } catch (error) {
    if (error instanceof TokenError) return errorsOf(error).map(({ message }) => message);
    throw error;
  }
}
async function css(layout: Layout): Promise<string> {
  const [names, fonts, densities] = await Promise.all([
    semanticNames(),
    readFonts(),
    densityTokens(),
  ]);
  return emitBrand({ ...(await load({})), layout }, names, fonts, densities);
}
const propertiesOf = (text: string) =>
  new Set([...text.matchAll(/--bz-layout-([a-z-]+):/g)].map(([, name = '']) => name));

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
type Section = NonNullable<Layout['home']>[number];
const withoutCount = (name: Section['section']) => name === 'winners' || name === 'categories';
const section: fc.Arbitrary<Section> = fc
  .record({
    section: fc.constantFrom(...HOME_SECTIONS),
    count: optional(fc.integer({ min: 4, max: 12 })),
  })
  .map((each) => (withoutCount(each.section) ? { section: each.section } : each));
const randomLayout: fc.Arbitrary<Layout> = fc.record({
  shell: optional(
    fc.record({
      menu: fc.constantFrom('both', 'side', 'top'),
      phoneBar: fc.boolean(),
    }),
  ),
  header: optional(
    fc
      .shuffledSubarray([...HEADER_PARTS])
      .filter((parts) => parts.includes('logo') && parts.includes('account')),
  ),
  hero: optional(fc.constantFrom('full', 'split', 'cards', 'none')),
  home: optional(fc.uniqueArray(section, { selector: (each) => each.section, minLength: 1 })),
  tile: optional(
    fc.record({
      ratio: fc.constantFrom('3:4', '1:1', '4:3'),
      words: fc.constantFrom('below', 'hover', 'none'),
      actions: fc.constantFrom('hover', 'always'),
    }),
  ),
  density: optional(fc.constantFrom('comfortable', 'compact')),
  typeScale: optional(fc.double({ min: 0.9, max: 1.15, noNaN: true })),
  icons: optional(fc.constantFrom('line', 'duotone', 'solid')),
  illustrations: optional(fc.constantFrom('full', 'outline', 'none')),
  motion: optional(
    fc.record({
      loading: fc.constantFrom('ring', 'arc', 'square'),
      hover: fc.constantFrom('lift', 'glow', 'still'),
    }),
  ),
  ground: optional(
    fc.record({ texture: fc.constantFrom('none', 'dots', 'grid', 'stripes', 'glow') }),
  ),
});

test('a brand without a layout has no CSS for layouts, and sends none', async () => {
  const plain = await css({});
  expect(plain).not.toContain('--bz-layout-');
  expect(plain).not.toContain('.lucide');
  expect(portalLayout({})).toEqual({});
  await rm(place('layout.json'), { force: true });
  expect((await loadBrand(join(folder, 'meridian'))).layout).toEqual({});
});

test('layout values that equal the default emit nothing', async () => {
  const usual: Layout = {
    shell: { menu: 'both', phoneBar: true },
    hero: 'full',
    tile: { ratio: '3:4', words: 'below', actions: 'hover' },
    density: 'comfortable',
    typeScale: 1,
    icons: 'duotone',
    illustrations: 'full',
    motion: { loading: 'ring', hover: 'lift' },
    ground: { texture: 'none' },
  };
  expect(await css(usual)).toBe(await css({}));
  expect(portalLayout(usual)).toEqual({});
});

test('any layout is accepted, sets known properties only, and keeps the brand small', async () => {
  const plain = await css({});
  await fc.assert(
    fc.asyncProperty(randomLayout, async (layout) => {
      // As read from a file: undefined keys are missing.
      const file: Layout = JSON.parse(JSON.stringify(layout));
      expect(layoutSchema.parse(file)).toEqual(file);
      const text = await css(file);
      for (const name of propertiesOf(text)) expect(Object.keys(properties)).toContain(name);
      expect(text).not.toContain('undefined');
      expect(text.split('{').length).toBe(text.split('}').length);
      // 5 kB including the layout: the CSS and the data in a page.
      const sent = JSON.stringify(portalLayout(file)).length;
      expect(text.length - plain.length).toBeLessThan(4_000);
      expect(sent).toBeLessThan(600);
    }),
    { numRuns: 60 },
  );
});

test('font sizes follow the scale, and a compact brand has the compact sizes at its root', async () => {
  const large = await css({ typeScale: 1.1 });
  expect(large).toContain('--bz-font-size-md:1.1rem');
  expect(large.indexOf('--bz-font-size-md:1.1rem')).toBeGreaterThan(
    large.indexOf('--bz-font-size-md:1rem'),
  );
  const compact = await css({ density: 'compact' });
  expect(compact).toMatch(/^:root:root\[data-brand="meridian"\]\{[^}]*--bz-size-control-md:34px/m);
  // Touch targets keep their size.
  expect(compact.indexOf('(pointer:coarse)')).toBeGreaterThan(
    compact.indexOf('--bz-size-control-md:34px'),
  );
});

test.each<[string, unknown, RegExp]>([
  ['an unknown key', { sidebar: 'left' }, /layout\.json: .*sidebar/],
  ['a menu that there is not', { shell: { menu: 'bottom' } }, /layout\.json: shell\.menu/],
  ['a header without its logo', { header: ['account'] }, /header: must have logo and account/],
  ['a header without a way in', { header: ['logo', 'search'] }, /must have logo and account/],
  ['a part twice', { header: ['logo', 'account', 'logo'] }, /header: has a part twice/],
  [
    'three spaces',
    { header: ['space', 'logo', 'space', 'account', 'space'] },
    /may have space twice at most/,
  ],
  ['a section twice', { home: [{ section: 'hot' }, { section: 'hot' }] }, /has a section twice/],
  ['no section', { home: [] }, /layout\.json: home/],
  ['too few games', { home: [{ section: 'hot', count: 3 }] }, /home\.0\.count/],
  ['too many games', { home: [{ section: 'hot', count: 13 }] }, /home\.0\.count/],
  ['a count of winners', { home: [{ section: 'winners', count: 6 }] }, /is for sections of games/],
  ['type that is too small', { typeScale: 0.89 }, /layout\.json: typeScale/],
  ['type that is too large', { typeScale: 1.16 }, /layout\.json: typeScale/],
  ['a tag in words', { texts: { en: { 'home.hot': '<b>Hot</b>' } } }, /no tags or plurals/],
  ['a plural', { texts: { en: { 'home.hot': '{n, plural, one {#}}' } } }, /no tags or plurals/],
  ['words for nothing', { texts: { en: { 'home.hott': 'Hot' } } }, /home\.hott: the portal has no/],
  [
    'a value that it is not given',
    { texts: { en: { 'home.hot': 'Hot at {brand}' } } },
    /\{brand\} is nothing that it has; it is given no value/,
  ],
  [
    'the age gate in other words',
    { texts: { en: { 'age.text': 'Enjoy our games, {age}.' } } },
    /texts\.en\.age\.text: every brand shows .* because it asks for the age .*; take it out/,
  ],
  [
    'consent to the terms',
    { texts: { fil: { 'auth.terms.label': '{age}' } } },
    /auth\.terms\.label: .*the terms and their consent; take it out/,
  ],
  ['safer gambling', { texts: { en: { 'safer.title': 'Fun' } } }, /safer gambling; take it out/],
  ['the licence', { texts: { en: { 'license.none': 'Licensed' } } }, /licence; take it out/],
  [
    'a refusal that protects',
    { texts: { en: { 'error.player_excluded': 'Come back!' } } },
    /error\.player_excluded: .*take it out/,
  ],
  ['the rule of a field', { texts: { en: { reg_pattern_0: '{range}' } } }, /a rule .*take it out/],
  [
    'a message without its value',
    { texts: { en: { 'home.title': 'Play here' } } },
    /texts\.en\.home\.title: \{brand\} is missing; the message must say it/,
  ],
  [
    'blank words',
    { texts: { en: { 'home.hot': ' \u200b\u00a0' } } },
    /home\.hot: is blank; write it/,
  ],
  [
    'words that turn the direction of others',
    { texts: { en: { 'home.hot': 'Hot\u202e' } } },
    /home\.hot: has control characters or marks of direction/,
  ],
  [
    'a ground outside the folder',
    { ground: { picture: '../../secret.svg' } },
    /layout\.json: ground/,
  ],
  [
    'a ground that is not there',
    { ground: { picture: 'ground.webp' } },
    /ground\.webp: is missing/,
  ],
])('%s is refused', async (_, layout, message) => {
  expect(await refusals(layout)).toEqual([expect.stringMatching(message)]);
});

test('all errors of a layout are reported at once', async () => {
  const told = await refusals({ hero: 'video', typeScale: 2, header: ['logo'] });
  expect(told).toHaveLength(3);
});

test('a background picture is cleaned if it is SVG, copied beside the CSS, and rejected when too large', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="#fff"/></svg>';
  await writeFile(place('ground.svg'), drawing);
  await writeFile(place('layout.json'), JSON.stringify({ ground: { picture: 'ground.svg' } }));
  const out = await mkdtemp(join(folder, 'out-'));
  await buildBrands(out, folder);
  const built = (file: string) => readFile(join(out, 'meridian', file), 'utf8');
  expect(await built('brand.css')).toContain('background:url(ground.svg)');
  expect(await built('ground.svg')).toContain('<path');
  await writeFile(place('ground.svg'), drawing.replace('<path', '<script>alert(1)</script><path'));
  expect(await refusals({ ground: { picture: 'ground.svg' } })).toEqual([
    expect.stringMatching(/ground\.svg: .*script/),
  ]);
  await writeFile(place('ground.png'), Buffer.alloc(150_001));
  expect(await refusals({ ground: { picture: 'ground.png' } })).toEqual([
    'ground.png: 150001 bytes, limit 150000',
  ]);
});

test.each(['png', 'jpg', 'webp', 'avif'] as const)(
  'a background picture has the content of its file type (%s)',
  async (ending) => {
    const picture = `ground.${ending}`;
    const format = ending === 'jpg' ? 'jpeg' : ending;
    const pixels = sharp({ create: { width: 8, height: 8, channels: 3, background: '#131a2e' } });
    await writeFile(place(picture), await pixels.toFormat(format).toBuffer());
    expect(await refusals({ ground: { picture } })).toEqual([]);
    expect(brandNotes(await load({ ground: { picture } }))).toEqual([
      `${picture} is not measured; keep it near color.canvas.bg, words lie on it`,
    ]);
    await writeFile(place(picture), 'a text file');
    expect(await refusals({ ground: { picture } })).toEqual([
      `${picture}: is no such picture; export it in the format that its name says`,
    ]);
  },
);

test('a brand with its layout weighs at most 5 kB: one with too many texts is rejected', async () => {
  const known: Record<string, string[]> = JSON.parse(
    await readFile(join(tokensFolder, 'messages.json'), 'utf8'),
  );
  const random = (at: number) =>
    Math.imul(at + 1, 2_654_435_761)
      .toString(36)
      .repeat(3);
  const plain = Object.keys(known).filter((id) => known[id]?.length === 0);
  const words = plain.map((id, at) => [id, random(at)]);
  await writeFile(
    place('layout.json'),
    JSON.stringify({ texts: { en: Object.fromEntries(words.slice(0, 400)) } }),
  );
  const out = await mkdtemp(join(folder, 'out-'));
  await expect(buildBrands(out, folder)).rejects.toThrow(
    /layout\.json: \d+ bytes gzip with brand\.css, limit 5000/,
  );
});

test('a removed layout leaves nothing in the output', async () => {
  const out = await mkdtemp(join(folder, 'out-'));
  await writeFile(place('layout.json'), JSON.stringify({ hero: 'cards' }));
  await buildBrands(out, folder);
  expect(JSON.parse(await readFile(join(out, 'meridian/layout.json'), 'utf8'))).toEqual({
    hero: 'cards',
  });
  await rm(place('layout.json'));
  await buildBrands(out, folder);
  await expect(readFile(join(out, 'meridian/layout.json'), 'utf8')).rejects.toThrow(/ENOENT/);
});
