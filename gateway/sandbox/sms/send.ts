import type { Gateway } from '../../core/gateway.ts';
import { sandboxSms } from '../../database/schema/index.ts';

/** The sandbox's SMS carrier: what it delivers is read in the developer inbox. */
export async function sendSms(
  gateway: Pick<Gateway, 'db' | 'clock'>,
  message: { mobile: string; body: string; code: string },
): Promise<void> {
  await gateway.db.insert(sandboxSms).values({ ...message, sentAt: gateway.clock.now() });
}
