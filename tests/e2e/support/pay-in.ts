import { randomUUID } from 'node:crypto';
import { depositByLaunchUrl } from '../../../gateway/contract/cashier.ts';
import type { TestGateway } from './test.ts';

/** Pays a deposit in, as the payer's bank would. @param amount major units */
export async function payIn(
  { client, url }: Pick<TestGateway, 'client' | 'url'>,
  token: string,
  amount: number,
): Promise<void> {
  const order = await client.value(
    depositByLaunchUrl,
    { channelId: 'lagoon', amount },
    { token, idempotencyKey: randomUUID() },
  );
  await fetch(url + order.launchUrl, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve' }),
    redirect: 'manual',
  });
}
