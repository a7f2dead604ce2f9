import type { MessageId } from '../messages/message-id.ts';

/** What is wrong with one field: a message with what is inserted into it. */
export interface Problem {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

/** What is wrong with the fields of a form, by name. */
export type Problems<Values> = { [Name in keyof Values]?: Problem | undefined };
