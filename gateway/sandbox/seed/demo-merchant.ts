import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { writeSettings } from '@baize/gateway/core/merchant-settings.ts';
import { storedSettings, storeSettings } from '@baize/gateway/core/stored-settings.ts';

const KEY = 'demoMerchant';

/** The merchant that a demo database is created for. */
const FIRST = 'baize';

/** Merchants of the demo whose members have a wallet for each vendor (R12.01). */
const WITH_VENDOR_WALLETS: readonly string[] = ['lantern'];

const readMerchant = storedSettings(KEY, (stored) => stored ?? FIRST);

/**
 * Applies the wallet mode of the merchant that the demo is started as. A mode that is set at run time stays until the
 * demo is started as another merchant.
 */
export async function applyDemoMerchant({
  db,
  config,
}: Pick<Gateway, 'db' | 'config'>): Promise<void> {
  const { merchant } = config;
  if ((await readMerchant(db)) === merchant) return;
  await writeSettings(db, { vendorWallets: WITH_VENDOR_WALLETS.includes(merchant) });
  await storeSettings(db, KEY, merchant);
}
