import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { boot } from '../../shared/boot.ts';
import type { MessageId } from '../../shared/messages/message-id.ts';
import { titleOf } from './title-of.ts';

/** Names the document after the route, as the gateway named it where the route was served. */
export function DocumentTitle({ id }: { id: MessageId }) {
  const title = titleOf(useIntl(), id, boot().brand.name);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
