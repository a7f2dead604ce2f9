import type { Hono } from 'hono';
import { personalProfit } from '../../contract/member-pages.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { route } from '../../core/route.ts';
import { checkRange } from '../records/page.ts';
import { profitOf } from './profit.ts';

/** @throws {GatewayError} request_param_err for a time zone that there is not */
function checkTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw new GatewayError('request_param_err', 'There is no such time zone.', {
      fields: { timeZone: 'zone_unknown' },
    });
  }
}

export function registerProfit(app: Hono, gateway: Gateway): void {
  route(app, gateway, personalProfit, async (query, session) => {
    refuseTrial(session);
    checkRange(query);
    checkTimeZone(query.timeZone);
    return profitOf(gateway.db, { ...query, accountId: session.accountId });
  });
}
