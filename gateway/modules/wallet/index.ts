import type { Hono } from 'hono';
import { balance, MAIN_WALLET, merchantWallet } from '../../contract/wallet.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { route } from '../../core/route.ts';
import { accountBalance, vendorBalances } from './balance.ts';
import { currencyView, toMajor } from './money.ts';

/** Registers the balances of an account's wallets, and whether the merchant has vendor wallets. */
export function registerWallet(app: Hono, gateway: Gateway): void {
  route(app, gateway, balance, async ({ typeId }, session) => {
    const { minor: main, currency } = await accountBalance(gateway.db, session.accountId);
    const held = await vendorBalances(gateway.db, session.accountId, currency);
    const all = [{ accountTypeId: MAIN_WALLET, minor: main }, ...held];
    // 0 selects every wallet.
    const requested = all.filter(({ accountTypeId }) => typeId === 0 || typeId === accountTypeId);
    if (requested.length === 0) throw new GatewayError('request_param_err');
    return {
      sumBalance: toMajor(
        requested.reduce((sum, { minor }) => sum + (minor ?? 0), 0),
        currency,
      ),
      balance: requested.map(({ accountTypeId, minor }) => ({
        accountTypeId,
        availBalance: toMajor(minor ?? 0, currency),
      })),
      currency,
      ...currencyView(currency),
    };
  });
  route(app, gateway, merchantWallet, async () => ({
    isSingle: (await readSettings(gateway.db)).vendorWallets ? 0 : 1,
  }));
}
