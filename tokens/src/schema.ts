import { z } from 'zod';
import { linkKind } from './safe-link.ts';

const slug = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,30}$/, 'must be lower case letters, digits, hyphens');
const perLanguage = z.strictObject({ en: z.string().min(1), fil: z.string().min(1) });
const secureUrl = z
  .string()
  .refine((href) => linkKind(href) !== undefined, 'must be https:, mailto:, tel: or a path');

/** A link that the portal shows only when the merchant has configured it. */
const link = z
  .strictObject({ configured: z.boolean(), href: secureUrl.optional() })
  .refine(({ configured, href }) => configured === (href !== undefined), {
    message: 'href and configured belong together',
  });

/** The two colour schemes; `data-mode` carries the word. */
export const modeSchema = z.enum(['dark', 'light']);

/** `brand.json`: everything about a brand that is not a token. */
export const brandSchema = z.strictObject({
  slug,
  /** How the brand is called, by language of the portal. */
  name: perLanguage,
  /** One line below the logo or in the page title. */
  tagline: perLanguage,
  /** Merchants that get this brand when they name none. */
  merchants: z.array(z.string().regex(/^[a-z0-9_-]+$/i)),
  /** The first is the brand's default. */
  modes: z.array(modeSchema).min(1),
  /** For `<meta name="theme-color">`, by mode. */
  themeColor: z.partialRecord(modeSchema, z.string().regex(/^#[\da-f]{6}$/i)),
  support: z.strictObject({ chat: link, email: link, phone: link, help: link }),
  social: z.strictObject({
    facebook: link,
    telegram: link,
    whatsapp: link,
    youtube: link,
    instagram: link,
    x: link,
  }),
  licence: z.strictObject({ text: perLanguage, minimumAge: z.number().int().min(18) }),
  copyright: z.string().min(1),
});

export type BrandInfo = z.infer<typeof brandSchema>;
export type Mode = z.infer<typeof modeSchema>;

const reference = z.strictObject({ $ref: z.string().min(1) });

/** A DTCG 2025.10 resolver document, as far as Baize uses it. */
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
