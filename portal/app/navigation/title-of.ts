import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../shared/messages/message-id.ts';

/** The document's title on a route; every title has the brand's name in it (WCAG 2.4.2). */
export function titleOf(
  intl: Pick<IntlShape, 'formatMessage'>,
  id: MessageId,
  brand: string,
): string {
  const text = intl.formatMessage({ id }, { brand });
  return text.includes(brand) ? text : `${text} · ${brand}`;
}
