import type { Hono } from 'hono';
import { balance, MAIN_WALLET, merchantWallet } from '../../contract/wallet.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { route } from '../../core/route.ts';
import { accountBalance } from './balance.ts';
import { currencyView, toMajor } from './money.ts';

export function registerWallet(app: Hono, gateway: Gateway): void {
  route(app, gateway, balance, async ({ typeId }, session) => {
    // 0 asks for every wallet; there is one, the main wallet.
    if (typeId !== 0 && typeId !== MAIN_WALLET) throw new GatewayError('request_param_err');
    const { minor, currency } = await accountBalance(gateway.db, session.accountId);
    const available = toMajor(minor, currency);
    return {
      sumBalance: available,
      balance: [{ accountTypeId: MAIN_WALLET, availBalance: available }],
      currency,
      ...currencyView(currency),
    };
  });
  // One wallet for all vendors: money needs no transfer between games (R2.62 stays hidden).
  route(app, gateway, merchantWallet, async () => ({ isSingle: 1 }));
}
