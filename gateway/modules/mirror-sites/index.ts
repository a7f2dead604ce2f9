import type { Hono } from 'hono';
import { MINUTE } from '../../contract/durations.ts';
import {
  domainRoute,
  MIRROR_PING_PATH,
  verifyRepresentative,
} from '../../contract/mirror-sites.ts';
import { fieldError } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { route } from '../../core/route.ts';
import { throttle } from '../../core/throttle.ts';
import { representatives } from '../../database/schema/index.ts';
import { and, eq } from '../../database/sql.ts';
import { readContact } from './contact-key.ts';

/** Allows checking a few contacts, but not enumerating the list. */
const CHECKS = { name: 'representative', limit: 10, windowMs: 10 * MINUTE };

/** Registers the calls for mirror sites, for measuring their latency and for verifying representatives (R1.05). */
export function registerMirrorSites(app: Hono, gateway: Gateway): void {
  route(app, gateway, domainRoute, async () => {
    const settings = await readSettings(gateway.db);
    return settings.domainRoute.map((domain) => ({ domain }));
  });

  route(app, gateway, verifyRepresentative, async ({ contact }, _session, { network }) => {
    const { key, channel } = readContact(contact);
    if (!key) {
      throw fieldError('contact', 'required');
    }
    await throttle(gateway, CHECKS, network);
    const known = await gateway.db
      .select({ channel: representatives.channel, name: representatives.name })
      .from(representatives)
      .where(and(eq(representatives.contact, key), channel && eq(representatives.channel, channel)))
      .orderBy(representatives.channel);
    const [first] = known;
    if (!first) return { genuine: false };
    return { genuine: true, name: first.name, channels: known.map((each) => each.channel) };
  });

  // Open to every origin, because a portal measures its mirror sites across origins; it reveals nothing.
  app.get(MIRROR_PING_PATH, (context) => {
    context.header('Access-Control-Allow-Origin', '*');
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    context.header('Timing-Allow-Origin', '*');
    context.header('Cache-Control', 'no-store');
    return context.body(null, 204);
  });
}
