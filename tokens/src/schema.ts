import { z } from 'zod';
import { BACKDROPS } from './backdrops.ts';
import { familyName } from './family-name.ts';
import { brandName, line } from './plain-text.ts';
import { linkKind } from './safe-link.ts';

const slug = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,30}$/, 'must be lower case letters, digits, hyphens');
const perLanguage = (text: z.ZodString) => z.strictObject({ en: text, fil: text });

/** Without an address or number, a mail or phone link opens a program but reaches nobody. */
function reachesSomebody(href: string): boolean {
  const kind = linkKind(href);
  const address = href.slice(href.indexOf(':') + 1).replace(/[?;].*/, '');
  if (kind === 'mailto') return /^[^@,]+@[^@,]+$/.test(address);
  return kind !== 'tel' || (address.match(/\d/g) ?? []).length >= 3;
}

const secureUrl = z
  .string()
  .refine((href) => linkKind(href) !== undefined, 'must be https:, mailto:, tel: or a path')
  .refine(
    reachesSomebody,
    'must name whom it reaches, such as mailto:care@aurora.example or tel:+63280000001',
  );

/** A link that the portal shows only when the merchant has configured it. */
const link = z
  .strictObject({ configured: z.boolean(), href: secureUrl.optional() })
  .refine(({ configured, href }) => configured === (href !== undefined), {
    message: 'href and configured belong together',
  });

/** Every title contains the page's name and the brand's (WCAG 2.4.2). */
const title = line(120).refine(
  (pattern) => (pattern.match(/\{\w*\}/g) ?? []).toSorted().join() === '{brand},{page}',
  'must have {page} and {brand} once each, and no other name in braces',
);

/** A year, or a placeholder other than `{year}`; a brand may have four digits in its name. */
const hasFixedYear = (line: string, names: readonly string[]) =>
  /\{|\d{4}/.test(
    names.reduce(
      (left, name) => left.replaceAll(name, ''),
      line.replace(/(?:\d{4}\s*[-–]\s*)?\{year\}/, ''),
    ),
  );

/** The two colour schemes, which are the values of `data-mode`. */
export const modeSchema = z.enum(['dark', 'light']);

/** A CSS `font-weight`: one weight, or the range of a variable font. */
const fontWeight = z
  .string()
  .refine(
    isWeight,
    'must be a weight from 1 to 1000 such as 400, or two in ascending order such as 400 700',
  );

function isWeight(text: string): boolean {
  if (!/^[1-9]\d{0,3}(?: [1-9]\d{0,3})?$/.test(text)) return false;
  const [low = 0, high = low] = text.split(' ').map(Number);
  return high <= 1000 && (low < high || !text.includes(' '));
}

/** A font in the brand's own folder: one file for each weight, or a variable one with a range. */
const ownFont = z.strictObject({
  family: familyName,
  generic: z.enum(['serif', 'sans-serif']),
  files: z
    .array(
      z.strictObject({
        file: z
          .string()
          .regex(
            /^fonts\/[a-z\d][a-z\d._-]*\.woff2$/i,
            'must be a file such as fonts/aurora.woff2',
          ),
        weight: fontWeight,
      }),
    )
    .min(1)
    .max(3),
});

/** The fields that the check of the copyright line needs. */
const signed = z.object({
  name: z.object({ en: z.string(), fil: z.string() }),
  copyright: z.string(),
});

/** `brand.json`: everything about a brand that is not a token. */
export const brandSchema = z
  .strictObject({
    slug,
    /** The brand's name, by language of the portal. */
    name: perLanguage(brandName),
    /** One line of text: for link previews, the installed app, and mails. */
    tagline: perLanguage(line(160)),
    /** Pattern of page titles; defaults to `{page} · {brand}`. */
    title: title.optional(),
    /** Merchants that get this brand when they name none. */
    merchants: z.array(z.string().regex(/^[a-z0-9_-]+$/i)),
    /** The first one is the brand's default. */
    modes: z.array(modeSchema).min(1),
    /** For `<meta name="theme-color">`, by mode. */
    themeColor: z.partialRecord(modeSchema, z.string().regex(/^#[\da-f]{6}$/i)),
    /** The brand's own fonts, as WOFF2 files in its folder. */
    fonts: z.array(ownFont).max(2).optional(),
    /** The backdrop of banners; defaults to their own scenes, in the brand's colours. */
    backdrop: z.enum(BACKDROPS).optional(),
    support: z.strictObject({ chat: link, email: link, phone: link, help: link }),
    licence: z.strictObject({
      /** The brand is a demonstration without a licence and takes no real money. */
      demonstration: z.boolean().optional(),
      text: perLanguage(line(1000)),
      minimumAge: z.number().int().min(18),
    }),
    /** `{year}` is the current year, by the clock of the page. */
    copyright: line(200),
  })
  .refine(({ copyright, name }) => !hasFixedYear(copyright, Object.values(name)), {
    path: ['copyright'],
    // Reported together with all other problems.
    when: ({ value }) => signed.safeParse(value).success,
    message: 'must say {year} for this year, such as "© 2019-{year} Aurora"',
  });

export type BrandInfo = z.infer<typeof brandSchema>;
export type Mode = z.infer<typeof modeSchema>;

const reference = z.strictObject({ $ref: z.string().min(1) });

/** The part of a DTCG 2025.10 resolver document that Baize uses. */
export const resolverSchema = z.strictObject({
  $schema: z.string().optional(),
  name: z.string(),
  version: z.literal('2025.10'),
  sets: z.record(z.string(), z.strictObject({ sources: z.array(reference) })),
  modifiers: z.strictObject({
    mode: z.strictObject({
      contexts: z.partialRecord(modeSchema, z.array(reference)),
      default: modeSchema,
    }),
  }),
  resolutionOrder: z.array(reference),
});

export type ResolverDocument = z.infer<typeof resolverSchema>;
