import * as z from 'zod/mini';
import { language } from './fields.ts';
import { permission } from './system.ts';

export {
  ANSWERS_ELEMENT_ID,
  BOOT_ELEMENT_ID,
  BOOT_PATH,
  CLOCK_TIMING,
  OFFLINE_PATH,
  PAGE_STYLE_ID,
  SERVICE_WORKER_PATH,
} from './page.ts';

const mode = z.enum(['dark', 'light']);
/** The first is the brand's own. */
const modes = z.array(mode);
export const sideMenuState = z.enum(['open', 'folded']);
export type SideMenuState = z.infer<typeof sideMenuState>;

/**
 * How the brand arranges the portal, where it is unlike the others (its `layout.json`); what a style
 * can say stands in the brand's CSS. The header's parts and home's sections are in their order.
 */
export const brandLayout = z.object({
  /** The menu beside the page alone, or only when it is opened. */
  menu: z.optional(z.enum(['side', 'top'])),
  header: z.optional(z.array(z.enum(['logo', 'search', 'space', 'preferences', 'account']))),
  hero: z.optional(z.enum(['split', 'cards', 'none'])),
  /** Its tiles are lower than the others': fewer of them, larger, stand beside the winners. */
  hasLowTiles: z.optional(z.literal(true)),
  home: z.optional(
    z.array(
      z.object({
        section: z.enum(['hot', 'favourites', 'recent', 'jackpots', 'winners', 'categories']),
        /** So many games at most. */
        count: z.optional(z.number()),
      }),
    ),
  ),
});
export type BrandLayout = z.infer<typeof brandLayout>;

/**
 * A message in the brand's own words, as react-intl has it parsed: words, and the names of values.
 * Type 0 is a literal, type 1 an argument.
 */
const brandMessage = z.array(
  z.object({ type: z.union([z.literal(0), z.literal(1)]), value: z.string() }),
);

/** What the gateway writes into the served page, so that the first paint waits for no call. */
export const boot = z.object({
  permission: permission.response,
  brand: z.object({
    slug: z.string(),
    name: z.string(),
    /** How a page's title is put together of `{page}` and `{brand}`, where the brand says it. */
    title: z.optional(z.string()),
    mode,
    modes,
    /** What stands around the page in the browser, by mode. */
    themeColor: z.optional(z.record(z.string(), z.string())),
    layout: z.optional(brandLayout),
    /** Messages in its own words, by language and id: the page changes its language by itself. */
    texts: z.optional(z.partialRecord(language, z.record(z.string(), brandMessage))),
    copyright: z.string(),
    /** In the page's language. */
    licence: z.string(),
    /** By the brand's licence, in years. */
    minimumAge: z.number(),
    /** Ways to reach a person, as links; only those that the brand configured. */
    support: z.partial(
      z.object({ chat: z.string(), email: z.string(), phone: z.string(), help: z.string() }),
    ),
  }),
  /** Brands that the visitor may switch to: several in the demo, one for a merchant. */
  brands: z.array(z.object({ slug: z.string(), name: z.string(), modes })),
  /** From the request's cookie where it is supported, else the default. */
  language,
  /** Whether the visitor left the side menu open or folded; absent: the window's width decides. */
  sideMenu: z.optional(sideMenuState),
  demo: z.boolean(),
});
export type Boot = z.infer<typeof boot>;
