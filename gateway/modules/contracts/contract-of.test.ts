import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Gateway } from '../../core/gateway.ts';
import { agentContracts } from '../../database/schema/index.ts';
import { sql } from '../../database/sql.ts';
import { rowsRead } from '../../database/test-rows-read.ts';
import { walletGateway } from '../wallet/test-support.ts';
import { answerContract } from './answer.ts';
import { proposeContract } from './propose.ts';

/** Number of ended contracts of the agent. */
const ENDED = 2_000;
/**
 * Upper bound of row reads: the contract itself, each time that it is read or written, and those
 * that it is compared with.
 */
const FEW_ROWS = 40;

let setting: Awaited<ReturnType<typeof walletGateway>>;
const people = { upline: 0, agent: 0 };
beforeAll(async () => {
  setting = await walletGateway();
  const { gateway, addAccount } = setting;
  const { db } = gateway;
  people.upline = await addAccount(1);
  people.agent = await addAccount(1);
  await db.execute(
    sql`update accounts set upline_id = ${people.upline} where id = ${people.agent}`,
  );
  const terms = {
    type: 'dividend',
    rate: 3_000,
    activeMembers: 1,
    betAmount: 100,
    validBetPeriod: 'M',
    profitLossPeriod: 'M',
    paymentPeriod: 'M',
    proposedBy: 'upline',
    createdAt: 0,
  } as const;
  await db.insert(agentContracts).values([
    { ...terms, agentId: people.upline, status: 'active' },
    ...Array.from({ length: ENDED }, () => ({
      ...terms,
      agentId: people.agent,
      uplineId: people.upline,
      status: 'rejected' as const,
    })),
  ]);
  await db.execute(sql`analyze`);
}, 60_000);
afterAll(() => setting.close());

test('proposing or answering a contract reads only that one, however many ended ones the account has', async () => {
  const { gateway } = setting;
  let contractId = 0;
  const read = (work: (of: Gateway) => Promise<unknown>) =>
    rowsRead(gateway.db, 'agent_contracts', (tx) => work({ ...gateway, db: tx }));
  const proposed = await read(async (of) => {
    const made = await proposeContract(of, {
      accountId: people.agent,
      type: 'dividend',
      terms: {
        rate: 2_000,
        activeMembers: 1,
        betAmount: 1,
        validBetPeriod: 'M',
        profitLossPeriod: 'M',
        paymentPeriod: 'M',
      },
    });
    expect(made).toMatchObject({ rate: 2_000, status: 'offered', proposedBy: 'agent' });
    contractId = made.contractId;
  });
  const answered = await read(async (of) => {
    const { upline: accountId } = people;
    const answer = { accountId, contractId, type: 'dividend', action: 'accept' } as const;
    expect(await answerContract(of, answer)).toMatchObject({ contractId, status: 'active' });
  });
  expect(proposed).toBeLessThan(FEW_ROWS);
  expect(answered).toBeLessThan(FEW_ROWS);
});
