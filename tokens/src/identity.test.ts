import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandProblems, buildBrands } from './build.ts';
import { checkBrand } from './check.ts';
import { readFonts } from './fonts.ts';
import { brandsByMerchant, loadBrand } from './load.ts';
import { brandCopy, edit, shippedBrands } from './testing.ts';

const fonts = await readFonts();

/** The check result of a copy of Meridian with a changed `brand.json`. */
async function checkWith(change: (info: Record<string, unknown>) => void): Promise<string[]> {
  await using copy = await brandCopy();
  await edit(copy.folder, 'brand.json', (text) => {
    const info: Record<string, unknown> = JSON.parse(text);
    change(info);
    return JSON.stringify(info);
  });
  const found = await loadBrand(copy.folder).then(
    (brand) => checkBrand(brand, fonts).problems.map((each) => `${each.subject}: ${each.message}`),
    (error: Error) => [error.message],
  );
  return found;
}

const licence = (en: string, more: object = {}) => ({
  licence: { ...more, text: { en, fil: 'Lisensya ng PAGCOR bilang 22-0043.' }, minimumAge: 21 },
});

test.each([
  'Meridian',
  'TODO: licence',
  'Lorem ipsum dolor sit amet, licence 1',
  'An operator puts its own licence here: 123.',
  'Your licence number 123',
  'Licensed by [authority] under 123',
  'Licensed by <authority> under 123',
  'Placeholder for licence 123',
  'Licence number XXXX-123',
  'Licence number 000000',
])('a placeholder in the place of a licence is refused: %s', async (text) => {
  expect(await checkWith((info) => Object.assign(info, licence(text)))).toEqual([
    'brand.json: licence.text.en is a placeholder; write who gave the licence and its number, or what the brand is without one and "demonstration": true',
  ]);
});

test('a licence has a number; a brand that is marked as a demonstration needs none', async () => {
  const words = 'Meridian is a demonstration and takes no real money.';
  expect(await checkWith((info) => Object.assign(info, licence(words)))).toEqual([
    'brand.json: licence.text.en names no number; write who gave the licence and its number, or what the brand is without one and "demonstration": true',
  ]);
  expect(
    await checkWith((info) => Object.assign(info, licence(words, { demonstration: true }))),
  ).toEqual([]);
  expect(
    await checkWith((info) => Object.assign(info, licence('Licensed by PAGCOR under 22-0043.'))),
  ).toEqual([]);
});

test('[R1.06] a brand that is not a demonstration has a contact to customer service that works without the portal', async () => {
  const off = { configured: false };
  const link = (href: string) => ({ configured: true, href });
  const support = (ways: object) => (info: Record<string, unknown>) => {
    Object.assign(info, licence('Licensed by PAGCOR under 22-0043.'));
    Object.assign(info, { support: { chat: off, email: off, phone: off, help: off, ...ways } });
  };
  const refused = [
    'brand.json: support names no email, no phone and no chat on another site; a closed portal has no other way to help',
  ];
  expect(await checkWith(support({}))).toEqual(refused);
  expect(await checkWith(support({ chat: link('/chat'), help: link('/help') }))).toEqual(refused);
  for (const ways of [
    { email: link('mailto:care@aurora.example') },
    { phone: link('tel:+6321234567') },
    { chat: link('https://chat.aurora.example') },
  ]) {
    expect(await checkWith(support(ways))).toEqual([]);
  }
});

test.each([
  [' ', 'must not be blank'],
  ['\u200b', 'must not be blank'],
  [' Aurora', 'must not begin or end with a space'],
  ['Aurora\u00a0', 'must not begin or end with a space'],
  ['A'.repeat(161), /must have \d+ characters at most/],
  ['Auro\nra', 'must have no line breaks, control characters or marks of direction'],
  ['Aurora\u202e', 'must have no line breaks, control characters or marks of direction'],
  ['Aur\u2066ora', 'must have no line breaks, control characters or marks of direction'],
])('the name and the tagline %j are refused', async (text, message) => {
  for (const part of ['name', 'tagline']) {
    const change = (info: Record<string, unknown>) =>
      Object.assign(info, { [part]: { en: text, fil: 'Aurora' } });
    const pattern = typeof message === 'string' ? message : message.source;
    expect(await checkWith(change)).toContainEqual(
      expect.stringMatching(new RegExp(`^brand\\.json: ${part}\\.en: ${pattern}$`)),
    );
  }
});

