import { randomUUID } from 'node:crypto';
import { addBankCard, setPaymentPassword, withdraw } from '../../../gateway/contract/index.ts';
import type { FreshMember } from './members.ts';
import { payIn } from './pay-in.ts';
import type { TestGateway } from './test.ts';

export const PAYMENT_PASSWORD = '481516';

/**
 * Gives a member a transaction password, a bank card and money without a turnover requirement. Only with `ownGateway`.
 * @param deposit major units
 * @returns `ask`, which requests a withdrawal and returns its order number
 */
export async function memberWithWithdrawal(
  { client, url }: TestGateway,
  member: FreshMember,
  { deposit }: { readonly deposit: number },
) {
  await fetch(`${url}/sandbox/cashier/settings`, {
    method: 'POST',
    body: JSON.stringify({ turnoverTimes: 0 }),
  });
  const { token } = member.session;
  const paymentPassword = PAYMENT_PASSWORD;
  await client.value(
    setPaymentPassword,
    {
      loginPassword: member.password,
      newPaymentPassword: paymentPassword,
      confirmPaymentPassword: paymentPassword,
    },
    { token },
  );
  const card = { bankCode: 'HARB', holder: 'Maria Santos', accountNumber: '1234567890' };
  const { cardId } = await client.value(addBankCard, { ...card, paymentPassword }, { token });
  const key = () => ({ token, idempotencyKey: randomUUID() });
  await payIn(client, token, deposit);
  const ask = async (amount: number): Promise<string> => {
    const made = await client.value(withdraw, { cardId, amount, paymentPassword }, key());
    return made.orderNo;
  };
  return { ask };
}
