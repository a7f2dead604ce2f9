import type { RegisteredMessageId } from '../navigation/registry.ts';

declare global {
  namespace FormatjsIntl {
    interface Message {
      /** Every id of every catalogue: a misspelt one does not compile. */
      ids: RegisteredMessageId;
    }
  }
}

/** The id of any message of any catalogue. */
export type MessageId = RegisteredMessageId;
