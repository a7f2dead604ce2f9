import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  brandState,
  colourToken,
  readBrandDocument,
  writeBrandDocument,
} from './brand-document.ts';
import { checkBrand } from './check.ts';
import { readFonts } from './fonts.ts';
import { loadBrand, tokensFolder } from './load.ts';
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
    const exported = writeBrandDocument(before.tokens.dark ?? new Map(), notation);
    await writeFile(join(copy.folder, 'brand.tokens.json'), JSON.stringify(exported));
    const after = await loadBrand(copy.folder);
    expect(checkBrand(after, await readFonts()).problems).toEqual([]);
    expect(after.tokens).toEqual(before.tokens);
  },
);

test('a document of a design tool is read: hex colours, no group brand around the names', () => {
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

test('an unknown name and a file without tokens are refused', () => {
  expect(() => readBrandDocument({ brand: { color: { shiny: { $value: '#ffffff' } } } })).toThrow(
    'brand.color.shiny: is not a token that a brand can set',
  );
  expect(() => readBrandDocument({})).toThrow('holds no token');
  expect(() => readBrandDocument('nothing')).toThrow('must be a token or a group of tokens');
});

test('contrast is told while a colour is changed, and a way out with it', () => {
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
