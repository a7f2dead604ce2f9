import { LRUCache } from 'lru-cache';
import { MINUTE } from '../../contract/durations.ts';
import { withTimeout } from '../with-timeout.ts';
import type { RenderedPage } from './rendering.ts';

/** Milliseconds for which a rendered page is served without rendering it again. */
const FRESH_MS = 5_000;
/** Maximum age of a page that is served while it is rendered again, in milliseconds. */
const USABLE_MS = MINUTE;
/**
 * Age up to which a page is kept if its answers have not changed, in milliseconds. It is well below USABLE_MS,
 * because pages contain times of day, and pages that expire together are rendered one after the other.
 */
const REUSE_MS = 40_000;
/** Random reduction of FRESH_MS, so that pages that were rendered together do not expire together. */
const JITTER_MS = 3_000;
/** Maximum number of pages of one path: languages times brands times modes. Cookies can be invented. */
const MAX_OF_PATH = 64;
/** Maximum number of pages with a query, of all paths together: queries can be invented. */
const MAX_WITH_QUERY = 64;
/**
 * Maximum number of pages that wait for being rendered. They are rendered one after the other, so a longer queue
 * takes longer than rendering in the browser. There are fewer places for pages with a query, because anybody
 * can invent queries and the gateway's capacity belongs to its calls.
 */
const MAX_WAITING = { plain: 8, withQuery: 2 };
/**
 * Milliseconds that a request waits for a page. Then the browser renders it, and the finished page serves later
 * requests.
 */
const WAIT_MS = 5_000;

interface Entry {
  /** Time from which the page counts as fresh. */
  readonly at: number;
  /** When the page was requested. */
  readonly requestedAt: number;
  /** When its content was rendered: earlier than `requestedAt` if the answers had not changed since. */
  readonly renderedAt: number;
  /** Whether its successor is being rendered: a slow thread gets no further request. */
  readonly isRenewed?: boolean;
  readonly page: Promise<RenderedPage | undefined>;
}

const waitFor = ({ requestedAt, page }: Entry): Entry['page'] =>
  withTimeout(page, requestedAt + WAIT_MS - performance.now());

interface PageRequest {
  readonly path: string;
  /** Path and query that the page is rendered by. */
  readonly url: string;
  /** Identifies the boot data that the page is rendered with. */
  readonly bootKey: string;
  /** @param previous a page that is returned unchanged if its answers are still the same */
  render(previous: RenderedPage | undefined): Promise<RenderedPage | undefined>;
}

/**
 * Creates the cache of rendered pages (stale-while-revalidate): a fresh page is served as it is, a usable one is
 * served while its successor is rendered, and others are rendered first.
 * @returns a function that returns a page; undefined if the browser has to render it
 */
export function createPageCache() {
  const byPath = new Map<string, LRUCache<string, Entry>>();
  // A cache of its own, so that invented queries evict only pages with queries.
  const withQuery = new LRUCache<string, Entry>({ max: MAX_WITH_QUERY });
  const waiting = { plain: 0, withQuery: 0 };

  /** Pages of a path without a query. The build names the paths, so there are few. */
  const pagesOf = (path: string) => {
    const pages = byPath.get(path) ?? new LRUCache<string, Entry>({ max: MAX_OF_PATH });
    byPath.set(path, pages);
    return pages;
  };

  const render = async (
    request: PageRequest,
    kind: keyof typeof waiting,
    previous: Entry['page'] | undefined,
  ): Promise<RenderedPage | undefined> => {
    waiting[kind] += 1;
    try {
      return await request.render(await previous);
    } finally {
      waiting[kind] -= 1;
    }
  };

  return async (request: PageRequest): Promise<RenderedPage | undefined> => {
    const { path, url, bootKey } = request;
    const kind = url === path ? 'plain' : 'withQuery';
    const pages = kind === 'plain' ? pagesOf(path) : withQuery;
    const key = kind === 'plain' ? bootKey : `${url} ${bootKey}`;
    const cached = pages.get(key);
    const now = performance.now();
    if (cached && now - cached.at < FRESH_MS) return waitFor(cached);
    const usable = cached && now - cached.renderedAt <= USABLE_MS ? cached : undefined;
    if (usable?.isRenewed) return waitFor(usable);
    if (waiting[kind] >= MAX_WAITING[kind]) return usable && waitFor(usable);
    const at = now - Math.random() * JITTER_MS;
    const reusable = usable && now - usable.renderedAt < REUSE_MS ? usable.page : undefined;
    const page = render(request, kind, reusable);
    const next: Entry = { at, requestedAt: now, renderedAt: now, page };
    if (!usable) {
      pages.set(key, next);
      return waitFor(next);
    }
    // The previous page is served until its successor is ready.
    const shown: Entry = { ...usable, at, isRenewed: true };
    pages.set(key, shown);
    void Promise.all([usable.page, page]).then(([previous, renewed]) => {
      // The entry was evicted, or replaced because rendering took longer than USABLE_MS.
      if (pages.peek(key) !== shown) return;
      pages.set(key, renewed === previous ? { ...next, renderedAt: usable.renderedAt } : next);
    });
    return waitFor(usable);
  };
}
