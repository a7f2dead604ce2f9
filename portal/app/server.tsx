import type { AnyEndpoint, Boot, RequestOf } from '@baize/gateway/contract';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { type ServedAnswers, takeNeeds } from '../shared/api/served-answers.ts';
import { setBoot } from '../shared/boot.ts';
import { loadCatalogue } from '../shared/messages/catalogue.tsx';
import { setServedLanguage } from '../shared/messages/language-store.ts';
import { App } from './app.tsx';
import beforeHydration from './before-hydration.js?raw';
import { coreCatalogue } from './core-catalogue.ts';
import { manifests } from './navigation/manifests.ts';

export { describePage, publicPaths } from './describe-page.ts';

export interface RenderInput {
  /** Path and query of the page. */
  readonly url: string;
  readonly boot: Boot;
  /** Answers a reading call as a visitor's browser would get it; undefined when it failed. */
  answer(endpoint: AnyEndpoint, payload: RequestOf<AnyEndpoint>): Promise<unknown>;
}

export interface RenderedPage {
  readonly html: string;
  readonly answers: ServedAnswers;
  /** Runs before the first paint, in the page itself. */
  readonly script: string;
}

/**
 * Pages that every visitor gets alike, by the manifests. What needs a session, or a popup, the
 * browser draws.
 */
const routes = new Map(
  manifests.flatMap(({ routes = {} }) =>
    Object.entries(routes).filter(([, route]) => route.render),
  ),
);
export const renderedPaths: readonly string[] = [...routes.keys()];

let last: Promise<unknown> = Promise.resolve();

/**
 * The first page as HTML, so that it is seen before any script has come; undefined for pages that
 * only the browser draws. Language and boot data are module state, as they are in the browser, so
 * one page is drawn at a time: the gateway keeps what was drawn for some seconds.
 */
export function renderPage(input: RenderInput): Promise<RenderedPage | undefined> {
  const { pathname, search } = new URL(input.url, 'http://portal');
  const { systemStatus, domainInvalid } = input.boot.permission;
  const route = routes.get(pathname);
  if (!route?.render || search !== '' || systemStatus !== 0 || domainInvalid) {
    return Promise.resolve(undefined);
  }
  const page = last.then(() => draw(input));
  last = page.catch(() => undefined);
  return page;
}

async function draw(input: RenderInput): Promise<RenderedPage> {
  setBoot(input.boot);
  setServedLanguage(input.boot.language);
  await loadCatalogue(coreCatalogue, input.boot.language);
  // The first draw tells which answers the page needs, the second has them.
  takeNeeds();
  await toHtml(input, {});
  const answers = await answersTo(input);
  return {
    html: await toHtml(input, answers),
    answers,
    script: beforeHydration,
  };
}

async function answersTo({ answer }: RenderInput): Promise<ServedAnswers> {
  const answered = await Promise.all(
    takeNeeds().map(async ({ key, endpoint, payload }) => [key, await answer(endpoint, payload)]),
  );
  return Object.fromEntries(answered.filter(([, value]) => value !== undefined));
}

async function toHtml({ url, boot }: RenderInput, answers: ServedAnswers): Promise<string> {
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={url}>{children}</StaticRouter>
  );
  const { prelude } = await prerenderToNodeStream(
    <App boot={boot} Router={Router} answers={answers} />,
    // Everything in its place: parts that come later would need inline scripts, which the page's
    // content security policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const parts: Buffer[] = [];
  for await (const part of prelude) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}
