import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeLimits } from '../../gateway/contract/protection.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { type Player, player, startProtected } from './protection-support.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startProtected();
}, 60_000);
afterAll(() => running.close());

const ask = (limitsBeforeFirstDeposit: boolean) =>
  writeSettings(running.gateway.db, { limitsBeforeFirstDeposit });
beforeEach(() => ask(true));

const choose = (me: Player, choice: 'without' | 'reviewed') =>
  me.client.value(changeLimits, { changes: [], choice }, { token: me.token });

test('[R10.01c] the first deposit is refused until the question is answered; a limit is an answer and applies', async () => {
  const me = await player(running);
  expect(await me.limits()).toMatchObject({ isAsked: false, firstDepositWaits: true });
  expect(await me.deposit(20)).toMatchObject({ status: 409, errorCode: 'limits_unanswered' });
  await me.set('deposit', 'week', 50);
  expect(await me.limits()).toMatchObject({ isAsked: true, firstDepositWaits: false });
  expect(await me.deposit(20)).toMatchObject({ success: true });
  expect(await me.deposit(40)).toMatchObject({ errorCode: 'limit_reached' });
});

test('[R10.01c] choosing no limit is an answer too; viewing the limits is not', async () => {
  const me = await player(running);
  await choose(me, 'reviewed');
  expect(await me.deposit(20)).toMatchObject({ errorCode: 'limits_unanswered' });
  expect(await choose(me, 'without')).toMatchObject({
    wentWithout: true,
    firstDepositWaits: false,
  });
  expect(await me.deposit(20)).toMatchObject({ success: true });
});

test('[R10.01c] members with an earlier deposit are not asked, nor anybody where the setting is off', async () => {
  const me = await player(running);
  await ask(false);
  expect((await me.limits()).firstDepositWaits).toBe(false);
  await me.fund(20);
  await ask(true);
  expect(await me.limits()).toMatchObject({ isAsked: false, firstDepositWaits: false });
  expect(await me.deposit(20)).toMatchObject({ success: true });
});
