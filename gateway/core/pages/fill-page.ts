import { ANSWERS_ELEMENT_ID, BOOT_ELEMENT_ID } from '../../contract/boot.ts';
import { languageTag } from '../../contract/languages.ts';
import type { PageFacts } from './boot-data.ts';
import { escapeAttribute, scriptJson } from './escape.ts';
import { headLines, type PageLinks } from './page-head.ts';
import type { PageTemplate } from './page-template.ts';
import type { PageHead } from './portal-server.ts';
import type { RenderedPage } from './rendering.ts';

/** Placeholders in the built template. */
const BOOT_MARK = '<!--boot-->';
const APP_MARK = '<!--app-->';
const HTML_MARK = '<html lang="en">';
const TITLE_MARK = /<title>[^<]*<\/title>/;

/**
 * Lowers the fetch priority of the scripts: a rendered page is visible without them, so fonts and the first
 * picture load before them.
 */
const withLowPriorityScripts = (template: string): string =>
  template.replaceAll(
    /<(?=script type="module"|link rel="modulepreload")(\w+)/g,
    '<$1 fetchpriority="low"',
  );

/** A link without effect: the inline script activates it after the first paint, for members if it is theirs. */
const linkAfterPaint = (file: string, rel: 'data-rel' | 'data-member-rel'): string =>
  `<link ${rel}="modulepreload" fetchpriority="low" crossorigin href="/${escapeAttribute(file)}">`;

interface PageContent {
  /** Undefined if the build does not describe pages, or the path is no page. */
  readonly head: PageHead | undefined;
  readonly links: PageLinks;
  readonly rendered: RenderedPage | undefined;
}

/** Of the styles in a page that `fillPage` fills. */
export const sheetHashesOf = ({ sheetHashes }: PageTemplate, { brand }: PageFacts): string[] => [
  ...(brand ? [brand.cssHash] : []),
  ...sheetHashes,
];

/**
 * Fills the portal's template with what the first paint needs: boot data, language and the inlined styles of the
 * brand, so that it waits for no further request. Preloads, boot data and brand come first in the head.
 */
export function fillPage(
  template: string,
  facts: PageFacts,
  { head: about, links, rendered }: PageContent,
): string {
  const { boot, brand } = facts;
  const tag = languageTag(boot.language);
  const { slug, mode } = boot.brand;
  const html = `<html lang="${tag}" data-brand="${escapeAttribute(slug)}" data-mode="${mode}">`;
  // A rendered page requests its fonts when it is laid out; preloading them would delay its first picture.
  const fontLinks = (rendered ? [] : (brand?.fonts ?? [])).map(
    (path) =>
      `<link rel="preload" href="${escapeAttribute(path)}" as="font" type="font/woff2" crossorigin>`,
  );
  const head = [
    ...(rendered?.preloads ? [rendered.preloads] : []),
    `<script type="application/json" id="${BOOT_ELEMENT_ID}">${scriptJson(boot)}</script>`,
    ...headLines(about, facts, links),
    ...(brand
      ? [`<style id="brand-style" data-slug="${escapeAttribute(slug)}">${brand.css}</style>`]
      : []),
    ...fontLinks,
    ...(rendered?.scripts ?? []).map((file) => linkAfterPaint(file, 'data-rel')),
    ...(rendered?.memberScripts ?? []).map((file) => linkAfterPaint(file, 'data-member-rel')),
    ...(rendered?.script === undefined ? [] : [`<script>${rendered.script}</script>`]),
  ].join('\n');
  // Functions, because `$` in a replacement text would be read as a pattern.
  const answers = rendered
    ? `<script type="application/json" id="${ANSWERS_ELEMENT_ID}">${scriptJson(rendered.answers)}</script>`
    : '';
  const page = rendered ? withLowPriorityScripts(template) : template;
  return page
    .replace(HTML_MARK, () => html)
    .replace(TITLE_MARK, (previous) =>
      about ? `<title>${escapeAttribute(about.title)}</title>` : previous,
    )
    .replace(BOOT_MARK, () => head)
    .replace(APP_MARK, () => rendered?.html ?? '')
    .replace('</body>', () => `${answers}</body>`);
}
