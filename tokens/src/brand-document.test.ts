import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  brandState,
  colourToken,
  differingTokens,
  readBrandDocument,
  withToken,
  writeBrandDocument,
} from './brand-document.ts';
import { checkBrand } from './check.ts';
import { cssValue } from './css-value.ts';
import { emitBrand } from './emit.ts';
import { readFonts } from './fonts.ts';
import { type Brand, loadBrand, semanticNames, tokensFolder } from './load.ts';
import { px } from './shapes.ts';
import { brandCopy } from './testing.ts';
import { flatten } from './tree.ts';

const read = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(join(tokensFolder, path), 'utf8'));
const base = flatten(await read('base.tokens.json'));
const semantic = flatten(await read('semantic.tokens.json'));
const volt = await read('brands/volt/brand.tokens.json');

test.each(['object', 'text'] as const)(
  'what is exported with colours as %s passes check, and means the same',
  async (notation) => {
    await using copy = await brandCopy(join(tokensFolder, 'brands/volt'));
    const before = await loadBrand(copy.folder);
    const exported = writeBrandDocument(
      readBrandDocument(volt),
      before.tokens.dark ?? new Map(),
      notation,
    );
    await writeFile(join(copy.folder, 'brand.tokens.json'), JSON.stringify(exported));
    const after = await loadBrand(copy.folder);
    expect(checkBrand(after, await readFonts()).problems).toEqual([]);
    // The opacity of a shadow has eight bits in `#rrggbbaa`, so the emitted values are compared.
    const css = ({ tokens }: Brand) =>
      [...(tokens.dark ?? [])].map(([name, token]) => `${name}: ${cssValue(token)}`);
    expect(css(after)).toEqual(css(before));
  },
);

test('a font, a shadow and a curve that were changed in the workbench pass check as a file', async () => {
  await using copy = await brandCopy(join(tokensFolder, 'brands/volt'));
  const layer = {
    color: { colorSpace: 'srgb', components: [1, 0, 0], alpha: 0.5, hex: '#ff0000' },
    offsetX: px(0),
    offsetY: px(3),
    blur: px(9),
    spread: px(0),
    inset: true,
  };
  const own = new Map([
    ...readBrandDocument(volt),
    ...Object.entries({
      'brand.font.body': { type: 'fontFamily', value: ['Nunito Sans', 'sans-serif'], derive: {} },
      'brand.shadow.card': { type: 'shadow', value: [layer, layer], derive: {} },
      'brand.motion.out': { type: 'cubicBezier', value: [0.34, 1.4, 0.64, 1], derive: {} },
    } as const),
  ]);
  const { tokens } = brandState({ base, own, semantic }, 'dark');
  const exported = JSON.stringify(writeBrandDocument(own, tokens, 'object'));
  await writeFile(join(copy.folder, 'brand.tokens.json'), exported);
  const brand = await loadBrand(copy.folder);
  const fonts = await readFonts();
  expect(checkBrand(brand, fonts).problems).toEqual([]);
  const css = await emitBrand(brand, await semanticNames(), fonts, {
    compact: new Map(),
    touch: new Map(),
  });
  expect(css).toContain('url(fonts/nunito-sans-plain-');
  expect(css).toContain('inset 0 3px 9px 0 #ff000080,inset 0 3px 9px 0 #ff000080');
  expect(css).toContain('cubic-bezier(.34,1.4,.64,1)');
  // The file can also be imported again.
  expect(readBrandDocument(JSON.parse(exported)).get('brand.motion.out')).toMatchObject({
    value: [0.34, 1.4, 0.64, 1],
  });
});

test('a document of a design tool is accepted: hex colours, no group brand around the names', () => {
  const own = readBrandDocument({
    color: { $type: 'color', primary: { $value: '#3d7ab7' }, scrim: { $value: '#00000080' } },
  });
  expect([...own.keys()]).toEqual(['brand.color.primary', 'brand.color.scrim']);
  const { tokens } = brandState(
    { base, own: new Map([...readBrandDocument(volt), ...own]), semantic },
    'dark',
  );
  expect(tokens.get('color.action.bg.rest')).toMatchObject({ value: { r: 0x3d / 255 } });
  expect(tokens.get('color.scrim')).toMatchObject({ value: { alpha: 0x80 / 255 } });
});

