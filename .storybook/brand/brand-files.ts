import base from '@baize/tokens/base.tokens.json';
import semantic from '@baize/tokens/semantic.tokens.json';
import { readBrandDocument } from '@baize/tokens/src/brand-document.ts';
import { type Layout, layoutSchema } from '@baize/tokens/src/layout.ts';
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

/** The tokens that all brands share. */
export const SHARED = { base: flatten(base), semantic: flatten(semantic) };

type OwnTokens = ReadonlyMap<string, RawToken>;

export interface BrandFiles {
  readonly info: BrandInfo;
  readonly mode: Mode;
  /** The brand's layout; empty where it has no `layout.json`. */
  readonly layout: Layout;
  /** The brand's own tokens in this mode, as its files hold them. */
  readonly own: OwnTokens;
  /** The tokens of the brand's default mode, from which the file of another mode differs. */
  readonly first: OwnTokens;
  /** The differences of the other modes from the default mode. */
  readonly further: ReadonlyMap<Mode, OwnTokens>;
}

/**
 * A brand's sources in one mode; in its default mode where it does not have that one. Throws when
 * `tokens/brands` has no such brand or its files are invalid.
 */
export function brandFiles(slug: string, wanted: string): BrandFiles {
  const file = (name: string) => files[`../../tokens/brands/${slug}/${name}`];
  const info = brandSchema.parse(file('brand.json'));
  const mode = info.modes.find((each) => each === wanted) ?? info.modes[0] ?? 'dark';
  const { modifiers } = resolverSchema.parse(file('brand.resolver.json'));
  const furtherOf = (each: Mode) =>
    (modifiers.mode.contexts[each] ?? []).flatMap(({ $ref }) => [...readBrandDocument(file($ref))]);
  const further = new Map(info.modes.map((each) => [each, new Map(furtherOf(each))]));
  const first = readBrandDocument(file('brand.tokens.json'));
  return {
    info,
    mode,
    layout: layoutSchema.parse(file('layout.json') ?? {}),
    first,
    own: new Map([...first, ...(further.get(mode) ?? [])]),
    further,
  };
}

/** The brand's own tokens in every mode, with those of `files.mode` replaced by `own`. */
export function ownByMode(files: BrandFiles, own: OwnTokens): ReadonlyMap<Mode, OwnTokens> {
  const { info, mode, further } = files;
  const isBase = mode === info.modes[0];
  return new Map(
    info.modes.map((each) => {
      if (each === mode) return [each, own];
      // The other modes inherit from the brand's default mode, so a change of it affects them.
      const below = isBase ? own : brandFiles(info.slug, each).own;
      return [each, new Map([...below, ...(further.get(each) ?? [])])];
    }),
  );
}
