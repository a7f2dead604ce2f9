import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkBrand } from './check.ts';
import { contrastProblems } from './check-tokens.ts';
import { CONTRAST_PAIRS } from './contrast-pairs.ts';
import { readFonts } from './fonts.ts';
import { brandSlugs, brandsFolder, loadBrand, loadBrands, semanticNames } from './load.ts';
import { brandCopy, edit, garishFolder, SHIPPED, shippedBrands } from './testing.ts';
import { errorsOf, TokenError } from './values.ts';

const fonts = await readFonts();
const check = async (folder: string) => checkBrand(await loadBrand(folder), fonts).problems;

/** The errors that prevent a brand from being read, one line each. */
async function messagesOf(folder: string): Promise<string[]> {
  const error = await check(folder).catch((thrown: unknown) => thrown);
  if (!(error instanceof TokenError)) throw new Error('Nothing was refused.');
  return errorsOf(error).map(({ message }) => message);
}

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

test('the brands that come with Baize load, and all differ from each other', async () => {
  const primaries = (await shippedBrands()).map(({ info, tokens }) =>
    JSON.stringify(tokens[info.modes[0] ?? 'dark']?.get('brand.color.primary')),
  );
  expect(new Set(primaries).size).toBe(SHIPPED.length);
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

test('every pair names existing tokens, and every text colour and control of the contract is in a pair', async () => {
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

test('a colour with insufficient contrast is rejected with both colours, the ratio and a suggestion', async () => {
  await using copy = await brandCopy();
  await editTokens(copy.folder, ({ brand }) => {
    brand.color.muted = grey(0.4);
  });
  const problems = await check(copy.folder);
  const found = problems.find(({ message }) => message.includes('color.surface.bg '));
  expect(found?.subject).toBe('color.text.muted');
  expect(found?.message).toMatch(
    /^#666 on color\.surface\.bg #131a2e has 3\.0\d:1, needs 4\.5:1 \(text, dark\); nearest colour that passes: #[\da-f]{6}, and on everything else that it lies on: #[\da-f]{6}$/,
  );
  expect(found).toMatchObject({
    change: { token: 'brand.color.muted' },
    at: 'brand.tokens.json at $.brand.color.muted',
  });
  // Applying all suggestions once passes the check, without further rounds.
  const { to = '' } = found?.change ?? {};
  await editTokens(copy.folder, ({ brand }) => {
    brand.color.muted = { $value: to };
  });
  expect(await check(copy.folder)).toEqual([]);
});

test('each mode is checked even if another fails, and the error names the file of the value', async () => {
  await using copy = await brandCopy();
  for (const file of ['brand.tokens.json', 'light.tokens.json']) {
    await edit(copy.folder, file, (text) => {
      const tokens: Json = JSON.parse(text);
      tokens.brand.color.muted = grey(0.5);
      return JSON.stringify(tokens);
    });
  }
  const found = (await check(copy.folder)).filter(({ subject }) => subject === 'color.text.muted');
  for (const [mode, file] of [
    ['dark', 'brand.tokens.json'],
    ['light', 'light.tokens.json'],
  ]) {
    const problem = found.find(({ message }) => message.includes(`(text, ${mode})`));
    expect(problem?.at).toBe(`${file} at $.brand.color.muted`);
  }
});

test('hover and pressed are checked like other states', async () => {
  await using copy = await brandCopy();
  await editTokens(copy.folder, ({ brand }) => {
    brand.color.onPrimary = grey(0.7);
  });
  const problems = await check(copy.folder);
  for (const state of ['rest', 'hover', 'pressed']) {
    const found = problems.find(({ message }) => message.includes(`color.action.bg.${state} `));
    expect(found).toMatchObject({
      subject: 'color.action.text.rest',
      at: 'brand.tokens.json at $.brand.color.onPrimary',
    });
  }
});

test('for a computed text colour the suggestion is its background', () => {
  const raw = new Map([
    ['brand.color.accent', { type: 'color' as const, value: '#777777', derive: {} }],
    ['color.accent.bg', { type: 'color' as const, value: '{brand.color.accent}', derive: {} }],
    [
      'color.accent.text',
      { type: 'color' as const, value: '#ffffff', derive: { 'com.baize.on': 'color.accent.bg' } },
    ],
  ]);
  const row = {
    kind: 'text' as const,
    fg: 'color.accent.text',
    bg: 'color.accent.bg',
    mode: 'dark' as const,
    fgColour: '#fff',
    bgColour: '#777',
    ratio: 4.47,
    needed: 4.5,
    passes: false,
  };
  expect(contrastProblems([row], raw)).toMatchObject([{ change: { token: 'brand.color.accent' } }]);
});

test('an overlay that is too thin for white art is rejected, because the layer below is blended in', async () => {
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
    expect.stringMatching(/^begins with Comic Sans MS; there are .*Inter/),
  ],
])('%s is refused by name', async (_case, change, subject, message) => {
  await using copy = await brandCopy();
  await editTokens(copy.folder, change);
  const at = `brand.tokens.json at $.${subject}`;
  expect(await check(copy.folder)).toContainEqual({ subject, message, at });
});

const px = (value: number) => ({ value, unit: 'px' });
const shadowOf = (change: object) => ({
  $type: 'shadow',
  $value: [
    {
      color: '#000000',
      offsetX: px(0),
      offsetY: px(2),
      blur: px(4),
      spread: px(0),
      ...change,
    },
  ],
});

test.each<[string, string, string, object, string]>([
  [
    'a negative radius',
    'radius',
    'base',
    { $value: px(-4) },
    'is -4px, must be from 0px to 9999px (1rem is 16px)',
  ],
  [
    'a cut beyond any screen',
    'cut',
    'card',
    { $type: 'dimension', $value: { value: 700, unit: 'rem' } },
    'is 700rem, must be from 0px to 9999px (1rem is 16px)',
  ],
  [
    'a minute of motion',
    'motion',
    'slow',
    { $type: 'duration', $value: { value: 60, unit: 's' } },
    'is 60s, must be from 0ms to 2000ms',
  ],
  [
    'an easing that leaves its way',
    'motion',
    'out',
    { $type: 'cubicBezier', $value: [0.2, 9, 0.4, 1] },
    'an overshoot (y) is 9, must be from -2 to 3',
  ],
  [
    'letters far apart',
    'font',
    'displayTracking',
    { $type: 'dimension', $value: px(40) },
    'is 40px, must be from -4px to 16px (1rem is 16px)',
  ],
  [
    'a curve of no corner',
    'corner',
    'curve',
    { $type: 'number', $value: 50 },
    'is 50, must be from -10 to 10',
  ],
  [
    'a shadow on another screen',
    'shadow',
    'card',
    shadowOf({ offsetY: px(900) }),
    'layer 1: offsetY is 900px, must be from -200px to 200px (1rem is 16px)',
  ],
])('%s is refused with its bounds', async (_case, group, name, token, message) => {
  await using copy = await brandCopy();
  await editTokens(copy.folder, ({ brand }) => {
    brand[group] = { ...brand[group], [name]: token };
  });
  expect((await check(copy.folder)).filter(({ subject }) => !subject.startsWith('color.'))).toEqual(
    [
      {
        subject: `brand.${group}.${name}`,
        message,
        at: `brand.tokens.json at $.brand.${group}.${name}`,
      },
    ],
  );
});

test.each<[string, string, string, object, RegExp]>([
  [
    'a negative blur',
    'shadow',
    'card',
    shadowOf({ blur: px(-4) }),
    /brand\.shadow\.card: is not a valid shadow.*must be 0 or more/,
  ],
  [
    'an easing out of its time',
    'motion',
    'out',
    { $type: 'cubicBezier', $value: [1.2, 0, 0.4, 1] },
    /brand\.motion\.out: is not a valid cubicBezier \(0\): must be from 0 to 1/,
  ],
  [
    'a negative duration',
    'motion',
    'slow',
    { $type: 'duration', $value: { value: -1, unit: 'ms' } },
    /brand\.motion\.slow: .*must be 0 or more/,
  ],
  [
    'a weight of no font',
    'font',
    'displayWeight',
    { $type: 'fontWeight', $value: 1200 },
    /must be a whole number from 1 to 1000/,
  ],
])('%s, which no browser takes, is refused', async (_case, group, name, token, message) => {
  await using copy = await brandCopy();
  await editTokens(copy.folder, ({ brand }) => {
    brand[group] = { ...brand[group], [name]: token };
  });
  expect(await messagesOf(copy.folder)).toContainEqual(expect.stringMatching(message));
});

test('a token of the wrong type is rejected where the contract reads it', async () => {
  await using copy = await brandCopy();
  await editTokens(copy.folder, ({ brand }) => {
    Object.assign(brand.font ?? {}, { display: { $type: 'fontWeight', $value: 700 } });
  });
  await expect(check(copy.folder)).rejects.toThrow(
    'font.family.display: is a fontFamily, but {brand.font.display} is a fontWeight',
  );
});

test('the error names a missing token', async () => {
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

test('a logo without contrast to its surface is rejected', async () => {
  await using copy = await brandCopy();
  await edit(copy.folder, 'logo.svg', (text) => text.replace(/#[\dA-F]{6}/g, '#1c2540'));
  expect(await check(copy.folder)).toEqual([
    { subject: 'logo.svg', message: 'has no colour that reads on the surface (dark)' },
  ]);
});

test('a mark without contrast to the bar below it is rejected', async () => {
  await using copy = await brandCopy();
  await edit(copy.folder, 'mark.svg', (text) => text.replace(/#[\dA-F]{6}/gi, '#1c2540'));
  expect(await check(copy.folder)).toEqual([
    { subject: 'mark.svg', message: 'has no colour that reads on the bar (dark)' },
  ]);
});

test('a mark that is not square is rejected, one that is nearly square passes', async () => {
  await using copy = await brandCopy();
  await edit(copy.folder, 'mark.svg', (text) => text.replace('0 0 64 64', '0 0 160 64'));
  expect(await check(copy.folder)).toEqual([
    {
      subject: 'mark.svg',
      message: 'is 160 × 64, and shown in a square; draw it with a viewBox such as "0 0 64 64"',
    },
  ]);
  await edit(copy.folder, 'mark.svg', (text) => text.replace('0 0 160 64', '0 0 72 64'));
  expect(await check(copy.folder)).toEqual([]);
});

test('all problems are reported at once, in the order of the files', async () => {
  await using copy = await brandCopy();
  await edit(copy.folder, 'brand.json', (text) =>
    text.replace('"mailto:', '"javascript:').replace('"/customer-service"', '"/\\\\host.example"'),
  );
  await edit(copy.folder, 'brand.resolver.json', (text) =>
    text.replace('"brand.tokens.json"', '"../other/brand.tokens.json"'),
  );
  await writeFile(join(copy.folder, 'mark.svg'), '<svg viewBox="0 0 1 1"><script/></svg>');
  await rm(join(copy.folder, 'logo.svg'));
  const first = await messagesOf(copy.folder);
  expect(first).toEqual([
    'brand.json: support.chat.href: must be https:, mailto:, tel: or a path',
    'brand.json: support.email.href: must be https:, mailto:, tel: or a path',
    'logo.svg: is missing',
    'mark.svg: unsafe element <script>',
    expect.stringContaining("lies outside the brand's folder"),
  ]);
  for (let time = 0; time < 20; time += 1) expect(await messagesOf(copy.folder)).toEqual(first);
});

test('every invalid token is named, in every file', async () => {
  await using copy = await brandCopy();
  await editTokens(copy.folder, ({ brand }) => {
    brand.color.primary = { $value: 'red' };
    brand.color.accent = { $value: '{brand.color.nowhere}' };
  });
  const found = await messagesOf(copy.folder);
  expect(found).toContainEqual(
    expect.stringMatching(/^brand\.color\.primary: is not a valid color/),
  );
  expect(found).toContainEqual(
    'brand.color.accent: points to {brand.color.nowhere}, which does not exist',
  );
  expect(new Set(found).size).toBe(found.length);
});

test('all brands that cannot be read are reported, in their order', async () => {
  await using copy = await brandCopy();
  const other = join(copy.parent, 'another');
  await cp(copy.folder, other, { recursive: true });
  await rm(join(copy.folder, 'mark.svg'));
  for (let time = 0; time < 20; time += 1) {
    const error = await loadBrands(copy.parent).catch((thrown: unknown) => thrown);
    expect(error instanceof TokenError && errorsOf(error).map(({ message }) => message)).toEqual([
      'brand.json: slug "meridian" is not the name of its folder',
      'mark.svg: is missing',
    ]);
  }
});
