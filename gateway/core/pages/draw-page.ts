import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Boot } from '../../contract/boot.ts';
import type { AnyEndpoint } from '../../contract/endpoint.ts';
import { envelope } from '../../contract/errors.ts';

/** What the portal's server build gives: markup, and the answers that it was made of. */
interface Drawing {
  readonly html: string;
  readonly answers: Readonly<Record<string, unknown>>;
}

export interface DrawnPage extends Drawing {
  /** Of the markup's style attributes, as the content security policy names them. */
  readonly styleHashes: readonly string[];
}

interface DrawInput {
  readonly url: string;
  readonly boot: Boot;
  answer(endpoint: AnyEndpoint, payload: object): Promise<unknown>;
}

type DrawPage = (input: DrawInput) => Promise<Drawing | undefined>;

/** Milliseconds for which a drawn page is new, and for which it may still be shown meanwhile. */
const FRESH = 5_000;
const USABLE = 60_000;
/** Languages times brands times paths: more than this is somebody playing with cookies. */
const MOST_KEPT = 64;

interface Kept {
  readonly at: number;
  readonly page: Promise<DrawnPage | undefined>;
}

const plainText = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function styleHashes(html: string): string[] {
  const values = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, value]) => value ?? ''));
  return [...values].map(
    (value) => `'sha256-${createHash('sha256').update(plainText(value)).digest('base64')}'`,
  );
}

/** A visitor's address and the time are in the boot data, and not in what is drawn. */
const keyOf = (url: string, boot: Boot): string => {
  const { location: _visitor, serverTime: _now, ...permission } = boot.permission;
  return JSON.stringify([url, { ...boot, permission }]);
};

function visitorsAnswer(app: Hono, boot: Boot): DrawInput['answer'] {
  // The Node adapter's binding, which says who called: the gateway itself.
  const self = { incoming: { socket: { remoteAddress: '127.0.0.1' } }, ownCall: true };
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
 * Draws pages with the portal's server build, where there is one: seen before any script has come.
 * What was drawn serves everybody who would get the same for some seconds; a page that cannot be
 * drawn is left to the browser.
 */
export function createPageDrawer(app: Hono, entry: string) {
  const kept = new Map<string, Kept>();
  let loading: Promise<DrawPage | undefined> | undefined;

  const load = async (): Promise<DrawPage | undefined> => {
    if (!existsSync(entry)) return undefined;
    const built: { renderPage: DrawPage } = await import(pathToFileURL(entry).href);
    return built.renderPage;
  };

  const draw = async (url: string, boot: Boot): Promise<DrawnPage | undefined> => {
    try {
      loading ??= load();
      const drawPage = await loading;
      const drawing = await drawPage?.({ url, boot, answer: visitorsAnswer(app, boot) });
      return drawing && { ...drawing, styleHashes: styleHashes(drawing.html) };
    } catch (error) {
      console.error('The page could not be drawn; the browser draws it.', error);
      return undefined;
    }
  };

  return (url: string, boot: Boot): Promise<DrawnPage | undefined> => {
    const key = keyOf(url, boot);
    const known = kept.get(key);
    const age = known ? performance.now() - known.at : Number.POSITIVE_INFINITY;
    if (known && age < FRESH) return known.page;
    if (kept.size >= MOST_KEPT) kept.clear();
    const page = draw(url, boot);
    // The former page stays the answer until the new one is there.
    const next = { at: performance.now(), page };
    if (!known || age > USABLE) kept.set(key, next);
    else {
      kept.set(key, { at: performance.now(), page: known.page });
      void page.then(() => kept.set(key, next));
    }
    return known && age <= USABLE ? known.page : page;
  };
}
