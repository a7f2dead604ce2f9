import { escapeAttribute } from './escape-attribute.ts';
import type { PageHead } from './render-page.ts';

export interface PageLinks {
  /** The address that counts as the page's own, without a query. */
  readonly canonical: string;
  /** The brand's mark; absent without a brand. */
  readonly icon: string | undefined;
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeAttribute(content)}">`;

/**
 * Lines of the document's head for browsers, search engines and whoever shows a link (Open Graph).
 * What is not for everybody, or is no page, is listed nowhere.
 */
export function headLines(
  head: PageHead | undefined,
  { canonical, icon }: PageLinks,
  brand: string,
): readonly string[] {
  const icons = icon
    ? [`<link rel="icon" type="image/svg+xml" href="${escapeAttribute(icon)}">`]
    : [];
  if (!head?.isPublic) return [...icons, meta('name', 'robots', 'noindex')];
  const { title, description } = head;
  return [
    ...icons,
    ...(description
      ? [meta('name', 'description', description), meta('property', 'og:description', description)]
      : []),
    `<link rel="canonical" href="${escapeAttribute(canonical)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:title', title),
    meta('property', 'og:url', canonical),
  ];
}
