import { randomUUID } from 'node:crypto';
import {
  addBankCard,
  depositByLaunchUrl,
  setPaymentPassword,
} from '../../gateway/contract/cashier.ts';
import type { RequestOf } from '../../gateway/contract/endpoint.ts';
import { register } from '../../gateway/contract/members.ts';
import { permission } from '../../gateway/contract/system.ts';
import { balance } from '../../gateway/contract/wallet.ts';
import { createClient, type TestClient } from './client.ts';

export const PAYMENT_PASSWORD = '481516';

/** A member for one test only, with the calls that every cashier test needs. */
export interface CashierMember {
  readonly client: TestClient;
  readonly token: string;
  readonly username: string;
  readonly password: string;
  balance(): Promise<number>;
  /** Submits a decision on the payment page. Returns the status of the response. */
  pay(launchUrl: string | undefined, decision: 'approve' | 'refuse'): Promise<number>;
  /** Adds to the balance, without a turnover requirement (`settings`: turnoverTimes 0). */
  fund(amount: number): Promise<void>;
  /** Sets a transaction password and a bank card. Returns the card's id. */
  prepareWithdrawal(): Promise<number>;
}

export async function cashierMember(
  url: string,
  change: Partial<RequestOf<typeof register>> = {},
): Promise<CashierMember> {
  const client = createClient(url);
  const { info } = await client.value(permission, {});
  const password = `Fresh-${randomUUID().slice(0, 12)}`;
  const username = `c${randomUUID().replaceAll('-', '').slice(0, 13)}`;
  const { token } = await client.value(register, {
    username,
    password,
    confirmPassword: password,
    registerMethod: 'WEB',
    registerUrl: url,
    login: true,
    termsAccepted: true,
    termsVersion: info.termsVersion,
    loginDeviceId: randomUUID(),
    challenge: await client.solveChallenge(),
    ...change,
  });
  const held = async () => (await client.value(balance, { typeId: 0 }, { token })).sumBalance;
  const pay: CashierMember['pay'] = async (launchUrl, decision) => {
    if (!launchUrl) throw new Error('The order has no payment page.');
    const body = new URLSearchParams({ decision });
    const answer = await fetch(url + launchUrl, { method: 'POST', body, redirect: 'manual' });
    return answer.status;
  };
  return {
    client,
    token,
    username,
    password,
    balance: held,
    pay,
    fund: async (amount) => {
      const order = await client.value(
        depositByLaunchUrl,
        { channelId: 'lagoon', amount },
        { token, idempotencyKey: randomUUID() },
      );
      await pay(order.launchUrl, 'approve');
    },
    prepareWithdrawal: async () => {
      await client.value(
        setPaymentPassword,
        {
          loginPassword: password,
          newPaymentPassword: PAYMENT_PASSWORD,
          confirmPaymentPassword: PAYMENT_PASSWORD,
        },
        { token },
      );
      const card = await client.value(
        addBankCard,
        {
          bankCode: 'HARB',
          holder: 'Maria Santos',
          accountNumber: '1234567890',
          paymentPassword: PAYMENT_PASSWORD,
        },
        { token },
      );
      return card.cardId;
    },
  };
}

/** Calls a tool of the sandbox cashier: `settings`, `work`, or a decision of its staff. */
export async function callCashier(url: string, path: string, body: string): Promise<Response> {
  return fetch(`${url}/sandbox/cashier/${path}`, { method: 'POST', body, redirect: 'manual' });
}
