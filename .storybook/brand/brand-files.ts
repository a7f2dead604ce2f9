import base from '@baize/tokens/base.tokens.json';
import fonts from '@baize/tokens/fonts.json';
import semantic from '@baize/tokens/semantic.tokens.json';
import { readBrandDocument } from '@baize/tokens/src/brand-document.ts';
import {
  type BrandInfo,
  brandSchema,
  type Mode,
  resolverSchema,
} from '@baize/tokens/src/schema.ts';
import { flatten, type RawToken } from '@baize/tokens/src/tree.ts';

const files = import.meta.glob<unknown>('../../tokens/brands/*/*.json', {
  eager: true,
  import: 'default',
});

/** What lies around a brand's own tokens. */
export const SHARED = { base: flatten(base), semantic: flatten(semantic) };

export interface BrandFiles {
  readonly info: BrandInfo;
  readonly mode: Mode;
  /** The brand's own tokens in this mode, as its files hold them. */
  readonly own: ReadonlyMap<string, RawToken>;
  /** The families that brand.json asks for, by their role. */
  readonly families: { readonly display: string; readonly body: string };
}

const families: Readonly<Record<string, { family: string }>> = fonts;

/**
 * A brand's sources in one mode; its own mode where it has no such one.
 * Throws when `tokens/brands` has no such brand or its files are not sound.
 */
export function brandFiles(slug: string, wanted: string): BrandFiles {
  const file = (name: string) => files[`../../tokens/brands/${slug}/${name}`];
  const info = brandSchema.parse(file('brand.json'));
  const mode = info.modes.find((each) => each === wanted) ?? info.modes[0] ?? 'dark';
  const { modifiers } = resolverSchema.parse(file('brand.resolver.json'));
  const further = (modifiers.mode.contexts[mode] ?? []).map(({ $ref }) => file($ref));
  const own = [file('brand.tokens.json'), ...further].flatMap((each) => [
    ...readBrandDocument(each),
  ]);
  const family = (key: string) => families[key]?.family ?? key;
  return {
    info,
    mode,
    own: new Map(own),
    families: { display: family(info.fonts.display), body: family(info.fonts.body) },
  };
}
