import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Boot } from '../../contract/boot.ts';
import { logError } from '../log-error.ts';
import type { Answer } from './rendering.ts';

/** What the portal says about one of its pages, for the head of the document. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Whether everybody may read the page, so that search engines may list it. */
  readonly isPublic: boolean;
  /** Canonical path for search engines; the path of the page itself if undefined. */
  readonly canonical?: string;
  /** Structured data for search engines (schema.org). */
  readonly structuredData?: object;
}

/** The part of the portal's server build that the gateway's main thread uses. */
export interface PortalServer {
  /** Describes the page at a path and query; undefined if the portal has no such page. */
  readonly describePage?: (
    path: string,
    boot: Boot,
    source: {
      readonly origin: string;
      readonly search: string;
      readonly answer: Answer;
    },
  ) => Promise<PageHead | undefined>;
  /** The canonical spelling of every page's path. Older builds have none. */
  readonly pagePaths?: readonly string[];
  /** Canonical paths of the pages that everybody may read and that may be listed. */
  readonly publicPaths?: readonly string[];
  /** Source of the service worker. Older builds have none. */
  readonly serviceWorker?: string;
  /**
   * Returns the URL that a page is rendered by, without query parameters that do not change it. Undefined
   * if the browser renders the page.
   */
  addressToRender(path: string, search: string): string | undefined;
}

/** Normalizes a path as the portal's router matches it: lower case, without trailing slashes. */
function normalizePath(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase();
}

/**
 * Creates the access to the portal's server build, which is imported on first use.
 * @param entry file of the build
 */
export function createPortalServer(entry: string) {
  let loading: Promise<PortalServer | undefined> | undefined;
  let canonicalPaths: ReadonlyMap<string, string> | undefined;

  const load = async (): Promise<PortalServer | undefined> =>
    existsSync(entry) ? import(pathToFileURL(entry).href) : undefined;

  /** Returns the build; undefined if it does not exist or cannot be imported. */
  const get = (): Promise<PortalServer | undefined> => {
    loading ??= load().catch((error: unknown) => {
      logError(
        "The portal's server build could not be loaded, so the browser renders its pages",
        error,
      );
      return undefined;
    });
    return loading;
  };

  return {
    get,
    /** Returns the canonical spelling of a page's path, which differs in case or trailing slashes only. */
    canonicalPath: async (path: string): Promise<string | undefined> => {
      const { pagePaths = [] } = (await get()) ?? {};
      canonicalPaths ??= new Map(pagePaths.map((each) => [normalizePath(each), each]));
      return canonicalPaths.get(normalizePath(path));
    },
  };
}
