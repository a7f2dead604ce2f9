import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { openDownline } from '../../gateway/contract/agent-accounts.ts';
import { setPaymentPassword } from '../../gateway/contract/cashier.ts';
import { changePassword } from '../../gateway/contract/members.ts';
import { readSettings } from '../../gateway/core/merchant-settings.ts';
import { accounts, contractPeriods, jobFailures } from '../../gateway/database/schema/index.ts';
import { postEntry } from '../../gateway/modules/wallet/post-entry.ts';
import { accountWallet, houseWallet } from '../../gateway/modules/wallet/wallets.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, DEMO_PASSWORD, type TestClient } from './client.ts';

export const TRANSACTION_PASSWORD = '481516';

/** A logged-in account of a line, with a client of its own. */
export interface LinePerson {
  readonly client: TestClient;
  readonly token: string;
  readonly username: string;
  readonly password: string;
  readonly id: number;
}

export async function idOf(running: RunningGateway, username: string): Promise<number> {
  const [row] = await running.gateway.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.username, username));
  if (!row) throw new Error(`There is no ${username}.`);
  return row.id;
}

export async function logIn(
  running: RunningGateway,
  username: string,
  password = DEMO_PASSWORD,
): Promise<LinePerson> {
  const client = createClient(running.url);
  const { token } = await client.logIn(username, password);
  return { client, token, username, password, id: await idOf(running, username) };
}

export const freshName = (): string => `t${randomUUID().replaceAll('-', '').slice(0, 12)}`;

/** Opens an account below an agent; its owner chooses a password and logs in. */
export async function openBelow(
  running: RunningGateway,
  agent: LinePerson,
  { kind = 'member', rate = 0 }: { kind?: 'member' | 'agent'; rate?: number } = {},
): Promise<LinePerson> {
  const account = freshName();
  const password = `Given-${randomUUID().slice(0, 12)}`;
  await agent.client.value(
    openDownline,
    { account, password, kind, rate },
    { token: agent.token, idempotencyKey: randomUUID() },
  );
  const first = await logIn(running, account, password);
  const own = `Own-${randomUUID().slice(0, 12)}`;
  await first.client.value(
    changePassword,
    {
      oldPassword: password,
      newPassword: own,
      confirmNewPassword: own,
      termsAccepted: true,
      termsVersion: (await readSettings(running.gateway.db)).termsVersion,
    },
    { token: first.token },
  );
  return logIn(running, account, own);
}

/** Sets the transaction password of these tests. */
export async function withTransactionPassword(person: LinePerson): Promise<LinePerson> {
  const { client, token, password: loginPassword } = person;
  const newPaymentPassword = TRANSACTION_PASSWORD;
  await client.value(
    setPaymentPassword,
    { loginPassword, newPaymentPassword, confirmPaymentPassword: newPaymentPassword },
    { token },
  );
  return person;
}

/** Adds money to a wallet without a turnover requirement. @param minor minor units */
export async function giveMoney(
  { gateway }: RunningGateway,
  accountId: number,
  minor: number,
): Promise<void> {
  const at = gateway.clock.now();
  await gateway.db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ currency: accounts.currency })
      .from(accounts)
      .where(eq(accounts.id, accountId));
    if (!owner) throw new Error(`There is no account ${accountId}.`);
    const { currency } = owner;
    const house = await houseWallet(tx, 'house:promotions', currency, at);
    const walletId = await accountWallet(tx, { accountId, kind: 'main', currency, at });
    await postEntry(tx, {
      kind: 'promotion',
      scope: 'test',
      idempotencyKey: randomUUID(),
      body: { minor },
      reference: `B${randomUUID().slice(0, 8)}`,
      lines: [
        { walletId: house, amount: -minor, kind: 'house' },
        { walletId, amount: minor, kind: 'bonus' },
      ],
      at,
    });
  });
}

/** Figures of a period, for tests about debts. */
export const NOTHING_PLAYED = {
  bets: 0,
  validBets: 0,
  wins: 0,
  bonuses: 0,
  activeMembers: 0,
  tierBets: 0,
  tier: 1,
  missingMembers: 0,
  missingBets: 0,
  carriedIn: 0,
  carriedOut: 0,
};

/**
 * Stores an unpaid period. It is not due for the gateway's own job, which would pay it as soon as the payer has money, so
 * that only the test's actions pay it.
 */
export async function addOwedPeriod(
  { gateway: { db, clock } }: RunningGateway,
  period: typeof contractPeriods.$inferInsert,
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(contractPeriods)
      .values(period)
      .returning({ id: contractPeriods.id });
    await tx.insert(jobFailures).values({
      queue: 'owed-salaries',
      rowId: row?.id ?? 0,
      attempts: 1,
      lastError: '',
      failedAt: at,
      retryAt: at + 86_400_000,
    });
  });
}
