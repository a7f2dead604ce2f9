import { LRUCache } from 'lru-cache';
import { type ContentEncoding, encode } from '../compression.ts';
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
  const kept = new WeakMap<RenderedPage, LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>>();

  return (page: RenderedPage, { key, encoding, write }: DocumentNeeds) => {
    const ofPage = kept.get(page) ?? new LRUCache({ max: MOST_OF_PAGE });
    kept.set(page, ofPage);
    const name = `${encoding} ${key}`;
    const known = ofPage.get(name);
    if (known) return known;
    const bytes = encode(new TextEncoder().encode(write()), encoding);
    ofPage.set(name, bytes);
    bytes.catch(() => ofPage.delete(name));
    return bytes;
  };
}
