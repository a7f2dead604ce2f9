import type { Hono } from 'hono';
import {
  cockfightSettledOrders,
  cockfightUnsettledOrders,
  elottSettledOrders,
  elottUnsettledOrders,
  esportsSettledOrders,
  esportsUnsettledOrders,
  fishOrders,
  liveOrders,
  memberTransactions,
  pvpOrders,
  rngOrders,
  sportsSettledOrders,
  sportsUnsettledOrders,
} from '../../contract/wallet.ts';
import type { Gateway } from '../../core/gateway.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { route } from '../../core/route.ts';
import { betOrders, type OrdersQuery } from './bet-orders.ts';
import { checkRange } from './page.ts';
import { accountTransactions } from './transactions.ts';

/** States of bets whose outcome is known, and of open bets. */
const OVER = ['settled', 'cancelled'] as const;
const OPEN = ['open'] as const;

const products = [
  { endpoint: rngOrders, gameTypes: ['RNG'] },
  { endpoint: fishOrders, gameTypes: ['FISH'] },
  { endpoint: liveOrders, gameTypes: ['LIVE'] },
  { endpoint: pvpOrders, gameTypes: ['PVP'] },
  { endpoint: elottSettledOrders, gameTypes: ['LOTT', 'ELOTT'], states: OVER },
  { endpoint: elottUnsettledOrders, gameTypes: ['LOTT', 'ELOTT'], states: OPEN },
  { endpoint: sportsSettledOrders, gameTypes: ['SPORTS'], states: OVER },
  { endpoint: sportsUnsettledOrders, gameTypes: ['SPORTS'], states: OPEN },
  { endpoint: esportsSettledOrders, gameTypes: ['ESPORTS'], states: OVER },
  { endpoint: esportsUnsettledOrders, gameTypes: ['ESPORTS'], states: OPEN },
  { endpoint: cockfightSettledOrders, gameTypes: ['COCKFIGHT'], states: OVER },
  { endpoint: cockfightUnsettledOrders, gameTypes: ['COCKFIGHT'], states: OPEN },
] as const satisfies readonly (Pick<OrdersQuery, 'gameTypes' | 'states'> & {
  endpoint: typeof rngOrders;
})[];

/** Registers a member's own records: bets by product, and wallet transactions. */
export function registerRecords(app: Hono, gateway: Gateway): void {
  for (const { endpoint, ...which } of products) {
    route(app, gateway, endpoint, async (payload, session) => {
      refuseTrial(session);
      checkRange(payload);
      return betOrders(gateway.db, { ...payload, ...which, accountId: session.accountId });
    });
  }
  route(app, gateway, memberTransactions, async (payload, session, { language }) => {
    refuseTrial(session);
    checkRange(payload);
    return accountTransactions(gateway.db, { ...payload, language, accountId: session.accountId });
  });
}
