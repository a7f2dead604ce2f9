import { ANSWERS_ELEMENT_ID, BOOT_ELEMENT_ID } from '../../contract/boot.ts';
import { languageTag } from '../../contract/languages.ts';
import type { PageFacts } from './boot-data.ts';
import type { DrawnPage } from './draw-page.ts';

/** The built portal's markers. */
const BOOT_MARK = '<!--boot-->';
const APP_MARK = '<!--app-->';
const HTML_MARK = '<html lang="en">';

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** JSON that cannot end its script element, whatever the texts inside say. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * A drawn page is painted before its scripts are asked for: the entry and its parts are handed to
 * the portal's own start-after-paint.js. A template of another shape stays as it is.
 */
function startAfterPaint(template: string): string {
  const preload = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g;
  const script = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
  const entry = script.exec(template)?.[1];
  if (entry === undefined) return template;
  const parts = [...template.matchAll(preload)].map(([, href]) => href).join(' ');
  return template
    .replace(preload, '')
    .replace(
      script,
      () =>
        `<script defer src="/start-after-paint.js" data-entry="${entry}" data-parts="${parts}"></script>`,
    );
}

/**
 * Writes into the portal's page what its first paint needs: boot data, language, and the brand's
 * style itself, so that no further request stands before it. Brand and boot come before anything
 * else in the head; the style carries the nonce of the page's policy.
 */
export function fillPage(
  template: string,
  { boot, brand }: PageFacts,
  nonce: string,
  drawn?: DrawnPage,
): string {
  const tag = languageTag(boot.language);
  const { slug, mode } = boot.brand;
  const html = `<html lang="${tag}" data-brand="${escapeAttribute(slug)}" data-mode="${mode}">`;
  // A drawn page asks for its fonts itself as soon as it is laid out; before that they would only
  // take the line from its style and its first picture.
  const preloads = (drawn ? [] : (brand?.fonts ?? [])).map(
    (path) =>
      `<link rel="preload" href="${escapeAttribute(path)}" as="font" type="font/woff2" crossorigin>`,
  );
  const color = brand?.themeColor?.[mode];
  const head = [
    `<script type="application/json" id="${BOOT_ELEMENT_ID}">${scriptJson(boot)}</script>`,
    ...(color ? [`<meta name="theme-color" content="${escapeAttribute(color)}">`] : []),
    ...(brand
      ? [
          `<style id="brand-style" data-slug="${escapeAttribute(slug)}" nonce="${nonce}">${brand.css}</style>`,
        ]
      : []),
    ...preloads,
  ].join('\n');
  // Functions, because `$` in a replacement text would be read as a pattern.
  const answers = drawn
    ? `<script type="application/json" id="${ANSWERS_ELEMENT_ID}">${scriptJson(drawn.answers)}</script>`
    : '';
  const page = drawn ? startAfterPaint(template) : template;
  return page
    .replace(HTML_MARK, () => html)
    .replace(BOOT_MARK, () => head)
    .replace(APP_MARK, () => drawn?.html ?? '')
    .replace('</body>', () => `${answers}</body>`);
}
