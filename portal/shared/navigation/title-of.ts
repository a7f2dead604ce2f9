import type { Boot } from '@baize/gateway/contract';

/**
 * The document's title of a named page, by the brand's pattern; every title contains the brand's
 * name (WCAG 2.4.2).
 */
export function titleOf(
  page: string,
  { name, title = '{page} · {brand}' }: Pick<Boot['brand'], 'name' | 'title'>,
): string {
  if (page.includes(name)) return page;
  return title.replace(/\{(page|brand)\}/g, (_, word) => (word === 'page' ? page : name));
}
