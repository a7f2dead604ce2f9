import { HOUR } from '@baize/gateway/contract/durations.ts';
import type { Clock } from '@baize/gateway/core/clock.ts';
import { feedback } from '@baize/gateway/database/schema/index.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import type { SeededAccount } from './seeded-account.ts';

/** Feedback of demo_player: one answered message, and one that waits for an answer. */
export async function seedFeedback(
  tx: Transaction,
  clock: Clock,
  accounts: readonly SeededAccount[],
): Promise<void> {
  const player = accounts.find(({ username }) => username === 'demo_player');
  if (!player) return;
  const now = clock.now();
  await tx.insert(feedback).values([
    {
      referenceNo: 'F260000000000A001',
      accountId: player.id,
      kind: 'complaint' as const,
      idempotencyKey: 'demo-1',
      bodyHash: '',
      status: 'answered' as const,
      body: 'My withdrawal of last week waited for two days, and nobody told me why.',
      answer: 'We are sorry: the bank was closed. It was paid this morning.',
      createdAt: now - 52 * HOUR,
      answeredAt: now - 28 * HOUR,
    },
    {
      referenceNo: 'F260000000000A002',
      accountId: player.id,
      kind: 'suggestion' as const,
      idempotencyKey: 'demo-2',
      bodyHash: '',
      status: 'received' as const,
      body: 'Please let me sort my favourite games by hand.',
      createdAt: now - 3 * HOUR,
    },
  ]);
}
