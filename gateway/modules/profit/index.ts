import type { Hono } from 'hono';
import { personalProfit } from '../../contract/member-pages.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { route } from '../../core/route.ts';
import { checkRange } from '../records/page.ts';
import { profitOf } from './profit.ts';

/** The time zones of the world lie between 12 hours west and 14 hours east. */
const WEST = -12 * 60;
const EAST = 14 * 60;

export function registerProfit(app: Hono, gateway: Gateway): void {
  route(app, gateway, personalProfit, async (query, session) => {
    refuseTrial(session);
    checkRange(query);
    if (query.utcOffset < WEST || query.utcOffset > EAST) {
      throw new GatewayError('request_param_err', 'No place on earth has this time.', {
        fields: { utcOffset: 'offset_unknown' },
      });
    }
    return profitOf(gateway.db, { ...query, accountId: session.accountId });
  });
}
