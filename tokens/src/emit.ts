import { cornerRules, declarations } from './declarations.ts';
import { brandFonts, type FontRegistry, fontFaces } from './fonts.ts';
import { layoutRules } from './layout-css.ts';
import type { Brand, Densities } from './load.ts';
import type { ResolvedMap } from './resolve.ts';
import type { Mode } from './schema.ts';
import { TokenError } from './values.ts';

/**
 * One brand as one CSS text: its faces, then every semantic name under
 * `:root[data-brand][data-mode]`. The default mode also holds where no mode is set; further modes
 * repeat only what differs from it. `compact` holds under `data-density="compact"`, on the root or
 * on a part of a page; `touch` holds wherever the screen is touched, denser parts included.
 */
export async function emitBrand(
  brand: Brand,
  names: readonly string[],
  fonts: FontRegistry,
  { compact, touch }: Densities,
): Promise<string> {
  const faces = await Promise.all(brandFonts(fonts, brand).map((font) => fontFaces(font)));
  const [first, ...others] = brand.info.modes;
  if (!first) throw new TokenError('brand.json', 'has no mode');
  const main = declarations(modeTokens(brand, first), names);
  const root = `:root[data-brand="${brand.slug}"]`;
  const blocks = [
    `${[first, ...others].map((mode) => `${root}[data-mode="${mode}"]`).join()},${root}:not([data-mode])` +
      `{color-scheme:${first};${main.join(';')}}`,
    // As specific as what it changes, and before what a touched screen needs.
    ...layoutRules(brand.layout, `:root${root}`, modeTokens(brand, first), compact),
    `${root}[data-density="compact"],${root} [data-density="compact"]` +
      `{${declarations(compact, [...compact.keys()]).join(';')}}`,
    // As specific as what it changes, and after it.
    `@media (pointer:coarse){:root${root},${root} [data-density="compact"]` +
      `{${declarations(touch, [...touch.keys()]).join(';')}}}`,
    ...others.map((mode) => {
      const changed = declarations(modeTokens(brand, mode), names).filter(
        (line) => !main.includes(line),
      );
      return `${root}[data-mode="${mode}"]{color-scheme:${mode};${changed.join(';')}}`;
    }),
  ];
  return `${[...faces, ...blocks, ...cornerRules(modeTokens(brand, first), root), ...marks(brand, root)].join('\n')}\n`;
}

/**
 * What only a brand's own file can say of a page. Its pictures come by rule and not by custom
 * property: an address inside a rule is resolved against this file, so the brand works wherever it
 * lies.
 */
function marks({ info, logos }: Brand, root: string): string[] {
  const picture = (scope: string, name: string, file: string) =>
    `${scope} [data-brand-${name}]{background-image:url(${file})}`;
  const [first, ...others] = info.modes.map((mode) => ({ mode, file: logos[mode]?.file ?? '' }));
  return [
    // The page's mode switch, where there is nothing to switch to.
    ...(others.length === 0 ? [`${root} [data-mode-switch]{display:none}`] : []),
    picture(root, 'logo', first?.file ?? ''),
    ...others
      .filter(({ file }) => file !== first?.file)
      .map(({ mode, file }) => picture(`${root}[data-mode="${mode}"]`, 'logo', file)),
    picture(root, 'mark', 'mark.svg'),
  ];
}

/** The brand's tokens in `mode`. Throws a TokenError where it has no such mode. */
function modeTokens(brand: Brand, mode: Mode): ResolvedMap {
  const tokens = brand.tokens[mode];
  if (!tokens) throw new TokenError('brand.json', `has no mode ${mode}`);
  return tokens;
}
