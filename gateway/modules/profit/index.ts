import type { Hono } from 'hono';
import { personalProfit } from '../../contract/member-pages.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { isTimeZone } from '../../core/is-time-zone.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { route } from '../../core/route.ts';
import { checkRange } from '../records/page.ts';
import { profitOf } from './profit.ts';

/** Registers a member's own profit and loss. */
export function registerProfit(app: Hono, gateway: Gateway): void {
  route(app, gateway, personalProfit, async (query, session) => {
    refuseTrial(session);
    checkRange(query);
    if (!isTimeZone(query.timeZone)) {
      throw new GatewayError('request_param_err', 'There is no such time zone.', {
        fields: { timeZone: 'zone_unknown' },
      });
    }
    return profitOf(gateway.db, { ...query, accountId: session.accountId });
  });
}
