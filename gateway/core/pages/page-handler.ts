import type { Context } from 'hono';
import { CLOCK_TIMING } from '../../contract/boot.ts';
import { languageTag } from '../../contract/languages.ts';
import { encodingFor } from '../compression.ts';
import { openerPolicy, pagePolicy } from '../security-headers.ts';
import { thirdPartySources } from '../third-party-sources.ts';
import type { PageFacts } from './boot-data.ts';
import { createDocumentCache } from './document-cache.ts';
import { fillPage, sheetHashesOf } from './fill-page.ts';
import type { PageTemplate } from './page-template.ts';
import type { PageRenderer } from './render-page.ts';
import type { RenderedPage } from './rendering.ts';

const NOT_BUILT =
  'The portal is not built: run "npm run build", or "npm run dev" and open its own address.\n';

/** What the handlers of pages read; shared by all of them. */
export interface PageReaders {
  readonly renderer: PageRenderer;
  /** Returns the built template; undefined if the portal is not built. */
  readTemplate(): Promise<PageTemplate | undefined>;
  readFacts(context: Context): Promise<PageFacts>;
  /** Returns the origin of the merchant's pages. */
  originOf(context: Context, facts: PageFacts): string;
}

/** Removes the visitor's address from the boot data of a page that is cached for everybody. */
function withoutVisitor({ boot, brand }: PageFacts): PageFacts {
  return { brand, boot: { ...boot, permission: { ...boot.permission, location: { ip: '' } } } };
}

/** Sets the headers of a page that depend on the boot data alone. */
function setPageHeaders(context: Context, { boot }: PageFacts): void {
  // Pages are revalidated on every load; unlike no-store, this allows the back/forward cache.
  context.header('Cache-Control', 'private, no-cache');
  context.header('Content-Language', languageTag(boot.language));
  context.header('Vary', 'Cookie, Accept-Encoding');
  context.header('Server-Timing', `${CLOCK_TIMING};dur=${boot.permission.serverTime}`);
}

/** Sets the security policies of a page, by what the page contains and what the merchant configured. */
function setPolicies(
  context: Context,
  { boot }: PageFacts,
  sheetHashes: readonly string[],
  rendered: RenderedPage | undefined,
): void {
  const { styleHashes = [], scriptHashes = [] } = rendered ?? {};
  const { thirdParties, domainRoute, imageCDNs, launchGameCDNs } = boot.permission.info;
  const foreign = thirdPartySources(thirdParties);
  const policy = pagePolicy({
    sheetHashes,
    host: context.req.header('host') ?? 'localhost',
    styleHashes,
    scriptHashes,
    foreign,
    merchant: { lines: domainRoute, imageHosts: imageCDNs, gameHosts: launchGameCDNs },
  });
  context.header('Content-Security-Policy', policy);
  context.header('Cross-Origin-Opener-Policy', openerPolicy(foreign));
}

/** Creates the handler of the portal's page: it responds with the page of any path of the router. */
export function createPageHandler(readers: PageReaders): (context: Context) => Promise<Response> {
  const { renderer, readTemplate, readFacts, originOf } = readers;
  const documentOf = createDocumentCache();

  async function respond(
    context: Context,
    template: PageTemplate,
    { pathname: path, search }: URL,
  ): Promise<Response> {
    const facts = await readFacts(context);
    const origin = originOf(context, facts);
    const { about, rendered } = await renderer.page({ path, search }, facts.boot, origin);
    const sheetHashes = sheetHashesOf(template, facts);
    setPageHeaders(context, facts);
    setPolicies(context, facts, sheetHashes, rendered);
    const status = about === 'missing' ? 404 : 200;
    const head = typeof about === 'string' ? undefined : about;
    const links = { canonical: origin + (head?.canonical ?? path), origin };
    if (!rendered) {
      return context.html(fillPage(template.html, facts, { head, links, rendered }), status);
    }
    const encoding = encodingFor(context.req.header('accept-encoding'));
    const document = await documentOf(rendered, {
      key: JSON.stringify([links, head, sheetHashes]),
      encoding,
      write: () => fillPage(template.html, withoutVisitor(facts), { head, links, rendered }),
    });
    context.header('Content-Type', 'text/html; charset=UTF-8');
    context.header('Content-Length', String(document.length));
    if (encoding) context.header('Content-Encoding', encoding);
    return context.body(document, status);
  }

  return async (context) => {
    const template = await readTemplate();
    if (template === undefined) return context.text(NOT_BUILT, 503);
    const url = new URL(context.req.url);
    const canonical = await renderer.canonicalPath(url.pathname);
    if (canonical === undefined || canonical === url.pathname) {
      return respond(context, template, url);
    }
    // The portal's router accepts other spellings, but caches and search engines need one. The redirect is
    // revalidated, because a later build may spell the path otherwise.
    context.header('Cache-Control', 'no-cache');
    return context.redirect(canonical + url.search, 308);
  };
}
