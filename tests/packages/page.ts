import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { Browser, Page } from 'playwright';
import { freePort } from '../../scripts/preflight.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** Serves files of the first of `folders` that has them, as any web server would. */
export async function serve(
  ...folders: readonly string[]
): Promise<AsyncDisposable & { url: string }> {
  const port = await freePort();
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const name = normalize(path.endsWith('/') ? `${path}index.html` : path);
    for (const folder of folders) {
      const body = await readFile(join(folder, name)).catch(() => undefined);
      if (!body) continue;
      response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream');
      response.end(body);
      return;
    }
    response.statusCode = path === '/favicon.ico' ? 204 : 404;
    response.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export interface OpenPage {
  readonly page: Page;
  /** The page's problems: console warnings and errors, exceptions, failed responses. */
  readonly complaints: readonly string[];
}

/** Opens a page with reduced motion. */
export async function openPage(browser: Browser, url: string): Promise<OpenPage> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 560 },
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return { page, complaints };
}

/** Waits until the page has loaded completely. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