test('Figma has neither units nor lists: its numbers and texts get the types of their names', () => {
  const figma = {
    $extensions: { 'com.figma.modeName': 'Dark' },
    color: {
      primary: {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [0.2392157, 0.4784314, 0.7176471], alpha: 1 },
        $extensions: { 'com.figma.variableId': 'VariableID:1:2', 'com.figma.scopes': ['FILLS'] },
      },
      primaryInk: { $type: 'color', $value: '{brand.color.primary}' },
    },
    radius: { card: { $type: 'number', $value: 12 } },
    motion: { quick: { $type: 'number', $value: 90 } },
    font: {
      body: { $type: 'string', $value: 'Nunito Sans, sans-serif' },
      displayWeight: { $type: 'number', $value: 700 },
    },
  };
  const own = new Map([...readBrandDocument(volt), ...readBrandDocument(figma)]);
  const { tokens } = brandState({ base, own, semantic }, 'dark');
  expect(tokens.get('radius.card')).toEqual({
    type: 'dimension',
    value: { value: 12, unit: 'px' },
  });
  expect(tokens.get('brand.motion.quick')).toMatchObject({ value: { value: 90, unit: 'ms' } });
  expect(tokens.get('brand.font.body')).toMatchObject({ value: ['Nunito Sans', 'sans-serif'] });
  expect(tokens.get('brand.font.displayWeight')).toEqual({ type: 'fontWeight', value: 700 });
  expect(tokens.get('color.text.brand')).toEqual(tokens.get('color.action.bg.rest'));
});

test('an unknown name and a file without tokens are rejected', () => {
  expect(() => readBrandDocument({ brand: { color: { shiny: { $value: '#ffffff' } } } })).toThrow(
    'brand.color.shiny: is not a token that a brand can set',
  );
  expect(() => readBrandDocument({})).toThrow('holds no token');
  expect(() => readBrandDocument('nothing')).toThrow('must be a token or a group of tokens');
});

test('contrast is reported while a colour is changed, with a suggestion', () => {
  const own = readBrandDocument(volt).set(
    'brand.color.muted',
    colourToken('brand.color.muted', '#444b52', 1),
  );
  const { problems } = brandState({ base, own, semantic }, 'dark');
  expect(problems[0]).toMatchObject({
    subject: 'color.text.muted',
    message: expect.stringMatching(/#444b52 on .* needs 4\.5:1 .*nearest colour that passes: #/),
  });
  expect(() => colourToken('brand.color.muted', 'red', 1)).toThrow('red is not a colour');
});

test('derived values of a brand are not written, and a reference stays a reference', () => {
  const own = readBrandDocument(volt);
  own.delete('brand.cut.card');
  own.set('brand.radius.pill', { type: 'dimension', value: '{brand.radius.base}', derive: {} });
  const { tokens } = brandState({ base, own, semantic }, 'dark');
  const written = flatten(writeBrandDocument(own, tokens, 'object'));
  expect([...written.keys()].sort()).toEqual([...own.keys()].sort());
  expect(written.get('brand.radius.pill')?.value).toBe('{brand.radius.base}');
});

test('setting the one radius resets those that were set explicitly, and another mode contains only its differences', () => {
  const first = readBrandDocument(volt);
  const base8 = { type: 'dimension' as const, value: px(8), derive: {} };
  const own = withToken(first, 'brand.radius.base', base8);
  expect([...first.keys()].filter((name) => !own.has(name))).toEqual(['brand.radius.card']);
  const { tokens } = brandState({ base, own, semantic }, 'dark');
  expect(tokens.get('radius.panel')?.value).toEqual(px(14));
  expect([...differingTokens(own, first).keys()]).toEqual(['brand.radius.base']);
});
