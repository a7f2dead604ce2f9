import type { MessageDescriptor } from 'react-intl';

/** The id of any message of any catalogue (message-ids.d.ts). */
export type MessageId = NonNullable<MessageDescriptor['id']>;
