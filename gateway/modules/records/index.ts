import type { Hono } from 'hono';
import { TRIAL_TYPE } from '../../contract/members.ts';
import {
  fishOrders,
  liveOrders,
  memberTransactions,
  pvpOrders,
  rngOrders,
} from '../../contract/wallet.ts';
import type { Gateway } from '../../core/gateway.ts';
import { route } from '../../core/route.ts';
import { betOrders } from './bet-orders.ts';
import { checkRange, refuseTrial } from './page.ts';
import { accountTransactions } from './transactions.ts';

const products = [
  { endpoint: rngOrders, gameType: 'RNG' },
  { endpoint: fishOrders, gameType: 'FISH' },
  { endpoint: liveOrders, gameType: 'LIVE' },
  { endpoint: pvpOrders, gameType: 'PVP' },
] as const;

export function registerRecords(app: Hono, gateway: Gateway): void {
  for (const { endpoint, gameType } of products) {
    route(app, gateway, endpoint, async (payload, session) => {
      refuseTrial(session, TRIAL_TYPE);
      checkRange(payload);
      return betOrders(gateway.db, { ...payload, gameType, accountId: session.accountId });
    });
  }
  route(app, gateway, memberTransactions, async (payload, session, { language }) => {
    refuseTrial(session, TRIAL_TYPE);
    checkRange(payload);
    return accountTransactions(gateway.db, { ...payload, language, accountId: session.accountId });
  });
}
