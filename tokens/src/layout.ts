import { z } from 'zod';
import { hasControls, isBlank } from './plain-text.ts';

/** The sections of home, in the order of the specification (R2.51). */
export const HOME_SECTIONS = [
  'hot',
  'favourites',
  'recent',
  'jackpots',
  'winners',
  'categories',
] as const;

/** The elements of the header; `space` takes the remaining width. */
export const HEADER_PARTS = ['logo', 'search', 'space', 'preferences', 'account'] as const;

const once = <Item extends string>(items: readonly Item[]) => new Set(items).size === items.length;

const header = z
  .array(z.enum(HEADER_PARTS))
  .refine((parts) => parts.includes('logo') && parts.includes('account'), {
    message: 'must have logo and account',
  })
  .refine((parts) => once(parts.filter((part) => part !== 'space')), {
    message: 'has a part twice',
  })
  .refine((parts) => parts.filter((part) => part === 'space').length <= 2, {
    message: 'may have space twice at most',
  });

const section = z
  .strictObject({
    section: z.enum(HOME_SECTIONS),
    /** Maximum number of games. */
    count: z.int().min(4).max(12).optional(),
  })
  .refine(({ section: name, count }) => count === undefined || isOfGames(name), {
    path: ['count'],
    message: 'is for sections of games: hot, favourites, recent, jackpots',
  });

const isOfGames = (name: string) => ['hot', 'favourites', 'recent', 'jackpots'].includes(name);

/** A message of the portal: text, with placeholders for values. */
const text = z
  .string()
  .max(400)
  .refine((words) => !isBlank(words), {
    message: 'is blank; write it, or take it out for the words of the portal',
  })
  .refine((words) => !hasControls(words), {
    message: 'has control characters or marks of direction; write it again without them',
  })
  .refine((words) => !/[{}<>]/.test(words.replace(/\{[a-zA-Z]\w*\}/g, '')), {
    message: 'may have names in braces, such as {brand}, and no tags or plurals',
  });
const texts = z.record(z.string().regex(/^[a-zA-Z][\w.-]*$/), text);

/** A background picture for the page, in the brand's folder. */
const GROUND_PICTURE = /^ground\.(svg|webp|avif|png|jpg)$/;

/**
 * `layout.json`: how a brand arranges the portal. Every key is optional and defaults to `DEFAULT_LAYOUT`.
 */
export const layoutSchema = z.strictObject({
  $schema: z.string().optional(),
  shell: z
    .strictObject({
      /** Position of the navigation: a menu beside the page, categories above it, or both. */
      menu: z.enum(['both', 'side', 'top']).optional(),
      /** The bar at the bottom of a phone. */
      phoneBar: z.boolean().optional(),
    })
    .optional(),
  header: header.optional(),
  /** The banners of home: one at full width, one with two beside it, a row of cards, or none. */
  hero: z.enum(['full', 'split', 'cards', 'none']).optional(),
  home: z
    .array(section)
    .min(1)
    .refine((sections) => once(sections.map((each) => each.section)), {
      message: 'has a section twice',
    })
    .optional(),
  tile: z
    .strictObject({
      ratio: z.enum(['3:4', '1:1', '4:3']).optional(),
      /** Name and vendor: below the picture, over it on hover, or in the picture only. */
      words: z.enum(['below', 'hover', 'none']).optional(),
      /** Heart and info in the corner: on hover, or always. */
      actions: z.enum(['hover', 'always']).optional(),
    })
    .optional(),
  density: z.enum(['comfortable', 'compact']).optional(),
  /** All font sizes, as a share of the default design's. */
  typeScale: z.number().min(0.9).max(1.15).optional(),
  icons: z.enum(['line', 'duotone', 'solid']).optional(),
  /** The illustrations of empty pages. */
  illustrations: z.enum(['full', 'outline', 'none']).optional(),
  motion: z
    .strictObject({
      loading: z.enum(['ring', 'arc', 'square']).optional(),
      hover: z.enum(['lift', 'glow', 'still']).optional(),
    })
    .optional(),
  ground: z
    .union([
      z.strictObject({ texture: z.enum(['none', 'dots', 'grid', 'stripes', 'glow']) }),
      z.strictObject({
        picture: z.string().regex(GROUND_PICTURE, 'must be ground.svg, .webp, .avif, .png or .jpg'),
      }),
    ])
    .optional(),
  /** The brand's own texts for messages of the portal, by language and id. */
  texts: z.strictObject({ en: texts.optional(), fil: texts.optional() }).optional(),
});

export type Layout = z.infer<typeof layoutSchema>;

/** The defaults of `layout.json`. */
export const DEFAULT_LAYOUT = {
  shell: { menu: 'both', phoneBar: true },
  header: ['logo', 'search', 'space', 'preferences', 'account'],
  hero: 'full',
  home: HOME_SECTIONS.map((name) => ({ section: name })),
  tile: { ratio: '3:4', words: 'below', actions: 'hover' },
  density: 'comfortable',
  typeScale: 1,
  icons: 'duotone',
  illustrations: 'full',
  motion: { loading: 'ring', hover: 'lift' },
  ground: { texture: 'none' },
} as const satisfies Layout;

/** The part of a layout that changes the portal's markup, because no style can express it. */
export type PortalLayout = Pick<Layout, 'header' | 'hero' | 'home' | 'texts'> & {
  menu?: 'side' | 'top' | undefined;
  /** Whether its tiles are lower than the default: fewer, larger ones are beside the winners. */
  hasLowTiles?: true | undefined;
};

/** Removes the values that equal the default, so that a brand sends nothing superfluous. */
export function portalLayout(layout: Layout): PortalLayout {
  const { shell, header: parts, hero, home, tile = {}, texts: words } = layout;
  const menu = shell?.menu === 'both' ? undefined : shell?.menu;
  const hasLowTiles = (tile.ratio ?? '3:4') !== '3:4' || (tile.words ?? 'below') !== 'below';
  return {
    ...(menu && { menu }),
    ...(hasLowTiles && { hasLowTiles }),
    ...(parts && { header: parts }),
    ...(hero && hero !== 'full' && { hero }),
    ...(home && { home }),
    ...(words && { texts: words }),
  };
}
