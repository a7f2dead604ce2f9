import type { Clock } from '@baize/gateway/core/clock.ts';
import type { MailPort } from '@baize/gateway/core/ports.ts';
import { sandboxMails } from '@baize/gateway/database/schema/index.ts';
import type { Database } from '@baize/gateway/database/types.ts';

/** The sandbox's mail carrier: its messages are shown in the developer inbox. */
export const sandboxMail = (store: { readonly db: Database; readonly clock: Clock }): MailPort => ({
  send: async (message) => {
    await store.db.insert(sandboxMails).values({ ...message, sentAt: store.clock.now() });
  },
});
