import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { Boot } from '../../contract/boot.ts';
import { MINUTE } from '../../contract/durations.ts';
import { envelope } from '../../contract/errors.ts';
import { logError } from '../log-error.ts';
import { ttlCache } from '../ttl-cache.ts';
import { withTimeout } from '../with-timeout.ts';
import { renderThread } from './render-thread.ts';
import type { Answer, OfflinePage, PageToRender, RenderedPage } from './rendering.ts';

/** A page's path and its query with the question mark, empty without one. */
export interface PageAddress {
  readonly path: string;
  readonly search: string;
}

/** What the portal says of one of its pages, for the head of the document. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Everybody may read it, so that search engines may list it. */
  readonly isPublic: boolean;
  /** The path that search engines are told of; that of the page itself where absent. */
  readonly canonical?: string;
  /** What search engines read of it beside its words (schema.org). */
  readonly structuredData?: object;
}

/** What the gateway's own thread needs of the portal's server build. */
interface PortalServer {
  /** Of a path and its query; undefined where the portal has no such page. */
  readonly describePage?: (
    path: string,
    boot: Boot,
    source: {
      readonly origin: string;
      readonly search: string;
      readonly answer: Answer;
    },
  ) => Promise<PageHead | undefined>;
  /** Every page by the one spelling that the portal knows it by. Older builds have none. */
  readonly pagePaths?: readonly string[];
  /** Pages that everybody may read and be led to, each by one address. */
  readonly publicPaths?: readonly string[];
  /** Older builds have none. */
  readonly serviceWorker?: string;
  /**
   * The address that a page is rendered by: without what of its query changes nothing. Undefined
   * where the browser renders it.
   */
  addressToRender(path: string, search: string): string | undefined;
}

/** `permission.systemStatus` for visitors from where the merchant offers nothing (R1.06). */
const REGION_RESTRICTED = 2;

/** Milliseconds for which a rendered page counts as new, and for which it may still be shown. */
const FRESH_MS = 5_000;
const USABLE_MS = MINUTE;
/**
 * Milliseconds for which a page with the same answers is not rendered anew. Well before it is no
 * longer shown: times of day stand in it, and pages that were rendered together take their turns.
 */
const REVALIDATE_MS = 40_000;
/** A page is new for up to so much less: pages that were asked for together are not rendered anew together. */
const JITTER_MS = 3_000;
/** Of one path: languages times brands times modes. More is somebody playing with cookies. */
const MAX_OF_PATH = 64;
/** Addresses with a query, of all paths together: filters and pages, which anybody can make up. */
const MAX_WITH_QUERY = 64;
/**
 * Pages that may wait for being rendered. They are rendered one after the other, so whoever came
 * later would wait longer than their own browser needs; of those with a query, which anybody can
 * make up without end, so few that the gateway's work stays with its calls.
 */
const MAX_WAITING = { plain: 8, withQuery: 2 };
/**
 * Milliseconds for which whoever asks waits for a page that is being rendered. Past it the browser
 * renders it, and what was begun serves those who come later.
 */
const RENDER_BUDGET_MS = 5_000;
/** Milliseconds after which an answer counts as failed: the browser asks for it again. */
const ANSWER_TIMEOUT_MS = 10_000;

interface Kept {
  /** From when on it counts as new. */
  readonly at: number;
  /** When its answers were asked for. */
  readonly begun: number;
  /** When its rendering began: earlier where the answers were the same as before. */
  readonly drawn: number;
  /** The next one is on its way: a slow thread is not asked for a third. */
  readonly isRenewed?: boolean;
  readonly page: Promise<RenderedPage | undefined>;
}

const withinBudget = ({ begun, page }: Kept): Kept['page'] =>
  withTimeout(page, begun + RENDER_BUDGET_MS - performance.now());

/** What different spellings of a path have in common, as the portal's router matches them. */
function withoutSpelling(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase();
}

type Pages = LRUCache<string, Kept>;

/** What the merchant allows; a visitor's address and the time are of no rendered page. */
const merchantOf = ({ permission }: Boot) => {
  const { location: _visitor, serverTime: _now, ...merchant } = permission;
  return merchant;
};

