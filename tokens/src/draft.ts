import { toHex } from './colour.ts';
import { draftPalette } from './palette.ts';
import type { BrandInfo, Mode } from './schema.ts';
import type { SHAPES } from './shapes.ts';

/** What one has to know to draft a brand; colours as hex, fonts as keys of `fonts.json`. */
export type BrandAnswers = {
  slug: string;
  name: string;
  mode: Mode;
  primary: string;
  accent?: string;
  display: string;
  body: string;
  shape: keyof typeof SHAPES;
};

/** The brand's texts and links, all social links off. */
export function draftInfo({ slug, name, mode, primary }: BrandAnswers): BrandInfo {
  const off = { configured: false };
  const words = { en: name, fil: name };
  const { surface } = draftPalette(primary, mode);
  const theme = toHex(surface).replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  return {
    slug,
    name: words,
    tagline: words,
    merchants: [slug],
    modes: [mode],
    themeColor: { [mode]: theme },
    support: { chat: off, email: off, phone: off, help: { configured: true, href: '/help' } },
    social: { facebook: off, telegram: off, whatsapp: off, youtube: off, instagram: off, x: off },
    licence: { text: words, minimumAge: 18 },
    copyright: `© ${name}`,
  };
}

/** The order of the brand's files; `shared` stands before the names of base and semantic tokens. */
export function draftResolver(name: string, mode: Mode, shared: string): object {
  return {
    name,
    version: '2025.10',
    sets: {
      base: { sources: [{ $ref: `${shared}base.tokens.json` }] },
      brand: { sources: [{ $ref: 'brand.tokens.json' }] },
      semantic: { sources: [{ $ref: `${shared}semantic.tokens.json` }] },
    },
    modifiers: { mode: { contexts: { [mode]: [] }, default: mode } },
    resolutionOrder: ['sets/base', 'sets/brand', 'modifiers/mode', 'sets/semantic'].map((step) => ({
      $ref: `#/${step}`,
    })),
  };
}
