import type { Hono } from 'hono';
import { escapeAttribute } from './escape.ts';
import type { PageReaders } from './page-handler.ts';

/** Paths that crawlers must not read: the calls, and pages without public content. */
const DISALLOWED = ['/wps/', '/lgw/', '/sandbox/', '/member', '/agentHome'];

/** Registers robots.txt and the sitemap of the public pages. */
export function registerCrawlerFiles(
  app: Hono,
  { renderer, readFacts, originOf }: Pick<PageReaders, 'renderer' | 'readFacts' | 'originOf'>,
): void {
  app.get('/robots.txt', async (context) => {
    const origin = originOf(context, await readFacts(context));
    return context.text(
      [
        'User-agent: *',
        ...DISALLOWED.map((path) => `Disallow: ${path}`),
        `Sitemap: ${origin}/sitemap.xml`,
        '',
      ].join('\n'),
    );
  });

  app.get('/sitemap.xml', async (context) => {
    const origin = originOf(context, await readFacts(context));
    const urls = (await renderer.publicPaths()).map(
      (path) => `<url><loc>${escapeAttribute(origin + path)}</loc></url>`,
    );
    context.header('Content-Type', 'application/xml; charset=UTF-8');
    return context.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
    );
  });
}