const keyOf = (boot: Boot): string => JSON.stringify({ ...boot, permission: merchantOf(boot) });

function visitorsAnswer(app: Hono, boot: Boot): Answer {
  // The Node adapter's binding, which says who called: the gateway itself.
  const self = { incoming: { headers: {}, socket: { remoteAddress: '127.0.0.1' } }, ownCall: true };
  const headers = {
    Merchant: boot.permission.info.merchant,
    Language: boot.language,
    Device: 'web',
  };
  return async (endpoint, payload) => {
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries(payload)) {
      if (value !== undefined && value !== '') query.set(key, String(value));
    }
    const ask = async () => {
      const answer = await app.request(`${endpoint.path}?${query}`, { headers }, self);
      const parsed = z.safeParse(envelope, await answer.json());
      return parsed.success && parsed.data.success ? parsed.data.value : undefined;
    };
    return withTimeout(ask(), ANSWER_TIMEOUT_MS);
  };
}

/** Answers that pages are described by serve everybody for so many milliseconds. */
const HEAD_CACHE_MS = MINUTE;
/** So many answers, and so many heads: lobbies, their filters and pages, times languages and brands. */
const MAX_CACHED = 128;

/**
 * What a visitor is answered depends on the language and on what the merchant allows, and not on the
 * brand: pages of all brands are made of the same answers. A late one is gone without.
 */
function keptAnswers(app: Hono, fresh: number) {
  const keep = ttlCache<unknown>(fresh, MAX_CACHED);
  return (boot: Boot): Answer => {
    const ask = visitorsAnswer(app, boot);
    const asked = `${boot.language} ${JSON.stringify(merchantOf(boot))}`;
    return (endpoint, payload) => {
      const key = `${endpoint.path} ${JSON.stringify(payload)} ${asked}`;
      const { at, value } = keep(key, () => ask(endpoint, payload));
      return withTimeout(value, at + RENDER_BUDGET_MS - performance.now());
    };
  };
}

/**
 * Renders pages with the portal's server build, where there is one: seen before any script has come.
 * What was rendered serves everybody who would get the same for some seconds; a page that cannot be
 * rendered, or not soon, is left to the browser. It also tells what the portal says of its pages.
 */