test.each(['Aurora', 'Señor Fortuna & Co.', '勝', 'A'.repeat(80), 'أورورا', '👑 Club'])(
  'the name %j passes',
  async (name) => {
    expect(
      await checkWith((info) =>
        Object.assign(info, { name: { en: name, fil: name }, copyright: '© Aurora' }),
      ),
    ).toEqual([]);
  },
);

test('a mail or phone link has an address or number', async () => {
  const off = { configured: false };
  const withEmail = (href: string) => (info: Record<string, unknown>) =>
    Object.assign(info, {
      support: { chat: off, email: { configured: true, href }, phone: off, help: off },
    });
  for (const href of [
    'mailto:',
    'mailto:care',
    'mailto:@aurora.example',
    'mailto:?subject=x',
    'tel:',
    'tel:+',
    'tel:;ext=12345',
  ]) {
    expect(await checkWith(withEmail(href))).toEqual([
      'brand.json: support.email.href: must name whom it reaches, such as mailto:care@aurora.example or tel:+63280000001',
    ]);
  }
  for (const href of [
    'mailto:care@aurora.example?subject=Help',
    'tel:911',
    'tel:+63(2)8000-0001;ext=5',
  ]) {
    expect(await checkWith(withEmail(href))).toEqual([]);
  }
});

test('a title pattern contains page and brand once each', async () => {
  expect(await checkWith((info) => Object.assign(info, { title: '{brand}: {page}' }))).toEqual([]);
  for (const title of ['{page}', '{brand}', '{page} {page} {brand}', '{page} {brand} {shop}']) {
    expect(await checkWith((info) => Object.assign(info, { title }))).toEqual([
      'brand.json: title: must have {page} and {brand} once each, and no other name in braces',
    ]);
  }
});

test('the year of a copyright is never hard-coded: it would be wrong next year', async () => {
  for (const copyright of ['© {year} Meridian', '© 2019-{year} Meridian', '© Meridian']) {
    expect(await checkWith((info) => Object.assign(info, { copyright, more: undefined }))).toEqual(
      [],
    );
  }
  for (const copyright of ['© 2024 Meridian', '© 2019-2024 Meridian', '© {years} Meridian']) {
    expect(await checkWith((info) => Object.assign(info, { copyright }))).toEqual([
      'brand.json: copyright: must say {year} for this year, such as "© 2019-{year} Aurora"',
    ]);
  }
});

test('the brands that come with Baize are marked as demonstrations', async () => {
  for (const { info } of await shippedBrands()) {
    expect(info.licence.demonstration).toBe(true);
    expect(info.copyright).toContain('{year}');
  }
});

test('four digits in a name are not treated as a year', async () => {
  const named = { name: { en: 'Club 8888', fil: 'Club 8888' } };
  expect(
    await checkWith((info) => Object.assign(info, named, { copyright: '© {year} Club 8888' })),
  ).toEqual([]);
  expect(
    await checkWith((info) => Object.assign(info, named, { copyright: '© 2019 Club 8888' })),
  ).toEqual([expect.stringContaining('must say {year} for this year')]);
});

test('a merchant has one brand: two that name it are reported, whichever is built', async () => {
  await using copy = await brandCopy();
  const other = join(copy.parent, 'another');
  await cp(copy.folder, other, { recursive: true });
  await edit(other, 'brand.json', (text) =>
    text.replace('"slug": "meridian"', '"slug": "another"'),
  );
  const byMerchant = await brandsByMerchant(copy.parent);
  const brand = await loadBrand(other);
  expect(await brandProblems(brand, fonts, byMerchant)).toEqual(
    ['baize', 'meridian'].map((merchant) => ({
      subject: 'brand.json',
      message: `merchants: ${merchant} has the brand meridian, and can have one; take it out of one of them`,
    })),
  );
  await expect(buildBrands(join(copy.parent, 'out'), copy.parent)).rejects.toThrow(
    'another: brand.json: merchants: baize has the brand meridian',
  );
  await edit(other, 'brand.json', (text) => text.replace('["baize", "meridian"]', '["another"]'));
  const alone = await brandsByMerchant(copy.parent);
  expect(await brandProblems(await loadBrand(other), fonts, alone)).toEqual([]);
});
