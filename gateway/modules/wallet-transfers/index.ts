import type { Hono } from 'hono';
import * as contract from '../../contract/wallet-transfers.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { requireIdempotencyKey } from '../../core/idempotency.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { route } from '../../core/route.ts';
import { accounts } from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';
import { transferMoney } from './transfer.ts';
import { allVendors } from './vendors.ts';
import { transferView, vendorWalletsOf } from './views.ts';

/**
 * @throws {GatewayError} in_need_true_account for a trial, which has play money in a single wallet
 */
function member(session: Session): number {
  refuseTrial(session);
  return session.accountId;
}

/** Registers vendor wallets and the transfers between them and the main wallet (R2.62, R12.01). */
export function registerWalletTransfers(app: Hono, gateway: Gateway): void {
  const { db } = gateway;
  route(app, gateway, contract.vendorWallets, async (_request, session, { language }) =>
    vendorWalletsOf(gateway, member(session), language),
  );
  route(app, gateway, contract.walletTransfer, async (request, session, call) => {
    const accountId = member(session);
    const key = requireIdempotencyKey(call.idempotencyKey);
    const rows = await transferMoney(gateway, { ...request, accountId, key });
    const names = { vendors: await allVendors(db), language: call.language };
    return { transfers: rows.map((row) => transferView(row, names)) };
  });
  route(app, gateway, contract.chooseAutoTransfer, async ({ enabled }, session) => {
    await db
      .update(accounts)
      .set({ autoTransfer: enabled })
      .where(eq(accounts.id, member(session)));
    return { autoTransfer: enabled };
  });
}