export function createPageRenderer(app: Hono, entry: string) {
  const byPath = new Map<string, Pages>();
  // A made-up query pushes out other pages with queries alone.
  const withQuery: Pages = new LRUCache({ max: MAX_WITH_QUERY });
  /** They change with the build alone. */
  const keepOffline = ttlCache<OfflinePage | undefined>(Number.POSITIVE_INFINITY, MAX_OF_PATH);
  // Counted apart: made-up queries that wait keep no plain page from being rendered again.
  const waiting = { plain: 0, withQuery: 0 };
  let loading: Promise<PortalServer | undefined> | undefined;

  const load = async (): Promise<PortalServer | undefined> =>
    existsSync(entry) ? import(pathToFileURL(entry).href) : undefined;

  const portalServer = (): Promise<PortalServer | undefined> => {
    loading ??= load().catch((error: unknown) => {
      logError('The portal’s server build cannot be loaded; the browser renders its pages', error);
      return undefined;
    });
    return loading;
  };

  let spellings: ReadonlyMap<string, string> | undefined;
  /** The spelling of a page's path that differs from the given one in case or slashes at its end alone. */
  const spellingOf = async (path: string): Promise<string | undefined> => {
    const { pagePaths = [] } = (await portalServer()) ?? {};
    spellings ??= new Map(pagePaths.map((each) => [withoutSpelling(each), each]));
    return spellings.get(withoutSpelling(path));
  };

  /** Pages of one path that have no query. The build names the paths, so they are not many. */
  const pagesOf = (path: string): Pages => {
    const known = byPath.get(path) ?? new LRUCache({ max: MAX_OF_PATH });
    byPath.set(path, known);
    return known;
  };

  const thread = renderThread(entry);
  const answersOfPages = keptAnswers(app, FRESH_MS);
  const answersOfHeads = keptAnswers(app, HEAD_CACHE_MS);
  const keepHead = ttlCache<PageHead | undefined>(FRESH_MS, MAX_CACHED);

  /** @param former is given again where its answers are the same */
  const render = async (
    { url, boot }: PageToRender,
    kind: keyof typeof waiting,
    former: Kept['page'] | undefined,
  ): Promise<RenderedPage | undefined> => {
    waiting[kind] += 1;
    try {
      const same = await former;
      const answer = answersOfPages(boot);
      return (await thread.page({ url, boot, unlessMadeOf: same?.madeOf, answer })) ?? same;
    } catch (error) {
      logError('The page could not be rendered; the browser renders it', error);
      return undefined;
    } finally {
      waiting[kind] -= 1;
    }
  };

  const rendered = async (
    { path, search }: PageAddress,
    boot: Boot,
    bootKey: string,
  ): Promise<RenderedPage | undefined> => {
    // It names the visitor's address, and what is rendered is everybody's.
    if (boot.permission.systemStatus === REGION_RESTRICTED) return undefined;
    const server = await portalServer();
    const url = server?.addressToRender(path, search);
    if (!server || url === undefined) return undefined;
    const kind = url === path ? 'plain' : 'withQuery';
    const pages = kind === 'plain' ? pagesOf(path) : withQuery;
    const key = kind === 'plain' ? bootKey : `${url} ${bootKey}`;
    const known = pages.get(key);
    const begun = performance.now();
    if (known && begun - known.at < FRESH_MS) return withinBudget(known);
    const usable = known && begun - known.drawn <= USABLE_MS ? known : undefined;
    if (usable?.isRenewed) return withinBudget(usable);
    if (waiting[kind] >= MAX_WAITING[kind]) return usable && withinBudget(usable);
    const at = begun - Math.random() * JITTER_MS;
    const former = usable && begun - usable.drawn < REVALIDATE_MS ? usable.page : undefined;
    const next = { at, begun, drawn: begun, page: render({ url, boot }, kind, former) };
    if (!usable) {
      pages.set(key, next);
      return withinBudget(next);
    }
    // The previous page stays the answer until the new one is there.
    const shown = { ...usable, at, isRenewed: true };
    pages.set(key, shown);
    void Promise.all([usable.page, next.page]).then(([previous, page]) => {
      // Pushed out meanwhile, or begun anew since it took longer than the previous page may be shown.
      if (pages.peek(key) !== shown) return;
      pages.set(key, page === previous ? { ...next, drawn: usable.drawn } : next);
    });
    return withinBudget(usable);
  };

  const described = async (
    { path, search }: PageAddress,
    boot: Boot,
    { bootKey, origin }: { readonly bootKey: string; readonly origin: string },
  ): Promise<PageHead | 'missing' | 'unknown'> => {
    const server = await portalServer();
    if (!server?.describePage) return 'unknown';
    const { describePage } = server;
    const { value } = keepHead(`${origin} ${path}${search} ${bootKey}`, () =>
      describePage(path, boot, { origin, search, answer: answersOfHeads(boot) }),
    );
    return (await value) ?? 'missing';
  };

  return {
    /**
     * What the portal says of a page (`unknown` without a build that says it), and the page itself;
     * undefined where the browser renders it.
     * @param origin where the merchant's pages stand
     */
    page: async (address: PageAddress, boot: Boot, origin: string) => {
      const bootKey = keyOf(boot);
      const [about, page] = await Promise.all([
        described(address, boot, { bootKey, origin }),
        rendered(address, boot, bootKey),
      ]);
      return { about, rendered: page };
    },
    /** Undefined without a build that draws it. */
    offline: async (boot: Boot): Promise<OfflinePage | undefined> => {
      if (!(await portalServer())) return undefined;
      const { slug, mode } = boot.brand;
      const key = `${slug} ${mode} ${boot.language}`;
      return keepOffline(key, () => thread.offline(boot)).value;
    },
    spellingOf,
    serviceWorker: async (): Promise<string | undefined> => (await portalServer())?.serviceWorker,
    publicPaths: async (): Promise<readonly string[]> => (await portalServer())?.publicPaths ?? [],
  };
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;
