import { LANGUAGES, type Language } from '../contract/languages.ts';
import type { Brand } from './read-brand.ts';

/** Returns the key of a language in message catalogues and brands. */
export const catalogueOf = (language: Language): string =>
  LANGUAGES.find((row) => row.code === language)?.catalogue ?? 'en';

/** Returns a text of a brand in a language, or in English if it is not translated. */
export const brandText = (
  texts: Readonly<Record<string, string>> | undefined,
  language: Language,
): string | undefined => texts?.[catalogueOf(language)] ?? texts?.en;

/** Returns the brand's name in a language; its slug without one. */
export const brandName = (brand: Brand, language: Language): string =>
  brandText(brand.name, language) ?? brand.slug;

/** What the description of a brand depends on. */
export interface BrandReader {
  readonly mode: 'dark' | 'light';
  readonly language: Language;
  /** The current year in the merchant's time zone, for the copyright notice. */
  readonly year: number;
}

/** Describes a brand for the boot data of a page. */
export function describeBrand(brand: Brand, { mode, language, year }: BrandReader) {
  const contacts = Object.entries(brand.support).flatMap(([channel, { configured, href }]) =>
    configured && href ? [[channel, href]] : [],
  );
  return {
    slug: brand.slug,
    name: brandName(brand, language),
    ...(brand.layout && { layout: brand.layout }),
    ...(brand.texts && { texts: brand.texts }),
    ...(brand.title !== undefined && { title: brand.title }),
    mode,
    modes: brand.modes,
    ...(brand.themeColor && { themeColor: brand.themeColor }),
    copyright: brand.copyright.replace('{year}', String(year)),
    licence: brandText(brand.licence.text, language) ?? '',
    support: Object.fromEntries(contacts) as Record<string, string>,
  };
}
