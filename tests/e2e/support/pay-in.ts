import { randomUUID } from 'node:crypto';
import { depositByLaunchUrl } from '../../../gateway/contract/cashier.ts';
import type { TestClient } from '../../contract/client.ts';

/** Pays a deposit at once, in place of the payer's bank. @param amount major units */
export async function payIn(client: TestClient, token: string, amount: number): Promise<void> {
  const order = await client.value(
    depositByLaunchUrl,
    { channelId: 'lagoon', amount },
    { token, idempotencyKey: randomUUID() },
  );
  const body = new URLSearchParams({ decision: 'approve' });
  await fetch(client.url + order.launchUrl, { method: 'POST', body, redirect: 'manual' });
}
