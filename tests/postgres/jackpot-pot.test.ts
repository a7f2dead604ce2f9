import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkJournal } from '../../gateway/modules/wallet/check-journal.ts';
import { fundAccount } from '../../gateway/modules/wallet/test-support.ts';
import { accountWallet, lockWallets } from '../../gateway/modules/wallet/wallets.ts';
import { findLaunch } from '../../gateway/sandbox/play/find-launch.ts';
import { playRound } from '../../gateway/sandbox/play/play-round.ts';
import { JACKPOT_NODE, sandboxSetting } from '../../gateway/sandbox/play/test-support.ts';

/** Milliseconds for which a wallet is locked: far longer than a bet takes. */
const HELD = 3000;

let setting: Awaited<ReturnType<typeof sandboxSetting>>;
beforeAll(async () => {
  setting = await sandboxSetting();
});
afterAll(() => setting.close());

async function player() {
  const { gateway } = setting;
  const accountId = await setting.addAccount();
  await fundAccount(gateway, accountId, 1_000_000);
  const { token } = await setting.launch(accountId, 1, JACKPOT_NODE);
  const walletId = await gateway.db.transaction((tx) =>
    accountWallet(tx, { accountId, kind: 'main', currency: 'USD', at: gateway.clock.now() }),
  );
  const play = async (key: string) => {
    const launch = await findLaunch(gateway, token, '127.0.0.1');
    return playRound(gateway, launch, { key, bet: 1000, stake: {} });
  };
  return { walletId, play };
}

test('a bet that waits for its wallet does not block others from the pot of the game', async () => {
  const { db } = setting.gateway;
  const slow = await player();
  const quick = await player();
  // The pot exists, so neither bet has to create it.
  await quick.play('first-bet');
  const ended: string[] = [];
  let waiting: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await lockWallets(tx, [slow.walletId]);
    waiting = slow.play('waits').then(() => ended.push('slow'));
    // Until it waits for its wallet.
    await wait(500);
    await Promise.race([quick.play('meanwhile').then(() => ended.push('quick')), wait(HELD)]);
  });
  await waiting;
  expect(ended).toEqual(['quick', 'slow']);
  expect(await checkJournal(db)).toEqual([]);
});
