import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { BRAND_CHANGE, boot } from '../boot.ts';
import type { MessageId } from '../messages/message-id.ts';
import { titleOf } from './title-of.ts';

/** The message of a route's title, or a composed name (page-name.ts). */
type DocumentTitleProps =
  | { readonly id: MessageId; readonly name?: undefined }
  | { readonly name: string; readonly id?: undefined };

/**
 * Sets the document's title, as the gateway does in served pages. A switch of the brand changes it
 * without a render.
 */
export function DocumentTitle({ id, name }: DocumentTitleProps) {
  const intl = useIntl();
  useEffect(() => {
    const show = () => {
      const { brand } = boot();
      document.title = titleOf(name ?? intl.formatMessage({ id }, { brand: brand.name }), brand);
    };
    show();
    addEventListener(BRAND_CHANGE, show);
    return () => removeEventListener(BRAND_CHANGE, show);
  }, [intl, id, name]);
  return null;
}
