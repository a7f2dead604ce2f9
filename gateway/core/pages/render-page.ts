import type { Hono } from 'hono';
import type { Boot } from '../../contract/boot.ts';
import { MINUTE } from '../../contract/durations.ts';
import { SYSTEM_STATUS } from '../../contract/system.ts';
import { logError } from '../log-error.ts';
import { ttlCache } from '../ttl-cache.ts';
import { bootKeyOf, createPageAnswers } from './page-answers.ts';
import { createPageCache } from './page-cache.ts';
import { createPortalServer, type PageHead } from './portal-server.ts';
import { renderThread } from './render-thread.ts';
import type { OfflinePage, RenderedPage } from './rendering.ts';

/** A page's path, and its query with the question mark, empty without one. */
interface PageAddress {
  readonly path: string;
  readonly search: string;
}

/** Milliseconds for which answers of rendered pages and descriptions of pages are cached. */
const PAGE_CACHE_MS = 5_000;
/** Milliseconds for which answers that pages are described by are cached. */
const HEAD_ANSWERS_CACHE_MS = MINUTE;
/** Maximum number of cached descriptions: lobbies, their filters and pages, times languages and brands. */
const MAX_HEADS = 128;
/** Maximum number of offline pages: brands times modes times languages. */
const MAX_OFFLINE_PAGES = 64;

/**
 * Creates the renderer of the portal's pages. With the portal's server build, pages are rendered on the gateway, so
 * that they are visible before any script has loaded. A page that cannot be rendered, or not in time, is left to
 * the browser. A rendered page serves everybody who would get the same one.
 * @param entry file of the portal's server build
 */
export function createPageRenderer(app: Hono, entry: string) {
  const portal = createPortalServer(entry);
  const thread = renderThread(entry);
  const pageAnswers = createPageAnswers(app, PAGE_CACHE_MS);
  const headAnswers = createPageAnswers(app, HEAD_ANSWERS_CACHE_MS);
  const cachedPage = createPageCache();
  const cachedHead = ttlCache<PageHead | undefined>(PAGE_CACHE_MS, MAX_HEADS);
  // Offline pages change only with the build.
  const cachedOffline = ttlCache<OfflinePage | undefined>(
    Number.POSITIVE_INFINITY,
    MAX_OFFLINE_PAGES,
  );

  const renderPage = async (
    { path, search }: PageAddress,
    boot: Boot,
    bootKey: string,
  ): Promise<RenderedPage | undefined> => {
    // The page for a restricted region contains the visitor's address, and rendered pages are shared.
    if (boot.permission.systemStatus === SYSTEM_STATUS.regionRestricted) return undefined;
    const url = (await portal.get())?.addressToRender(path, search);
    if (url === undefined) return undefined;
    return cachedPage({
      path,
      url,
      bootKey,
      render: async (previous) => {
        try {
          const answer = pageAnswers(boot);
          const previousAnswersHash = previous?.answersHash;
          return (await thread.page({ url, boot, previousAnswersHash, answer })) ?? previous;
        } catch (error) {
          logError(
            'The page could not be rendered on the server, so the browser renders it',
            error,
          );
          return undefined;
        }
      },
    });
  };

  const describePage = async (
    { path, search }: PageAddress,
    boot: Boot,
    { bootKey, origin }: { readonly bootKey: string; readonly origin: string },
  ): Promise<PageHead | 'missing' | 'unknown'> => {
    const server = await portal.get();
    if (!server?.describePage) return 'unknown';
    const { describePage: describe } = server;
    const { value } = cachedHead(`${origin} ${path}${search} ${bootKey}`, () =>
      describe(path, boot, { origin, search, answer: headAnswers(boot) }),
    );
    return (await value) ?? 'missing';
  };

  return {
    /**
     * Returns the description of a page and the rendered page. `about` is `unknown` if the build describes no
     * pages, and `missing` if the portal has no such page; `rendered` is undefined if the browser renders it.
     * @param origin origin of the merchant's pages
     */
    page: async (address: PageAddress, boot: Boot, origin: string) => {
      const bootKey = bootKeyOf(boot);
      const [about, rendered] = await Promise.all([
        describePage(address, boot, { bootKey, origin }),
        renderPage(address, boot, bootKey),
      ]);
      return { about, rendered };
    },
    /** Renders the page that the service worker shows without a connection; undefined without a build. */
    offline: async (boot: Boot): Promise<OfflinePage | undefined> => {
      if (!(await portal.get())) return undefined;
      const { slug, mode } = boot.brand;
      const key = `${slug} ${mode} ${boot.language}`;
      return cachedOffline(key, () => thread.offline(boot)).value;
    },
    canonicalPath: portal.canonicalPath,
    serviceWorker: async (): Promise<string | undefined> => (await portal.get())?.serviceWorker,
    publicPaths: async (): Promise<readonly string[]> => (await portal.get())?.publicPaths ?? [],
  };
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;
