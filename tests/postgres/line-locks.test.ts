import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Session } from '../../gateway/core/call.ts';
import {
  accountClosings,
  accounts,
  lineTransfers,
  paymentPasswords,
} from '../../gateway/database/schema/index.ts';
import type { Transaction } from '../../gateway/database/types.ts';
import { raiseRate } from '../../gateway/modules/agents/rates.ts';
import { sendTransfer } from '../../gateway/modules/agents/transfers.ts';
import { changeUpline } from '../../gateway/modules/contracts/change-upline.ts';
import { lockPlayer } from '../../gateway/modules/protection/lock-player.ts';
import { hashPassword } from '../../gateway/modules/session/passwords.ts';
import { addMember } from '../contract/add-member.ts';
import { startTwoGateways, type TwoGateways } from './two-gateways.ts';

const PASSWORD = '481516';

let two: TwoGateways;
beforeAll(async () => {
  two = await startTwoGateways();
});
afterAll(() => two?.close());

/** An agent with money, and its session. */
async function addAgent(change: Partial<typeof accounts.$inferInsert> = {}) {
  const { accountId } = await addMember(two, 5000, { type: 1, ...change });
  const [row] = await two.gateway.db
    .select({ username: accounts.username })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const session: Session = {
    sessionId: 'test',
    accountId,
    accountType: 1,
    username: row?.username ?? '',
    mustChangePassword: false,
    isExcluded: false,
  };
  return { id: accountId, account: session.username, session };
}

/** Asserts that the second call waits for the locks of the first one. */
async function during<Value>(
  holds: (tx: Transaction) => Promise<unknown>,
  second: () => Promise<Value>,
): Promise<PromiseSettledResult<Value>> {
  let waiting: Promise<Value> | undefined;
  await two.both[0].gateway.db.transaction(async (tx) => {
    await holds(tx);
    waiting = second();
    waiting.catch(() => undefined);
    await Promise.race([waiting, new Promise((pass) => setTimeout(pass, 500))]).catch(
      () => undefined,
    );
  });
  const [settled] = await Promise.allSettled([waiting as Promise<Value>]);
  return settled;
}

test('[R11.02] a raise by the former upline that waited for a move does not overwrite the rate that the move has lowered', async () => {
  const [former, next] = [await addAgent(), await addAgent()];
  const top = await addAgent();
  await two.gateway.db
    .update(accounts)
    .set({ uplineId: top.id, rate: 40 })
    .where(eq(accounts.id, next.id));
  const agent = await addAgent({ uplineId: former.id, rate: 80 });
  const [, other] = two.both;
  const raised = await during(
    (tx) => changeUpline(tx, { accountId: agent.id, uplineId: next.id, at: two.now() }),
    () =>
      raiseRate(other.gateway, former.session, { account: agent.account, rate: 100, ip: '::1' }),
  );
  expect(raised).toMatchObject({
    status: 'rejected',
    reason: { code: 'request_param_err', detail: { fields: { account: 'not_direct' } } },
  });
  const [row] = await two.gateway.db
    .select({ rate: accounts.rate, uplineId: accounts.uplineId })
    .from(accounts)
    .where(eq(accounts.id, agent.id));
  expect(row).toEqual({ rate: 40, uplineId: next.id });
});

test('[R10.11c] [R11.12] a transfer that waited for the closing of its receiver is refused', async () => {
  const sender = await addAgent();
  const receiver = await addAgent({ uplineId: sender.id });
  const at = two.now();
  await two.gateway.db
    .insert(paymentPasswords)
    .values({ accountId: sender.id, passwordHash: await hashPassword(PASSWORD), changedAt: at });
  const [, other] = two.both;
  const sent = await during(
    async (tx) => {
      await lockPlayer(tx, receiver.id);
      await tx
        .insert(accountClosings)
        .values({ accountId: receiver.id, askedAt: at, cardId: null, cardChosenAt: at });
    },
    () =>
      sendTransfer(other.gateway, {
        session: sender.session,
        key: randomUUID(),
        account: receiver.account,
        amount: 10,
        paymentPassword: PASSWORD,
      }),
  );
  expect(sent).toMatchObject({ status: 'rejected', reason: { code: 'account_closed' } });
  expect(await two.gateway.db.select().from(lineTransfers)).toEqual([]);
});
