import { afterAll, beforeAll, expect, test } from 'vitest';
import { postEntry } from '../../gateway/modules/wallet/post-entry.ts';
import { houseWallet, lockWallets, vendorWallet } from '../../gateway/modules/wallet/wallets.ts';
import { addMember } from '../contract/add-member.ts';
import { startTwoGateways, type TwoGateways } from './two-gateways.ts';

let two: TwoGateways;
beforeAll(async () => {
  two = await startTwoGateways();
});
afterAll(() => two?.close());

test('no vendor’s wallet is credited while the main wallet of its account is locked', async () => {
  const [one, other] = two.both;
  const { accountId, walletId } = await addMember(two, 1000);
  const at = two.now();
  const owner = { accountId, currency: 'USD', at };
  const vendor = await two.gateway.db.transaction((tx) =>
    vendorWallet(tx, { ...owner, vassalage: 'T' }),
  );
  const order: string[] = [];
  let pay: Promise<void> = Promise.resolve();
  await one.gateway.db.transaction(async (tx) => {
    await lockWallets(tx, [walletId]);
    pay = other.gateway.db.transaction(async (paying) => {
      const house = await houseWallet(paying, 'house:games', 'USD', at);
      await postEntry(paying, {
        kind: 'round',
        scope: 'test',
        idempotencyKey: 'win',
        body: {},
        reference: 'R1',
        lines: [
          { walletId: vendor, amount: 500, kind: 'win' },
          { walletId: house, amount: -500, kind: 'house' },
        ],
        at,
      });
      order.push('paid');
    });
    await Promise.race([pay, new Promise((pass) => setTimeout(pass, 500))]);
    order.push('released');
  });
  await pay;
  expect(order).toEqual(['released', 'paid']);
});
