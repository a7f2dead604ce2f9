import { randomUUID } from 'node:crypto';
import { depositByLaunchUrl } from '../../../gateway/contract/cashier.ts';
import type { TestClient } from '../../contract/client.ts';

/** What the sandbox's staff decides about rewards. @throws when the desk refuses */
export async function rewardsDesk(
  url: string,
  path: string,
  fields: Record<string, string>,
): Promise<void> {
  const body = new URLSearchParams(fields);
  const answer = await fetch(`${url}/sandbox/rewards/${path}`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`The desk answered ${answer.status}.`);
}

/** A deposit that is paid at once. */
export async function pay(client: TestClient, token: string, amount: number): Promise<void> {
  const order = await client.value(
    depositByLaunchUrl,
    { channelId: 'lagoon', amount },
    { token, idempotencyKey: randomUUID() },
  );
  const body = new URLSearchParams({ decision: 'approve' });
  await fetch(client.url + order.launchUrl, { method: 'POST', body, redirect: 'manual' });
}
