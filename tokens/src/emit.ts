import { cornerRules, declarations } from './declarations.ts';
import { brandFonts, type FontRegistry, fontFaces } from './fonts.ts';
import { layoutRules } from './layout-css.ts';
import type { Brand, Densities } from './load.ts';
import type { ResolvedMap } from './resolve.ts';
import type { Mode } from './schema.ts';
import { TokenError } from './values.ts';

/**
 * Emits one brand as CSS: its font faces, then every semantic name under `:root[data-brand][data-mode]`. The default mode
 * also applies where no mode is set; other modes contain only their differences. `compact` applies under
 * `data-density="compact"`, on the root or on a part of a page; `touch` applies to touch screens, compact parts included.
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
    // The same specificity as the rules that it overrides, and before those for touch screens.
    ...layoutRules(brand.layout, `:root${root}`, modeTokens(brand, first), compact),
    `${root}[data-density="compact"],${root} [data-density="compact"]` +
      `{${declarations(compact, [...compact.keys()]).join(';')}}`,
    // The same specificity as the rules that it overrides, and after them.
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
 * Rules that only a brand's own file can have. Its pictures are set by rules and not by custom properties, because a URL in
 * a rule is resolved relative to this file, so that the brand works at any path.
 */
function marks({ info, logos }: Brand, root: string): string[] {
  const picture = (scope: string, name: string, file: string) =>
    `${scope} [data-brand-${name}]{background-image:url(${file})}`;
  const [first, ...others] = info.modes.map((mode) => ({ mode, file: logos[mode]?.file ?? '' }));
  return [
    // Hides the page's mode switch if the brand has one mode.
    ...(others.length === 0 ? [`${root} [data-mode-switch]{display:none}`] : []),
    picture(root, 'logo', first?.file ?? ''),
    ...others
      .filter(({ file }) => file !== first?.file)
      .map(({ mode, file }) => picture(`${root}[data-mode="${mode}"]`, 'logo', file)),
    picture(root, 'mark', 'mark.svg'),
  ];
}

/** Returns the brand's tokens in `mode`. Throws a TokenError for an unknown mode. */
function modeTokens(brand: Brand, mode: Mode): ResolvedMap {
  const tokens = brand.tokens[mode];
  if (!tokens) throw new TokenError('brand.json', `has no mode ${mode}`);
  return tokens;
}
