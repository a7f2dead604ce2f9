import type { Clock } from '@baize/gateway/core/clock.ts';
import type { SmsPort } from '@baize/gateway/core/ports.ts';
import { sandboxSms as messages } from '@baize/gateway/database/schema/index.ts';
import type { Database } from '@baize/gateway/database/types.ts';

/** The sandbox's SMS carrier: its messages are shown in the developer inbox. */
export const sandboxSms = (store: { readonly db: Database; readonly clock: Clock }): SmsPort => ({
  send: async (message) => {
    await store.db.insert(messages).values({ ...message, sentAt: store.clock.now() });
  },
});
