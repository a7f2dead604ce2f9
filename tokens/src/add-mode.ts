import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Colour, toHex } from './colour.ts';
import { writeDocument } from './create.ts';
import { type DraftChange, modeDocument, modeFile, modeGroups, themeColourOf } from './draft.ts';
import { type Brand, loadBrand } from './load.ts';
import { draftPalette } from './palette.ts';
import { withoutMark } from './plain-text.ts';
import { type Mode, resolverSchema } from './schema.ts';
import { flatten } from './tree.ts';
import { TokenError } from './values.ts';
import { draftLogo } from './wordmark.ts';

/** A colour of the brand's default mode. */
function colourOf({ tokens, info }: Brand, name: string): Colour {
  const token = tokens[info.modes[0] ?? 'dark']?.get(`brand.color.${name}`);
  if (token?.type !== 'color') throw new TokenError(`brand.color.${name}`, 'is missing');
  return token.value;
}

const longHex = (value: Colour) => toHex(value).replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/**
 * Adds a second mode to a brand: drafts it from the primary and secondary colour, and adds it to `brand.json` and the
 * resolver. A logo that is still the drafted one is drafted for the new mode as well.
 * @returns the written files
 * @throws {TokenError} when the brand has the mode already
 */
export async function addBrandMode(
  folder: string,
  mode: Mode,
): Promise<{ files: string[]; changes: DraftChange[] }> {
  const brand = await loadBrand(folder);
  const { info } = brand;
  const [own = 'dark'] = info.modes;
  const json = async (file: string) =>
    JSON.parse(withoutMark(await readFile(join(folder, file), 'utf8')));
  if (info.modes.includes(mode)) throw new TokenError(brand.slug, `has the mode ${mode}`);
  const given = (name: string) =>
    brand.files[own]?.has(`brand.color.${name}`) ? longHex(colourOf(brand, name)) : undefined;
  const wishes = { second: given('decor'), link: given('link'), info: given('info') };
  const { palette, changes } = draftPalette(
    {
      primary: longHex(colourOf(brand, 'primary')),
      ...wishes,
      // Text in the secondary colour was adjusted for the other mode.
      accent: wishes.second ?? longHex(colourOf(brand, 'accent')),
    },
    mode,
  );
  const groups = modeGroups(palette, mode, wishes);
  const tokens = flatten(await json('brand.tokens.json'));
  const first = { color: {}, shadow: {} };
  for (const [name, { value }] of tokens) {
    const [, group, key = ''] = name.split('.');
    if (group === 'color') Object.assign(first.color, { [key]: { $value: value } });
    if (group === 'shadow') Object.assign(first.shadow, { [key]: { $value: value } });
  }
  await writeDocument(folder, modeFile(mode), modeDocument(groups, first));

  await writeDocument(folder, 'brand.json', {
    ...(await json('brand.json')),
    modes: [...info.modes, mode],
    themeColor: { ...info.themeColor, [mode]: themeColourOf(palette) },
  });
  const resolver = resolverSchema.parse(await json('brand.resolver.json'));
  resolver.modifiers.mode.contexts[mode] = [{ $ref: modeFile(mode) }];
  await writeDocument(folder, 'brand.resolver.json', resolver);

  const files = [modeFile(mode), 'brand.json', 'brand.resolver.json'];
  const logo = await readFile(join(folder, 'logo.svg'), 'utf8');
  const [primary, onPrimary, text] = (['primary', 'onPrimary', 'text'] as const).map((name) =>
    colourOf(brand, name),
  ) as [Colour, Colour, Colour];
  if (logo === draftLogo(info.name.en, primary, onPrimary, text)) {
    const drawn = draftLogo(info.name.en, palette.primary, palette.onPrimary, palette.text);
    await writeFile(join(folder, `logo.${mode}.svg`), drawn);
    files.push(`logo.${mode}.svg`);
  }
  return { files, changes: changes.map((each) => ({ ...each, mode })) };
}
