import type { Hono } from 'hono';
import { HOUR } from '../../contract/durations.ts';
import { reportPageFigures } from '../../contract/page-figures.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { route } from '../../core/route.ts';
import { throttle } from '../../core/throttle.ts';
import { countPageFigures } from './page-figures.ts';

/** A page reports once; nobody opens more pages than this in an hour. */
const REPORTS = { name: 'page-figures', limit: 120, windowMs: HOUR };

/** Registers the reports of page metrics. Refuses them if the merchant has disabled them. */
export function registerPageFigures(app: Hono, gateway: Gateway): void {
  route(app, gateway, reportPageFigures, async (request, _session, { network }) => {
    const settings = await readSettings(gateway.db);
    if (!settings.pageFigures) {
      throw new GatewayError(
        'function.not.available',
        'This merchant does not collect page figures.',
      );
    }
    await throttle(gateway, REPORTS, network);
    await countPageFigures(gateway, request);
    return {};
  });
}
