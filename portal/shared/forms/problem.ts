import type { MessageId } from '../messages/message-id.ts';

/** What is wrong with one field: a message with its values. */
export interface Problem {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

/** The problems of a form's fields by name. */
export type Problems<Values> = { [Name in keyof Values]?: Problem | undefined };
