import type { Hono } from 'hono';
import {
  convertPoint,
  pointBalance,
  pointConfig,
  pointReward,
  pointTransactions,
  redeemPointList,
  redeemPointReward,
} from '../../contract/points.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { requireIdempotencyKey } from '../../core/idempotency.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { route } from '../../core/route.ts';
import { amountConversion } from '../wallet/amount-conversion.ts';
import { accountBalance } from '../wallet/balance.ts';
import { currencyView, merchantToMinor, toMajor } from '../wallet/money.ts';
import { convertPoints } from './convert.ts';
import { balanceOf, listPointMovements, listRedemptions, listRewards } from './lists.ts';
import { redeemReward } from './redeem.ts';
import { pointRate, readPoints } from './settings.ts';

/**
 * Returns the account id of a member. @throws {GatewayError} in_need_true_account for trials, which
 * earn no points
 */
function member(session: Session): number {
  refuseTrial(session);
  return session.accountId;
}

/** Registers the points mall: balance, rewards, orders and conversions (R4.22). */
export function registerPoints(app: Hono, gateway: Gateway): void {
  route(app, gateway, pointConfig, async (_request, session) => {
    const currency = session
      ? (await accountBalance(gateway.db, session.accountId)).currency
      : (await readSettings(gateway.db)).currency;
    const amounts = await amountConversion(gateway.db, currency);
    const settings = await readPoints(gateway.db);
    const { points, amount } = pointRate(settings, amounts);
    return {
      ...settings,
      rules: settings.rules.map(({ gameType, stakePerPoint }) => ({
        gameType,
        stakePerPoint: toMajor(merchantToMinor(stakePerPoint, amounts, 'up'), currency),
      })),
      pointsPerUnit: points,
      unit: amount,
      ...currencyView(currency),
      neverExpire: true as const,
    };
  });
  route(app, gateway, pointReward, async ({ type }, _session, { language }) =>
    listRewards(gateway, { type, language }),
  );
  route(app, gateway, pointBalance, async (_request, session) =>
    balanceOf(gateway, member(session)),
  );
  route(app, gateway, redeemPointReward, async (input, session, call) =>
    redeemReward(gateway, {
      ...input,
      accountId: member(session),
      key: requireIdempotencyKey(call.idempotencyKey),
      language: call.language,
    }),
  );
  route(app, gateway, redeemPointList, async (query, session, { language }) =>
    listRedemptions(gateway, { ...query, accountId: member(session), language }),
  );
  route(app, gateway, convertPoint, async ({ points }, session, call) =>
    convertPoints(gateway, {
      accountId: member(session),
      key: requireIdempotencyKey(call.idempotencyKey),
      points,
    }),
  );
  route(app, gateway, pointTransactions, async (query, session) =>
    listPointMovements(gateway, { ...query, accountId: member(session) }),
  );
}
