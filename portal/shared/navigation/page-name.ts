import type { AnyEndpoint, Language, RequestOf } from '@baize/gateway/contract';
import type { IntlShape } from 'react-intl';
import type { MessageId } from '../messages/message-id.ts';

/** Formats a message of the core or of the route's feature. */
export type PageText<Message extends string> = (
  id: Message,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Creates the text function of a page's name in the language of `intl`. */
export const pageText =
  ({ formatMessage }: IntlShape): PageText<MessageId> =>
  (id, values) =>
    formatMessage({ id }, values);

/** The input by which a route with several pages names one of them. */
export interface PageNameInput<Message extends string> {
  /** Of the address. */
  readonly query: URLSearchParams;
  readonly language: Language;
  readonly text: PageText<Message>;
  /** Answers a reading call as it would be answered for a visitor; undefined when it failed. */
  answer(endpoint: AnyEndpoint, payload: RequestOf<AnyEndpoint>): Promise<unknown>;
}

/** Joins the parts of a page's name, the most specific first, without repetitions. */
export const joinPageName = (parts: readonly (string | undefined)[]): string =>
  [...new Set(parts.filter(Boolean))].join(' · ');
