import { languageTag } from '../../contract/languages.ts';
import { brandText, catalogueOf } from '../describe-brand.ts';
import type { PageFacts } from './boot-data.ts';
import { escapeAttribute, scriptJson } from './escape.ts';
import type { PageHead } from './portal-server.ts';
import { SOCIAL_SIZE } from './social-picture.ts';

export interface PageLinks {
  /** Canonical URL of the page, without a query. */
  readonly canonical: string;
  /** Origin of the merchant's pages. */
  readonly origin: string;
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeAttribute(content)}">`;

const link = (rel: string, href: string, more = '') =>
  `<link rel="${rel}"${more} href="${escapeAttribute(href)}">`;

/** Head elements for the brand outside the page: tab icon, theme colour, app manifest. */
export function brandLines({ brand, boot }: PageFacts): readonly string[] {
  if (!brand) return [];
  const { mode } = boot.brand;
  const folder = `/brands/${brand.slug}`;
  const color = brand.themeColor?.[mode];
  return [
    link('icon', `${folder}/mark.svg`, ' type="image/svg+xml"'),
    link('apple-touch-icon', `${folder}/apple-touch-icon.png`),
    link('manifest', `${folder}/manifest.webmanifest?lang=${boot.language}&mode=${mode}`),
    meta('name', 'application-name', boot.brand.name),
    meta('name', 'apple-mobile-web-app-title', boot.brand.name),
    ...(color ? [meta('name', 'theme-color', color)] : []),
  ];
}

/** Open Graph elements for the brand's picture in this language or in English. */
function pictureLines({ brand, boot }: PageFacts, { origin }: PageLinks): readonly string[] {
  const wanted = [catalogueOf(boot.language), 'en'];
  const language = wanted.find((each) => brand?.socialPictures.includes(each));
  if (!brand || language === undefined) return [];
  const tagline = brandText(brand.tagline, boot.language);
  return [
    meta('property', 'og:image', `${origin}/brands/${brand.slug}/social-${language}.png`),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(SOCIAL_SIZE.width)),
    meta('property', 'og:image:height', String(SOCIAL_SIZE.height)),
    meta('property', 'og:image:alt', tagline ? `${boot.brand.name}: ${tagline}` : boot.brand.name),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** Open Graph locales, which contain a country. */
const OG_LOCALES: Readonly<Record<string, string>> = { en: 'en_US' };

const ogLocale = (tag: string) => OG_LOCALES[tag] ?? tag.replace('-', '_');

/**
 * Returns the elements of the head for browsers, search engines and link previews (Open Graph). Pages that are not
 * public, and paths without a page, are not to be indexed.
 */
export function headLines(
  head: PageHead | undefined,
  facts: PageFacts,
  links: PageLinks,
): readonly string[] {
  if (!head?.isPublic) return [...brandLines(facts), meta('name', 'robots', 'noindex')];
  const { brand, boot } = facts;
  const { title } = head;
  const description = head.description ?? (brand && brandText(brand.tagline, boot.language));
  return [
    ...brandLines(facts),
    ...(description
      ? [meta('name', 'description', description), meta('property', 'og:description', description)]
      : []),
    link('canonical', links.canonical),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', boot.brand.name),
    meta('property', 'og:title', title),
    meta('property', 'og:url', links.canonical),
    meta('property', 'og:locale', ogLocale(languageTag(boot.language))),
    ...pictureLines(facts, links),
    // A data block: browsers do not execute it, so the content security policy need not allow it.
    ...(head.structuredData
      ? [`<script type="application/ld+json">${scriptJson(head.structuredData)}</script>`]
      : []),
  ];
}
