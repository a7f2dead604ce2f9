import { type ContentEncoding, encode } from '../compression.ts';
import { ttlCache } from '../ttl-cache.ts';
import type { RenderedPage } from './rendering.ts';

/** Documents of one rendered page: encodings times the hosts that it is requested on. */
const MAX_OF_PAGE = 8;

interface DocumentInput {
  /** Identifies everything that the document depends on beside the rendered page. */
  readonly key: string;
  readonly encoding: ContentEncoding;
  write(): string;
}

/**
 * Creates a cache of the compressed documents of rendered pages: a page is filled in and compressed once for
 * as long as the same rendering is served. The documents are released with their rendering.
 */
export function createDocumentCache() {
  const ofPage = () => ttlCache<Uint8Array<ArrayBuffer>>(Number.POSITIVE_INFINITY, MAX_OF_PAGE);
  const caches = new WeakMap<RenderedPage, ReturnType<typeof ofPage>>();

  return (page: RenderedPage, { key, encoding, write }: DocumentInput) => {
    const make = () => encode(new TextEncoder().encode(write()), encoding);
    // Uncompressed documents are not cached: they are eight times as large, and no browser requests them.
    if (!encoding) return make();
    const cached = caches.get(page) ?? ofPage();
    caches.set(page, cached);
    return cached(`${encoding} ${key}`, make).value;
  };
}
