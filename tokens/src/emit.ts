import { cssValue } from './css-value.ts';
import { type FontRegistry, fontFaces, fontOf } from './fonts.ts';
import type { Brand } from './load.ts';
import type { ResolvedMap } from './resolve.ts';
import type { Mode } from './schema.ts';
import { TokenError } from './values.ts';

/** The custom property of a semantic token: `color.action.bg.rest` is `--bz-color-action-bg-rest`. */
export const customProperty = (name: string) => `--bz-${name.split('.').join('-')}`;

/**
 * One brand as one CSS text: its faces, then every semantic name under
 * `:root[data-brand][data-mode]`. The default mode also holds where no mode is set; further modes
 * repeat only what differs from it.
 */
export async function emitBrand(
  brand: Brand,
  names: readonly string[],
  fonts: FontRegistry,
): Promise<string> {
  const keys = [...new Set([brand.info.fonts.display, brand.info.fonts.body])];
  const faces = await Promise.all(
    keys.map((key) => fontFaces(fontOf(fonts, key, 'brand.json fonts'))),
  );
  const [first, ...others] = brand.info.modes;
  if (!first) throw new TokenError('brand.json', 'has no mode');
  const main = declarations(modeTokens(brand, first), names);
  const root = `:root[data-brand="${brand.slug}"]`;
  const blocks = [
    `${[first, ...others].map((mode) => `${root}[data-mode="${mode}"]`).join()},${root}:not([data-mode])` +
      `{color-scheme:${first};${main.join(';')}}`,
    ...others.map((mode) => {
      const changed = declarations(modeTokens(brand, mode), names).filter(
        (line) => !main.includes(line),
      );
      return `${root}[data-mode="${mode}"]{color-scheme:${mode};${changed.join(';')}}`;
    }),
  ];
  return `${[...faces, ...blocks, marks(root)].join('\n')}\n`;
}

/**
 * The brand's pictures, by rule and not by custom property: an address inside a rule is resolved
 * against this file, so the brand works wherever it lies.
 */
const marks = (root: string) =>
  `${root} [data-brand-logo]{background-image:url(logo.svg)}` +
  `${root} [data-brand-mark]{background-image:url(mark.svg)}`;

/** The brand's tokens in `mode`. Throws a TokenError where it has no such mode. */
export function modeTokens(brand: Brand, mode: Mode): ResolvedMap {
  const tokens = brand.tokens[mode];
  if (!tokens) throw new TokenError('brand.json', `has no mode ${mode}`);
  return tokens;
}

function declarations(tokens: ResolvedMap, names: readonly string[]): string[] {
  return names.map((name) => {
    const token = tokens.get(name);
    if (!token) throw new TokenError(name, 'is missing');
    return `${customProperty(name)}:${cssValue(token)}`;
  });
}
