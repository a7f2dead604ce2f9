import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { domainOrigin } from '@baize/gateway/core/domain-origin.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { readSettings } from '@baize/gateway/core/merchant-settings.ts';
import { sandboxPolicy } from '@baize/gateway/core/security-headers.ts';
import { staticFiles } from '@baize/gateway/core/static-files.ts';
import type { Hono } from 'hono';
import { GAME_PAGES, GAMES_BASE } from './game-pages.ts';

/** The output of `vite build gateway/sandbox`. */
const BUILT = join(import.meta.dirname, '../dist');

/**
 * Serves the built pages of the games with their scripts and styles: pages uncached, each with a policy of its own;
 * assets, whose names contain a hash, for a year.
 */
export function serveGamePages(app: Hono, gateway: Pick<Gateway, 'db'>): void {
  const names: readonly string[] = GAME_PAGES;
  app.get(`${GAMES_BASE}:game/`, async (context) => {
    const game = context.req.param('game');
    if (!names.includes(game)) throw new GatewayError('not_found');
    const page = await readFile(join(BUILT, game, 'client/index.html'), 'utf8');
    context.header('Cache-Control', 'no-cache');
    const { domainRoute, mainDomain } = await readSettings(gateway.db);
    const policy = sandboxPolicy(randomBytes(16).toString('base64url'), [
      ...domainRoute,
      domainOrigin(mainDomain),
    ]);
    context.header('Content-Security-Policy', policy);
    return context.html(page);
  });
  const assets = staticFiles({
    folder: join(BUILT, 'assets'),
    prefix: `${GAMES_BASE}assets`,
    cacheOf: () => 'year',
  });
  app.get(`${GAMES_BASE}assets/*`, assets);
}
