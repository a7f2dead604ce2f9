import { readFile } from 'node:fs/promises';
import { PAGE_STYLE_ID } from '../../contract/page.ts';
import { sourceHash } from '../source-hash.ts';
import { ttlCache } from '../ttl-cache.ts';

/** The portal's page as the build left it. */
export interface PageTemplate {
  readonly html: string;
  /** Of the styles in it, as the content security policy names them. */
  readonly sheetHashes: readonly string[];
}

const PAGE_STYLE = new RegExp(`<style id="${PAGE_STYLE_ID}"[^>]*>(.*?)</style>`, 's');

/** The styles that the build wrote into a page; undefined for one without. */
export const pageStyleOf = (html: string): string | undefined => PAGE_STYLE.exec(html)?.[1];

/** Milliseconds until the page of a new build is seen: the file is not looked at for every page. */
const CACHE_MS = 1000;

/** Reads the page of the portal in a file; undefined where it is not built. */
export function pageTemplate(file: string): () => Promise<PageTemplate | undefined> {
  const keep = ttlCache<PageTemplate | undefined>(CACHE_MS, 1);
  const read = async () => {
    const html = await readFile(file, 'utf8').catch(() => undefined);
    if (html === undefined) return undefined;
    const style = pageStyleOf(html);
    return { html, sheetHashes: style === undefined ? [] : [sourceHash(style)] };
  };
  return () => keep(file, read).value;
}
