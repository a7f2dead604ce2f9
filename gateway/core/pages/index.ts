import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { BOOT_PATH } from '../../contract/boot.ts';
import { type Brands, createBrands } from '../brands.ts';
import { isSecureCall } from '../caller-ip.ts';
import type { Config } from '../config.ts';
import { domainOrigin } from '../domain-origin.ts';
import { GatewayError } from '../gateway-error.ts';
import { responseCache } from '../response-cache.ts';
import { staticFiles } from '../static-files.ts';
import { type PageFacts, type PageSource, readBootData } from './boot-data.ts';
import { registerBrandFiles } from './brand-files.ts';
import { registerCrawlerFiles } from './crawler-files.ts';
import { registerOfflineFiles } from './offline-files.ts';
import { createPageHandler, type PageReaders } from './page-handler.ts';
import { pageTemplate } from './page-template.ts';
import { createPageRenderer } from './render-page.ts';

/** Whether a path requests a file: paths of the portal's router have no extension. */
const asksForFile = (path: string) => /\.[A-Za-z0-9]{1,8}$/.test(path) && path !== '/index.html';

/** Paths of calls, and those that standards reserve. */
const NO_PAGES = /^\/(?:wps|lgw|\.well-known)\//;

const noSuchFile = () => {
  throw new GatewayError('not_found', 'There is no such file.');
};

/** Size of the cache of static files: all files of the build in two encodings, and fonts of some brands. */
const FILES_BYTES = 24 * 1024 ** 2;

/** Registers the files of brands, and the cache of these and of the built assets. */
function registerCachedFiles(app: Hono, config: Config, brands: Brands): void {
  const cachedFiles = responseCache(FILES_BYTES);
  app.use('/assets/*', cachedFiles);
  app.use('/brands/*', cachedFiles);
  const brandFiles = staticFiles({
    folder: config.brandsFolder,
    prefix: '/brands',
    // Fonts never change under their name; other files are revalidated, because brands are changed in place.
    cacheOf: (path) => (path.endsWith('.woff2') ? 'year' : 'revalidate'),
  });
  app.get('/brands/*', brandFiles, registerBrandFiles(app, config, brands), noSuchFile);
}

/** Registers the files of the built portal, and its page for every path of its router. */
function registerPortal(app: Hono, portalFolder: string, readers: PageReaders): void {
  const page = createPageHandler(readers);
  const portalFiles = staticFiles({
    folder: portalFolder,
    prefix: '',
    cacheOf: (path) => (path.startsWith('/assets/') ? 'year' : 'revalidate'),
  });
  app.get(
    '*',
    async (context, next) => {
      const { path } = context.req;
      if (NO_PAGES.test(path)) throw new GatewayError('not_found', 'There is no such call.');
      return asksForFile(path) ? next() : page(context);
    },
    portalFiles,
    noSuchFile,
  );
}

/**
 * Registers the boot data, the brands, the files of the built portal, and its page for every path of its router.
 * Must be registered last, because it handles every remaining path.
 */
export function registerPages(app: Hono, source: PageSource): void {
  const { config } = source;
  const brands = createBrands(config);
  const renderer = createPageRenderer(app, config.portalServer);
  const readTemplate = pageTemplate(join(config.portalFolder, 'index.html'));
  const readFacts = (context: Context) => readBootData(context, source, brands);

  /** Returns the origin of the merchant's pages: its main domain, or the requested host. */
  function originOf(context: Context, { boot }: PageFacts): string {
    const scheme = isSecureCall(context, config) ? 'https' : 'http';
    const requested = `${scheme}://${context.req.header('host') ?? 'localhost'}`;
    return domainOrigin(boot.permission.info.mainDomain) || requested;
  }

  app.get(BOOT_PATH, async (context) => {
    const { boot } = await readFacts(context);
    context.header('Cache-Control', 'no-store');
    return context.json({ success: true, value: boot });
  });
  registerCachedFiles(app, config, brands);
  registerOfflineFiles(app, { renderer, readTemplate, readFacts });
  registerCrawlerFiles(app, { renderer, readFacts, originOf });
  registerPortal(app, config.portalFolder, { renderer, readTemplate, readFacts, originOf });
}
