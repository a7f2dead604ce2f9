import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { BOOT_PATH, CLOCK_TIMING } from '../../contract/boot.ts';
import { languageTag } from '../../contract/languages.ts';
import type { Permission } from '../../contract/system.ts';
import { createBrands } from '../brands.ts';
import { isSecureCall } from '../caller-ip.ts';
import { encodingFor } from '../compression.ts';
import { domainOrigin } from '../domain-origin.ts';
import { GatewayError } from '../gateway-error.ts';
import { responseCache } from '../response-cache.ts';
import { openerPolicy, pagePolicy } from '../security-headers.ts';
import { staticFiles } from '../static-files.ts';
import { thirdPartySources } from '../third-party-sources.ts';
import { type PageFacts, type PageSource, readBootData } from './boot-data.ts';
import { registerBrandFiles } from './brand-files.ts';
import { createDocumentCache } from './document-cache.ts';
import { escapeAttribute } from './escape.ts';
import { fillPage, sheetHashesOf } from './fill-page.ts';
import { registerOfflineFiles } from './offline-files.ts';
import { pageTemplate } from './page-template.ts';
import { createPageRenderer } from './render-page.ts';

/** Whether a path requests a file: paths of the portal's router have no extension. */
const asksForFile = (path: string) => /\.[A-Za-z0-9]{1,8}$/.test(path) && path !== '/index.html';

const noSuchFile = () => {
  throw new GatewayError('not_found', 'There is no such file.');
};

/** Size of the cache of static files: all files of the build in two encodings, and fonts of some brands. */
const FILES_BYTES = 24 * 1024 ** 2;

/** Removes the visitor's address from the boot data of a page that is cached for everybody. */
function withoutVisitor({ boot, brand }: PageFacts): PageFacts {
  return { brand, boot: { ...boot, permission: { ...boot.permission, location: { ip: '' } } } };
}

const NOT_BUILT =
  'The portal is not built: run "npm run build", or "npm run dev" and open its own address.\n';

/**
 * Registers the boot data, the brands, the files of the built portal, and its page for every path of its router.
 * Must be registered last, because it handles every remaining path.
 */
export function registerPages(app: Hono, source: PageSource): void {
  const brands = createBrands(source.config);
  const { portalFolder, portalServer, brandsFolder } = source.config;
  const renderer = createPageRenderer(app, portalServer);

  app.get(BOOT_PATH, async (context) => {
    const { boot } = await readBootData(context, source, brands);
    context.header('Cache-Control', 'no-store');
    return context.json({ success: true, value: boot });
  });

  const keptFiles = responseCache(FILES_BYTES);
  app.use('/assets/*', keptFiles);
  app.use('/brands/*', keptFiles);
  const brandFiles = staticFiles({
    folder: brandsFolder,
    prefix: '/brands',
    // Fonts never change under their name; other files are revalidated, because brands are changed in place.
    cacheOf: (path) => (path.endsWith('.woff2') ? 'year' : 'revalidate'),
  });
  app.get('/brands/*', brandFiles, registerBrandFiles(app, source.config, brands), noSuchFile);

  /** Returns the origin of the merchant's pages: its main domain, or the requested host. */
  function originOf(context: Context, { info }: Permission): string {
    const scheme = isSecureCall(context, source.config) ? 'https' : 'http';
    const requested = `${scheme}://${context.req.header('host') ?? 'localhost'}`;
    return domainOrigin(info.mainDomain) || requested;
  }

  const readTemplate = pageTemplate(join(portalFolder, 'index.html'));
  const documentOf = createDocumentCache();

  async function page(context: Context): Promise<Response> {
    const template = await readTemplate();
    if (template === undefined) return context.text(NOT_BUILT, 503);
    const { pathname, search } = new URL(context.req.url);
    const canonical = await renderer.canonicalPath(pathname);
    if (canonical !== undefined && canonical !== pathname) {
      // The portal's router accepts other spellings, but caches and search engines need one. The redirect is
      // revalidated, because a later build may spell the path otherwise.
      context.header('Cache-Control', 'no-cache');
      return context.redirect(canonical + search, 308);
    }
    const facts = await readBootData(context, source, brands);
    const { boot } = facts;
    // Pages are revalidated on every load; unlike no-store, this allows the back/forward cache.
    context.header('Cache-Control', 'private, no-cache');
    context.header('Content-Language', languageTag(boot.language));
    context.header('Vary', 'Cookie, Accept-Encoding');
    context.header('Server-Timing', `${CLOCK_TIMING};dur=${boot.permission.serverTime}`);
    const origin = originOf(context, boot.permission);
    const address = { path: pathname, search };
    const { about, rendered } = await renderer.page(address, boot, origin);
    const { styleHashes = [], scriptHashes = [] } = rendered ?? {};
    const { thirdParties, domainRoute, imageCDNs, launchGameCDNs } = boot.permission.info;
    const foreign = thirdPartySources(thirdParties);
    const sheetHashes = sheetHashesOf(template, facts);
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
    const status = about === 'missing' ? 404 : 200;
    const head = typeof about === 'string' ? undefined : about;
    const links = { canonical: origin + (head?.canonical ?? pathname), origin };
    if (!rendered)
      return context.html(fillPage(template.html, facts, { head, links, rendered }), status);
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

  registerOfflineFiles(app, {
    renderer,
    readTemplate,
    readFacts: (context) => readBootData(context, source, brands),
  });

  // Crawlers may read public pages and none of the calls.
  app.get('/robots.txt', async (context) => {
    const { boot } = await readBootData(context, source, brands);
    const closed = ['/wps/', '/lgw/', '/sandbox/', '/member', '/agentHome'];
    return context.text(
      [
        'User-agent: *',
        ...closed.map((path) => `Disallow: ${path}`),
        `Sitemap: ${originOf(context, boot.permission)}/sitemap.xml`,
        '',
      ].join('\n'),
    );
  });
  app.get('/sitemap.xml', async (context) => {
    const { boot } = await readBootData(context, source, brands);
    const origin = originOf(context, boot.permission);
    const urls = (await renderer.publicPaths()).map(
      (path) => `<url><loc>${escapeAttribute(origin + path)}</loc></url>`,
    );
    context.header('Content-Type', 'application/xml; charset=UTF-8');
    return context.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
    );
  });

  const portalFiles = staticFiles({
    folder: portalFolder,
    prefix: '',
    cacheOf: (path) => (path.startsWith('/assets/') ? 'year' : 'revalidate'),
  });
  app.get(
    '*',
    async (context, next) => {
      const { path } = context.req;
      if (/^\/(?:wps|lgw|\.well-known)\//.test(path)) {
        throw new GatewayError('not_found', 'There is no such call.');
      }
      return asksForFile(path) ? next() : page(context);
    },
    portalFiles,
    noSuchFile,
  );
}
