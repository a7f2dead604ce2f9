import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Boot } from '../../contract/boot.ts';
import type { AnyEndpoint } from '../../contract/endpoint.ts';
import { envelope } from '../../contract/errors.ts';
import { logError } from '../log-error.ts';

/** What the portal's server build gives: markup, the answers that it was made of, and a script. */
interface Rendering {
  readonly html: string;
  readonly answers: Readonly<Record<string, unknown>>;
  /** Runs before the first paint, in the page itself: a file could come after that paint. */
  readonly script?: string;
}

export interface RenderedPage extends Rendering {
  /** Of the markup's style attributes and of the script, as the content security policy names them. */
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

interface RenderInput {
  readonly url: string;
  readonly boot: Boot;
  answer(endpoint: AnyEndpoint, payload: object): Promise<unknown>;
}

type RenderPage = (input: RenderInput) => Promise<Rendering | undefined>;

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
}

/** The portal's server build. */
interface PortalServer {
  /** Of a path; undefined where the portal has no such page. */
  readonly describePage?: (path: string, boot: Boot) => Promise<PageHead | undefined>;
  /** Pages that everybody may read. */
  readonly publicPaths?: readonly string[];
  readonly renderPage: RenderPage;
  /** Paths that it renders; a build that does not say so is asked for each. */
  readonly renderedPaths?: readonly string[];
}

/** Milliseconds for which a rendered page is new, and for which it may still be shown meanwhile. */
const FRESH = 5_000;
const USABLE = 60_000;
/** Of one path: languages times brands times modes. More is somebody playing with cookies. */
const MOST_OF_PATH = 64;
/** Paths, where the build does not say which it renders. */
const MOST_PATHS = 16;

interface Kept {
  readonly at: number;
  readonly page: Promise<RenderedPage | undefined>;
}

/** Holds so many values and drops the one that was used longest ago. */
function leastRecentlyUsed<Value>(most: number) {
  const held = new Map<string, Value>();
  const set = (key: string, value: Value): Value => {
    held.delete(key);
    held.set(key, value);
    const [oldest] = held.keys();
    if (held.size > most && oldest !== undefined) held.delete(oldest);
    return value;
  };
  const get = (key: string): Value | undefined => {
    const value = held.get(key);
    return value === undefined ? undefined : set(key, value);
  };
  return { get, set };
}

const plainText = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function styleHashes(html: string): string[] {
  const values = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, value]) => value ?? ''));
  return [...values].map((value) => hashOf(plainText(value)));
}

/** A visitor's address and the time are in the boot data, and not in what is rendered. */
const keyOf = (boot: Boot): string => {
  const { location: _visitor, serverTime: _now, ...permission } = boot.permission;
  return JSON.stringify({ ...boot, permission });
};

function visitorsAnswer(app: Hono, boot: Boot): RenderInput['answer'] {
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
    const answer = await app.request(`${endpoint.path}?${query}`, { headers }, self);
    const parsed = z.safeParse(envelope, await answer.json());
    return parsed.success && parsed.data.success ? parsed.data.value : undefined;
  };
}

/**
 * Renders pages with the portal's server build, where there is one: seen before any script has come.
 * What was rendered serves everybody who would get the same for some seconds; a page that cannot be
 * rendered is left to the browser. So is a page with a query: what it says is one visitor's own, and
 * would be kept apart for each. It also tells what the portal says of its pages.
 */
export function createPageRenderer(app: Hono, entry: string) {
  const paths = leastRecentlyUsed<ReturnType<typeof leastRecentlyUsed<Kept>>>(MOST_PATHS);
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

  /** The build, where it renders this address. A build that cannot be loaded renders none. */
  const serverFor = async (path: string, search: string): Promise<PortalServer | undefined> => {
    if (search !== '') return undefined;
    const server = await portalServer();
    return server?.renderedPaths?.includes(path) === false ? undefined : server;
  };

  const render = async (
    { renderPage }: PortalServer,
    url: string,
    boot: Boot,
  ): Promise<RenderedPage | undefined> => {
    try {
      const rendering = await renderPage({ url, boot, answer: visitorsAnswer(app, boot) });
      return (
        rendering && {
          ...rendering,
          styleHashes: styleHashes(rendering.html),
          scriptHashes: rendering.script === undefined ? [] : [hashOf(rendering.script)],
        }
      );
    } catch (error) {
      logError('The page could not be rendered; the browser renders it', error);
      return undefined;
    }
  };

  const rendered = async (
    { path, search }: PageAddress,
    boot: Boot,
  ): Promise<RenderedPage | undefined> => {
    const server = await serverFor(path, search);
    if (!server) return undefined;
    const kept = paths.get(path) ?? paths.set(path, leastRecentlyUsed<Kept>(MOST_OF_PATH));
    const key = keyOf(boot);
    const known = kept.get(key);
    const age = known ? performance.now() - known.at : Number.POSITIVE_INFINITY;
    if (known && age < FRESH) return known.page;
    const page = render(server, path, boot);
    // The previous page stays the answer until the new one is there.
    const next = { at: performance.now(), page };
    if (!known || age > USABLE) kept.set(key, next);
    else {
      kept.set(key, { at: performance.now(), page: known.page });
      void page.then(() => kept.set(key, next));
    }
    return known && age <= USABLE ? known.page : page;
  };

  return {
    rendered,
    /** What the portal says of a path; `unknown` without a build that says it. */
    describe: async (path: string, boot: Boot): Promise<PageHead | 'missing' | 'unknown'> => {
      const server = await portalServer();
      if (!server?.describePage) return 'unknown';
      return (await server.describePage(path, boot)) ?? 'missing';
    },
    publicPaths: async (): Promise<readonly string[]> => (await portalServer())?.publicPaths ?? [],
  };
}
