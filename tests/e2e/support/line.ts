import { randomUUID } from 'node:crypto';
import { openDownline } from '../../../gateway/contract/agent-accounts.ts';
import { setPaymentPassword } from '../../../gateway/contract/cashier.ts';
import { changePassword, memberTerms } from '../../../gateway/contract/members.ts';
import { changeLimits } from '../../../gateway/contract/protection.ts';
import type { LoginValue } from '../../../gateway/contract/session.ts';
import { createClient } from '../../contract/client.ts';
import { payIn } from './pay-in.ts';

export const TRANSACTION_PASSWORD = '481516';

/** An account that was opened below an agent. */
export interface Downline {
  readonly username: string;
  readonly password: string;
  readonly session: LoginValue;
}

/** Opens a member below an agent, with both passwords chosen and without limits. */
export async function openMember(
  url: string,
  agent: { readonly username: string; readonly password: string },
): Promise<Downline> {
  const above = createClient(url);
  const { token } = await above.logIn(agent.username, agent.password);
  const account = `t${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const given = `Given-${randomUUID().slice(0, 12)}`;
  await above.value(
    openDownline,
    { account, password: given, kind: 'member', rate: 0 },
    { token, idempotencyKey: randomUUID() },
  );
  const client = createClient(url);
  const first = await client.logIn(account, given);
  const password = `Own-${randomUUID().slice(0, 12)}`;
  await client.value(
    changePassword,
    {
      oldPassword: given,
      newPassword: password,
      confirmNewPassword: password,
      termsAccepted: true,
      termsVersion: (await client.value(memberTerms, {}, { token: first.token })).version,
    },
    { token: first.token },
  );
  await client.value(
    setPaymentPassword,
    {
      loginPassword: password,
      newPaymentPassword: TRANSACTION_PASSWORD,
      confirmPaymentPassword: TRANSACTION_PASSWORD,
    },
    { token: first.token },
  );
  await client.value(changeLimits, { changes: [], choice: 'without' }, { token: first.token });
  return { username: account, password, session: await client.logIn(account, password) };
}

/** A deposit that is paid at once. @param turnoverTimes turnover requirement of deposits from now on */
export async function deposit(
  url: string,
  { session: { token } }: Downline,
  { amount, turnoverTimes }: { amount: number; turnoverTimes: number },
): Promise<void> {
  await fetch(`${url}/sandbox/cashier/settings`, {
    method: 'POST',
    body: JSON.stringify({ turnoverTimes }),
  });
  await payIn(createClient(url), token, amount);
}
