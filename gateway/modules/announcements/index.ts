import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import { announcements } from '../../contract/announcements.ts';
import { gameAnnouncements } from '../../contract/game-announcements.ts';
import type { Gateway } from '../../core/gateway.ts';
import { route } from '../../core/route.ts';
import { listAnnouncements } from './list-announcements.ts';
import { listGameAnnouncements } from './list-game-announcements.ts';

/**
 * Registers banners, notices, popups and promotions. They are the same for everyone, so responses
 * may be cached.
 */
export function registerAnnouncements(app: Hono, gateway: Gateway): void {
  app.use(announcements.path, etag());
  app.use(gameAnnouncements.path, etag());
  route(app, gateway, announcements, async (request, _session, call) => {
    call.header('Cache-Control', 'public, max-age=30');
    call.header('Vary', 'Language');
    return listAnnouncements(gateway, request);
  });
  route(app, gateway, gameAnnouncements, async (request, _session, call) => {
    call.header('Cache-Control', 'public, max-age=30');
    call.header('Vary', 'Language');
    return listGameAnnouncements(gateway, request);
  });
}
