import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { boot } from '../../shared/boot.ts';
import type { MessageId } from '../../shared/messages/message-id.ts';

/** Names the document after the route; every title has the brand's name in it. */
export function DocumentTitle({ id }: { id: MessageId }) {
  const intl = useIntl();
  const brand = boot().brand.name;
  const text = intl.formatMessage({ id }, { brand });
  const title = text.includes(brand) ? text : `${text} · ${brand}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
