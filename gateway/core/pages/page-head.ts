import { languageTag } from '../../contract/languages.ts';
import { catalogueOf, inLanguage } from '../brands.ts';
import type { PageFacts } from './boot-data.ts';
import { escapeAttribute, scriptJson } from './escape.ts';
import type { PageHead } from './portal-server.ts';
import { SOCIAL_SIZE } from './social-picture.ts';

export interface PageLinks {
  /** The address that counts as the page's own, without a query. */
  readonly canonical: string;
  /** Where the merchant's pages stand, without a slash at the end. */
  readonly origin: string;
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeAttribute(content)}">`;

const link = (rel: string, href: string, more = '') =>
  `<link rel="${rel}"${more} href="${escapeAttribute(href)}">`;

/** What a browser shows of a brand outside the page: in its tab, around it, on a home screen. */
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

/** The brand's picture beside a link, where it has one in this language or in English. */
function pictureLines({ brand, boot }: PageFacts, { origin }: PageLinks): readonly string[] {
  const wanted = [catalogueOf(boot.language), 'en'];
  const language = wanted.find((each) => brand?.socialPictures.includes(each));
  if (!brand || language === undefined) return [];
  const tagline = inLanguage(brand.tagline, boot.language);
  return [
    meta('property', 'og:image', `${origin}/brands/${brand.slug}/social-${language}.png`),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(SOCIAL_SIZE.width)),
    meta('property', 'og:image:height', String(SOCIAL_SIZE.height)),
    meta('property', 'og:image:alt', tagline ? `${boot.brand.name}: ${tagline}` : boot.brand.name),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** Open Graph writes a language with its country. */
const OG_LOCALES: Readonly<Record<string, string>> = { en: 'en_US' };

const ogLocale = (tag: string) => OG_LOCALES[tag] ?? tag.replace('-', '_');

/**
 * Lines of the document's head for browsers, search engines and whoever shows a link (Open Graph).
 * What is not for everybody, or is no page, is listed nowhere.
 */
export function headLines(
  head: PageHead | undefined,
  facts: PageFacts,
  links: PageLinks,
): readonly string[] {
  if (!head?.isPublic) return [...brandLines(facts), meta('name', 'robots', 'noindex')];
  const { brand, boot } = facts;
  const { title } = head;
  const description = head.description ?? (brand && inLanguage(brand.tagline, boot.language));
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
    // Data, which browsers never run: the page's policy for scripts has nothing to allow.
    ...(head.structuredData
      ? [`<script type="application/ld+json">${scriptJson(head.structuredData)}</script>`]
      : []),
  ];
}
