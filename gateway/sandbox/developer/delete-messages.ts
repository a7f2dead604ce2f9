import { DAY } from '@baize/gateway/contract/durations.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { sandboxMails, sandboxSms } from '@baize/gateway/database/schema/index.ts';
import { lt } from '@baize/gateway/database/sql.ts';

const RETENTION_MS = DAY;

/**
 * Deletes the plain codes and links of the developer inbox: after a day in the demo, and all of them where the
 * demo is off and nobody can read the inbox.
 */
export async function deleteOldMessages({ config, db, clock }: Gateway): Promise<void> {
  const limit = clock.now() - RETENTION_MS;
  await db.delete(sandboxSms).where(config.demo ? lt(sandboxSms.sentAt, limit) : undefined);
  await db.delete(sandboxMails).where(config.demo ? lt(sandboxMails.sentAt, limit) : undefined);
}
