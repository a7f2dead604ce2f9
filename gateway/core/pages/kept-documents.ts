import { type ContentEncoding, encode } from '../compression.ts';
import { ttlCache } from '../ttl-cache.ts';
import type { RenderedPage } from './rendering.ts';

/** Of one drawn page: encodings, and the hosts that it is asked for on. */
const MOST_OF_PAGE = 8;

interface DocumentNeeds {
  /** What the document is made of beside the drawn page. */
  readonly key: string;
  readonly encoding: ContentEncoding;
  write(): string;
}

/**
 * Documents of drawn pages as they go over the line: as long as the same drawing is shown, it is
 * filled in and compressed once. They go with their drawing.
 */
export function keptDocuments() {
  const ofPage = () => ttlCache<Uint8Array<ArrayBuffer>>(Number.POSITIVE_INFINITY, MOST_OF_PAGE);
  const kept = new WeakMap<RenderedPage, ReturnType<typeof ofPage>>();

  return (page: RenderedPage, { key, encoding, write }: DocumentNeeds) => {
    const make = () => encode(new TextEncoder().encode(write()), encoding);
    // It is eight times as long, and no browser asks for it.
    if (!encoding) return make();
    const keep = kept.get(page) ?? ofPage();
    kept.set(page, keep);
    return keep(`${encoding} ${key}`, make).value;
  };
}
