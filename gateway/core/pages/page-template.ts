import { readFile } from 'node:fs/promises';
import { PAGE_STYLE_ID } from '../../contract/page.ts';
import { sourceHash } from '../source-hash.ts';
import { ttlCache } from '../ttl-cache.ts';

/** The built HTML of the portal's page. */
export interface PageTemplate {
  readonly html: string;
  /** CSP hashes of its inline styles. */
  readonly sheetHashes: readonly string[];
}

const PAGE_STYLE = new RegExp(`<style id="${PAGE_STYLE_ID}"[^>]*>(.*?)</style>`, 's');

/** Returns the styles that the build has inlined into a page; undefined without any. */
export const pageStyleOf = (html: string): string | undefined => PAGE_STYLE.exec(html)?.[1];

/** Milliseconds for which the template is cached, and until a new build takes effect. */
const CACHE_MS = 1000;

/** Creates the reader of the template; it returns undefined if the portal is not built. */
export function pageTemplate(file: string): () => Promise<PageTemplate | undefined> {
  const cached = ttlCache<PageTemplate | undefined>(CACHE_MS, 1);
  const read = async () => {
    const html = await readFile(file, 'utf8').catch(() => undefined);
    if (html === undefined) return undefined;
    const style = pageStyleOf(html);
    return { html, sheetHashes: style === undefined ? [] : [sourceHash(style)] };
  };
  return () => cached(file, read).value;
}
