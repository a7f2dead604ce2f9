import { toHex, withAlpha } from './colour.ts';
import type { FontEntry } from './fonts.ts';
import { type Change, draftPalette, type Palette, type Wishes } from './palette.ts';
import type { BrandInfo, Mode } from './schema.ts';
import { colourValue, draftShadows, draftShape, type SHAPES } from './shapes.ts';

/** The inputs of a draft; colours as hex, fonts as keys of `fonts.json`. */
export type BrandAnswers = {
  slug: string;
  name: string;
  /** The first one is the brand's default mode. */
  modes: readonly [Mode, ...Mode[]];
  primary: string;
  second?: string | undefined;
  link?: string | undefined;
  display: string;
  body: string;
  shape: keyof typeof SHAPES;
  /** In px, overrides the shape's radius. */
  radius?: number | undefined;
};

const longHex = (hex: string) => hex.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/** Colour of the browser's own bars. */
export const themeColourOf = ({ surface }: Palette): string => longHex(toHex(surface));

/** The brand's texts and links; marked as a demonstration until its licence is entered. */
export function draftInfo({ slug, name, modes, ...wishes }: BrandAnswers): BrandInfo {
  const off = { configured: false };
  const words = { en: name, fil: name };
  return {
    slug,
    name: words,
    tagline: words,
    merchants: [slug],
    modes: [...modes],
    themeColor: Object.fromEntries(
      modes.map((mode) => [mode, themeColourOf(draftPalette(wishes, mode).palette)]),
    ),
    support: { chat: off, email: off, phone: off, help: { configured: true, href: '/help' } },
    licence: {
      demonstration: true,
      text: {
        en: `${name} is a demonstration. It takes no real money and holds no gaming licence.`,
        fil: `Ang ${name} ay demonstrasyon. Walang tunay na pera rito at wala itong lisensya sa pagsusugal.`,
      },
      minimumAge: 18,
    },
    copyright: `© {year} ${name}`,
  };
}

/** The order of the brand's files; `shared` is the prefix of the base and semantic files. */
export function draftResolver(
  name: string,
  [first, ...others]: BrandAnswers['modes'],
  shared: string,
): object {
  const further = Object.fromEntries(others.map((mode) => [mode, [{ $ref: modeFile(mode) }]]));
  return {
    name,
    version: '2025.10',
    sets: {
      base: { sources: [{ $ref: `${shared}base.tokens.json` }] },
      brand: { sources: [{ $ref: 'brand.tokens.json' }] },
      semantic: { sources: [{ $ref: `${shared}semantic.tokens.json` }] },
    },
    modifiers: { mode: { contexts: { [first]: [], ...further }, default: first } },
    resolutionOrder: ['sets/base', 'sets/brand', 'modifiers/mode', 'sets/semantic'].map((step) => ({
      $ref: `#/${step}`,
    })),
  };
}

/** The file of a mode other than the default: it contains the differences. */
export const modeFile = (mode: Mode): string => `${mode}.tokens.json`;

/** A group of DTCG tokens by name. */
type Group = Record<string, unknown>;

/** The tokens of a mode: its colours, and shadows in them. Colours derived from the accent are left out. */
export function modeGroups(
  palette: Palette,
  mode: Mode,
  { second, link, info }: Pick<Wishes, 'second' | 'link' | 'info'>,
): { color: Group; shadow: Group } {
  const given = { decor: second, link, info };
  const derived = Object.entries(given).flatMap(([name, value]) => (value ? [] : [name]));
  const said = Object.entries(palette).filter(([name]) => !derived.includes(name));
  return {
    color: {
      $type: 'color',
      ...Object.fromEntries(said.map(([name, value]) => [name, { $value: colourValue(value) }])),
    },
    shadow: draftShadows(
      withAlpha(palette.scrim, 1),
      palette.primary,
      mode === 'dark' ? 0.5 : 0.14,
    ),
  };
}

/** The tokens of a group that differ from those of another group. */
function differing(own: Group, first: Group): Group {
  return Object.fromEntries(
    Object.entries(own).filter(
      ([key, token]) => key === '$type' || JSON.stringify(token) !== JSON.stringify(first[key]),
    ),
  );
}

/** The content of another mode's file: the tokens that differ from the default mode. */
export const modeDocument = (
  own: ReturnType<typeof modeGroups>,
  first: { color: Group; shadow: Group },
): object => ({
  brand: {
    color: differing(own.color, first.color),
    shadow: differing(own.shadow, first.shadow),
  },
});

/** A given colour that cannot be used for text, in one mode. */
export type DraftChange = Change & { readonly mode: Mode };

/** The brand's token files by name, and the changes of the given colours. */
export function draftTokens(
  answers: BrandAnswers,
  { display, body }: { display: FontEntry; body: FontEntry },
): { files: Record<string, object>; palettes: Palette[]; changes: DraftChange[] } {
  const drafts = answers.modes.map((mode) => ({ mode, ...draftPalette(answers, mode) }));
  const [first, ...others] = drafts.map(({ palette, mode }) => ({
    mode,
    groups: modeGroups(palette, mode, answers),
  }));
  const files: Record<string, object> = {
    'brand.tokens.json': {
      brand: {
        color: first?.groups.color,
        font: {
          display: { $type: 'fontFamily', $value: [display.family, display.generic] },
          body: { $type: 'fontFamily', $value: [body.family, 'system-ui', body.generic] },
          displayWeight: { $type: 'fontWeight', $value: display.measure[0] ?? 600 },
          displayTracking: { $type: 'dimension', $value: { value: 0, unit: 'rem' } },
        },
        ...draftShape(answers.shape, answers.radius),
        shadow: first?.groups.shadow,
      },
    },
  };
  for (const { mode, groups } of others) {
    if (first) files[modeFile(mode)] = modeDocument(groups, first.groups);
  }
  return {
    files,
    palettes: drafts.map(({ palette }) => palette),
    changes: drafts.flatMap(({ mode, changes }) => changes.map((each) => ({ ...each, mode }))),
  };
}
