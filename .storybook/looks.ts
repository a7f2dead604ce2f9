/**
 * What one picture of a story is dressed in: the toolbar's globals of the same names, and what a
 * browser is told besides. Chromatic's modes read the same names.
 */
export interface Look {
  readonly brand: string;
  readonly mode: string;
  readonly language: string;
  readonly direction?: 'rtl';
  readonly density?: 'compact';
  /** Width of the window in CSS pixels, where it is not the kind's usual one. */
  readonly viewport?: number;
  readonly forcedColors?: 'active';
}

/** What `brand.json` tells of a brand's modes; the first one is its default. */
export interface BrandModes {
  readonly slug: string;
  readonly modes: readonly string[];
}

/** The brand in which what has nothing of a brand is pictured. */
const PLAIN_BRAND = 'meridian';
const LANGUAGE = 'EN';

/** A story with this tag is pictured in every brand and mode, every other one in one. */
const COMPOSITE = 'composite';
/** A story with this tag is pictured on a phone and on a wide screen in every brand, and in between. */
const EVERY_WIDTH = 'every-width';

/** A story with this tag has what its play function needs on a desk alone. */
export const DESK = 'desk';

const PHONE = 390;
const TABLET = 768;
/** What 1440 px are at 200 % (WCAG 1.4.4). */
const ZOOMED = 720;
const WIDE = 2560;

export const lookName = ({
  brand,
  mode,
  language,
  direction,
  density,
  viewport,
  forcedColors,
}: Look): string =>
  [
    brand,
    mode,
    language === LANGUAGE ? undefined : language.toLowerCase(),
    direction,
    density,
    viewport,
    forcedColors && 'forced',
  ]
    .filter((part) => part !== undefined)
    .join('-');

/** Whether a look is the one that a story is pictured in when it is in one alone. */
export const isPlain = (look: Look): boolean =>
  look.brand === PLAIN_BRAND && lookName(look) === `${look.brand}-${look.mode}`;

/**
 * The looks of a story, by its tags: the same for the local pictures and for Chromatic's modes. Every
 * story of the kit is turned from right to left and seen in forced colours, for an offset or a border
 * can be lost in each; what is made of parts is also compact, on a phone and in every brand. Screens are
 * made of the kit: forced colours and density are seen there. The kit has no words of its own: screens
 * alone are pictured in Filipino.
 */
export function looksOf(
  brands: readonly BrandModes[],
  { tags, title }: { readonly tags: readonly string[]; readonly title: string },
): readonly Look[] {
  const all: Look[] = brands.flatMap(({ slug, modes }) =>
    modes.map((mode) => ({ brand: slug, mode, language: LANGUAGE })),
  );
  const plain = all.find(isPlain);
  if (!plain) throw new Error(`There is no brand ${PLAIN_BRAND} to picture stories in.`);
  const isScreen = title.startsWith('Portal/');
  const turned: Look = { ...plain, direction: 'rtl' };
  const forced: Look = { ...plain, forcedColors: 'active' };
  const compact: Look = { ...plain, density: 'compact' };
  if (!tags.includes(COMPOSITE)) return isScreen ? [plain] : [plain, turned, forced];
  const looks: readonly Look[] = [
    ...all,
    ...(isScreen ? [{ ...plain, language: 'TY' }, turned] : [turned, forced, compact]),
    ...(tags.includes(DESK) ? [] : [{ ...plain, viewport: PHONE }]),
  ];
  if (!tags.includes(EVERY_WIDTH)) return looks;
  const each = brands.flatMap(({ slug, modes: [mode = ''] }) =>
    [PHONE, WIDE].map((viewport) => ({ brand: slug, mode, language: LANGUAGE, viewport })),
  );
  const between = [TABLET, ZOOMED].map((viewport) => ({ ...plain, viewport }));
  const wide = [...looks, ...between, ...each].map((look) => [lookName(look), look] as const);
  return [...new Map(wide).values()];
}
