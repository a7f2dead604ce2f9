import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { readSettings } from '@baize/gateway/core/merchant-settings.ts';
import { readPageFigures } from '@baize/gateway/modules/page-figures/page-figures.ts';
import type { Hono } from 'hono';
import { setPageHeaders } from '../page-headers.ts';
import { PERIODS, pageFiguresPage } from './back-office-page.ts';

const USUAL = 7;

/** The staff page about the speed of pages. */
export function registerSandboxPageFigures(app: Hono, gateway: Gateway): void {
  app.get('/sandbox/figures', async (context) => {
    const asked = Number(context.req.query('days'));
    const period = PERIODS.find((each) => each === asked) ?? USUAL;
    const [route, device, brand] = await Promise.all([
      readPageFigures(gateway, 'route', period),
      readPageFigures(gateway, 'device', period),
      readPageFigures(gateway, 'brand', period),
    ]);
    const { pageFigures: isOn } = await readSettings(gateway.db);
    const nonce = setPageHeaders(context);
    return context.html(pageFiguresPage({ period, isOn, groups: { route, device, brand }, nonce }));
  });
}
