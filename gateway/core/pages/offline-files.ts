import type { Hono } from 'hono';
import { OFFLINE_PATH, SERVICE_WORKER_PATH } from '../../contract/page.ts';
import { GatewayError } from '../gateway-error.ts';
import { pagePolicy, SERVICE_WORKER_POLICY } from '../security-headers.ts';
import { thirdPartySources } from '../third-party-sources.ts';
import { fillPage, sheetHashesOf } from './fill-page.ts';
import type { PageReaders } from './page-handler.ts';

/** Removes the module scripts, which could not load without a connection. */
const withoutScripts = (template: string): string =>
  template.replaceAll(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '');

const noBuild = () => {
  throw new GatewayError('not_found', 'There is no such file.');
};

/** Registers the service worker and the page that it shows without a connection. */
export function registerOfflineFiles(
  app: Hono,
  {
    renderer,
    readTemplate,
    readFacts,
  }: Pick<PageReaders, 'renderer' | 'readTemplate' | 'readFacts'>,
): void {
  app.get(SERVICE_WORKER_PATH, async (context) => {
    const script = (await renderer.serviceWorker()) ?? noBuild();
    context.header('Content-Security-Policy', SERVICE_WORKER_POLICY);
    context.header('Cache-Control', 'no-cache');
    context.header('Content-Type', 'text/javascript; charset=UTF-8');
    return context.body(script);
  });

  app.get(OFFLINE_PATH, async (context) => {
    const facts = await readFacts(context);
    const [template, page] = await Promise.all([readTemplate(), renderer.offline(facts.boot)]);
    if (!template || !page) return noBuild();
    const { title, styleHashes, scriptHashes } = page;
    const policy = pagePolicy({
      sheetHashes: sheetHashesOf(template, facts),
      host: context.req.header('host') ?? 'localhost',
      styleHashes,
      scriptHashes,
      foreign: thirdPartySources(facts.boot.permission.info.thirdParties),
      merchant: { lines: [], imageHosts: [], gameHosts: [] },
    });
    context.header('Content-Security-Policy', policy);
    context.header('Cache-Control', 'no-store');
    const html = fillPage(withoutScripts(template.html), facts, {
      head: { title, isPublic: false },
      links: { canonical: '', origin: '' },
      rendered: { ...page, answers: {} },
    });
    return context.html(html);
  });
}
