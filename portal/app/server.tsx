import { createHash } from 'node:crypto';
import type { AnyEndpoint, Boot, RequestOf } from '@baize/gateway/contract';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import {
  type RecordedQuery,
  type ServedAnswers,
  takeRecordedQueries,
} from '../shared/api/served-answers.ts';
import { isOpenFor, setBoot } from '../shared/boot.ts';
import { sanitiseWith } from '../shared/html/safe-html.tsx';
import { sanitiseOnServer } from '../shared/html/sanitise-on-server.ts';
import { loadCatalogue } from '../shared/messages/catalogue.tsx';
import { setServedLanguage } from '../shared/messages/language-store.ts';
import type { RouteRendering } from '../shared/navigation/define-feature.ts';
import {
  isSkippedOnServer,
  SKIPPED_ON_SERVER,
} from '../shared/navigation/skip-server-rendering.ts';
import { App } from './app.tsx';
import beforeHydration from './before-hydration.js?raw';
import { coreCatalogue } from './core-catalogue.ts';
import { manifestRoutes } from './navigation/manifests.ts';
import { type OfflineDocument, renderOfflineDocument } from './offline/render-offline.tsx';
import { type PageScripts, scriptsOfPage } from './page-scripts.ts';
import { createPreviousQueries } from './previous-queries.ts';
import { createPriorityQueue } from './priority-queue.ts';

export { describePage, pagePaths, publicPaths } from './describe-page.ts';
export { default as serviceWorker } from './offline/service-worker.js?raw';
export { scriptsOfPage } from './page-scripts.ts';

interface RenderInput {
  /** Path and query of the page, as `addressToRender` returns it. */
  readonly url: string;
  readonly boot: Boot;
  /** `answersHash` of the previous rendering of the same page. */
  readonly previousAnswersHash?: string | undefined;
  /** Answers a reading call as it would be answered for a visitor; undefined when it failed. */
  answer(endpoint: AnyEndpoint, payload: RequestOf<AnyEndpoint>): Promise<unknown>;
}

export interface RenderedPage extends PageScripts {
  readonly html: string;
  /** Preload links for the head. */
  readonly preloads: string;
  readonly answers: ServedAnswers;
  /** An inline script that runs before the first paint. */
  readonly script: string;
  /** A fingerprint of the answers. */
  readonly answersHash: string;
}

/** The renderings by path: public pages, and the frames of guarded ones. */
const renderings: ReadonlyMap<string, Pick<RouteRendering, 'params'>> = new Map(
  manifestRoutes.flatMap(({ path, route: { guard, render = guard && {} } }) =>
    render ? [[path, render] as const] : [],
  ),
);

/** A longer value of a parameter is no valid filter or page. */
const LONGEST_VALUE = 64;

/**
 * The address by which a page is rendered: its path with the parameters that change it for a
 * visitor. Undefined for pages that only the browser renders.
 * @param search the query with its question mark; empty without one
 */
export function addressToRender(path: string, search: string): string | undefined {
  const rendering = renderings.get(path);
  if (!rendering) return undefined;
  const given = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const name of rendering.params ?? []) {
    const value = given.get(name);
    if (value && value.length <= LONGEST_VALUE) read.set(name, value);
  }
  return read.size > 0 ? `${path}?${read}` : path;
}

sanitiseWith(sanitiseOnServer);

const enqueue = createPriorityQueue();
const previousQueries = createPreviousQueries();

const NO_SCRIPTS: PageScripts = { scripts: [], memberScripts: [] };

/** React writes them before the markup; in the head they are placed before the page's styles. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Answers may lead to further queries; the browser requests those that are missing after this number
 * of renders.
 */
const MAX_RENDERS = 3;

/**
 * Renders the page as HTML, so that it is visible before any script loads. Only the renders are
 * queued: a slow answer delays no other page. Undefined, without a render, where the answers are
 * the same as before.
 */
export async function renderPage(input: RenderInput): Promise<RenderedPage | undefined> {
  const { url, boot, previousAnswersHash } = input;
  await loadCatalogue(coreCatalogue, boot.language);
  const fetched = new Map<string, unknown>();
  const fetchAll = async (queries: readonly RecordedQuery[]) => {
    await Promise.all(
      queries.map(async (query) =>
        fetched.set(query.key, await input.answer(query.endpoint, query.payload)),
      ),
    );
  };
  const previous = previousQueries.get(boot.language, url);
  await fetchAll(previous);
  if (
    previousAnswersHash !== undefined &&
    fingerprint(pickAnswers(Object.fromEntries(fetched), previous)) === previousAnswersHash
  )
    return undefined;
  for (let renders = 1; ; renders += 1) {
    const answers = Object.fromEntries([...fetched].filter(([, value]) => value !== undefined));
    // Pages without a query are shared by everybody, so invented queries must not delay them.
    const { html, queries } = await enqueue(!url.includes('?'), () => renderOnce(input, answers));
    const missing = queries.filter(({ key }) => !fetched.has(key));
    if (missing.length === 0 || renders === MAX_RENDERS) {
      previousQueries.set(boot.language, url, queries);
      const usedAnswers = pickAnswers(answers, queries);
      const [preloads = ''] = PRELOADS.exec(html) ?? [];
      return {
        html: html.slice(preloads.length),
        preloads,
        answers: usedAnswers,
        script: beforeHydration,
        // Where the portal is closed, the status page needs none of it.
        ...(isOpenFor(boot) ? scriptsOfPage(url.split('?')[0] ?? url, boot.language) : NO_SCRIPTS),
        answersHash: fingerprint(usedAnswers),
      };
    }
    await fetchAll(missing);
  }
}

/** The offline page in a brand and a language, without the portal's own scripts. */
export const renderOffline = (boot: Boot): Promise<OfflineDocument> =>
  enqueue(true, () => renderOfflineDocument(boot));

/**
 * Renders once with these answers. Language and boot data are module state, as in the browser, so
 * one page is rendered at a time.
 */
async function renderOnce(input: RenderInput, answers: ServedAnswers) {
  setBoot(input.boot);
  setServedLanguage(input.boot.language);
  takeRecordedQueries();
  const html = await toHtml(input, answers);
  return { html, queries: takeRecordedQueries() };
}

/** The same for the same answers in any order, because brands may arrange a page differently. */
function fingerprint(answers: ServedAnswers): string {
  const inOrder = Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('base64');
}

/** Drops the answers that were not needed this time. */
function pickAnswers(answers: ServedAnswers, queries: readonly RecordedQuery[]): ServedAnswers {
  return Object.fromEntries(
    queries.flatMap(({ key }) => (key in answers ? [[key, answers[key]]] : [])),
  );
}

async function toHtml({ url, boot }: RenderInput, answers: ServedAnswers): Promise<string> {
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={url}>{children}</StaticRouter>
  );
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <App boot={boot} Router={Router} answers={answers} />,
    {
      // Renders without streaming: later parts would need inline scripts, which the page's content
      // security policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        if (isSkippedOnServer(error)) return SKIPPED_ON_SERVER;
        failures.push(error);
      },
    },
  );
  const parts: Buffer[] = [];
  for await (const part of prelude) parts.push(Buffer.from(part));
  // A partially rendered page would hydrate partially, so the browser renders all of it.
  if (failures.length > 0) throw failures[0];
  return Buffer.concat(parts).toString('utf8');
}
