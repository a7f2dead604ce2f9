import type { AnyEndpoint, Language, RequestOf } from '@baize/gateway/contract';
import type { IntlShape } from 'react-intl';
import type { MessageId } from '../messages/message-id.ts';

/** Formats a message of the core or of the route's feature. */
export type PageText<Message extends string> = (
  id: Message,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The texts of a page's name in the language of `intl`. */
export const pageText =
  ({ formatMessage }: IntlShape): PageText<MessageId> =>
  (id, values) =>
    formatMessage({ id }, values);

/** What a route of several pages names one of them by. */
export interface PageNameInput<Message extends string> {
  /** Of the address. */
  readonly query: URLSearchParams;
  readonly language: Language;
  readonly text: PageText<Message>;
  /** Answers a reading call as a visitor's browser would get it; undefined when it failed. */
  answer(endpoint: AnyEndpoint, payload: RequestOf<AnyEndpoint>): Promise<unknown>;
}

/** The parts of a page's name, the narrowest first; what is said twice stands once. */
export const joinPageName = (parts: readonly (string | undefined)[]): string =>
  [...new Set(parts.filter(Boolean))].join(' · ');
