import type { Hono } from 'hono';
import { balance, MAIN_WALLET, merchantWallet } from '../../contract/wallet.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { route } from '../../core/route.ts';
import { vendors, wallets } from '../../database/schema/index.ts';
import { and, asc, eq } from '../../database/sql.ts';
import { accountBalance } from './balance.ts';
import { currencyView, toMajor } from './money.ts';

export function registerWallet(app: Hono, gateway: Gateway): void {
  route(app, gateway, balance, async ({ typeId }, session) => {
    const { accountId } = session;
    const { minor: main, currency } = await accountBalance(gateway.db, accountId);
    const held = await gateway.db
      .select({ accountTypeId: vendors.accountTypeId, minor: wallets.balance })
      .from(wallets)
      .innerJoin(vendors, eq(vendors.vassalage, wallets.vassalage))
      .where(and(eq(wallets.accountId, accountId), eq(wallets.currency, currency)))
      .orderBy(asc(vendors.accountTypeId));
    const all = [{ accountTypeId: MAIN_WALLET, minor: main }, ...held];
    // 0 asks for every wallet.
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
