import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { walletGateway } from './test-support.ts';
import { accountWallet, lockWallets, vendorWallet } from './wallets.ts';

let setting: Awaited<ReturnType<typeof walletGateway>>;
beforeAll(async () => {
  setting = await walletGateway();
});
afterAll(() => setting.close());

test('a vendor wallet is locked with the main wallet of its account, by one query per transaction', async () => {
  const { db, clock } = setting.gateway;
  const at = clock.now();
  const accountId = await setting.addAccount();
  const owner = { accountId, currency: 'USD', at };
  const [main, vendor] = await db.transaction(async (tx) => [
    await accountWallet(tx, { ...owner, kind: 'main' }),
    await vendorWallet(tx, { ...owner, vassalage: 'EMBER' }),
  ]);
  const both = [
    { walletId: main, accountId, kind: 'main', currency: 'USD' },
    { walletId: vendor, accountId, kind: 'vendor', currency: 'USD' },
  ];
  await db.transaction(async (tx) => {
    const select = vi.spyOn(tx, 'select');
    expect(await lockWallets(tx, [vendor ?? 0])).toEqual(both);
    expect(await lockWallets(tx, [vendor ?? 0, vendor ?? 0])).toEqual(both);
    expect(select).toHaveBeenCalledTimes(1);
    // Other wallets require another query, whatever is locked already.
    expect(await lockWallets(tx, [main ?? 0])).toEqual(both.slice(0, 1));
    expect(select).toHaveBeenCalledTimes(2);
  });
  await db.transaction(async (tx) => {
    const select = vi.spyOn(tx, 'select');
    expect(await lockWallets(tx, [vendor ?? 0])).toEqual(both);
    expect(select).toHaveBeenCalledTimes(1);
  });
});
