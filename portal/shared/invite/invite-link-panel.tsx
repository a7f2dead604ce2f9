import { Button } from '@baize/ui-kit/button';
import { Field } from '@baize/ui-kit/field';
import { Copy } from '@baize/ui-kit/icon';
import { Input } from '@baize/ui-kit/input';
import { QrBlock } from '@baize/ui-kit/qr-block';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '../messages/message-id.ts';
import { inviteLink } from './invite-link.ts';
import * as css from './invite-link-panel.css.ts';

const QR_SIZE = 160;

interface InviteLinkPanelProps {
  /** The code in the link; without one it leads to home. */
  code: string | undefined;
  /** Content below the texts. */
  children?: ReactNode;
}

/**
 * The invitation link, its code and its QR code, each with a copy or save button. Its messages are
 * in `shared/invite/catalogue.ts`, which a feature that renders it joins with its own.
 */
export function InviteLinkPanel({ code, children }: InviteLinkPanelProps) {
  const intl = useIntl();
  const link = inviteLink(code);
  const [status, setStatus] = useState<MessageId>();
  const copy = async (text: string, done: MessageId) => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(done);
    } catch {
      setStatus('ownLink.failed');
    }
  };
  const row = (what: 'link' | 'code', text: string) => (
    <div className={css.row}>
      <Field label={<FormattedMessage id={`ownLink.${what}`} />}>
        <Input readOnly value={text} onFocus={({ target }) => target.select()} />
      </Field>
      <Button
        variant={what === 'link' ? 'solid' : 'soft'}
        onClick={() =>
          void copy(text, what === 'link' ? 'ownLink.linkCopied' : 'ownLink.codeCopied')
        }
      >
        <Copy size={18} aria-hidden="true" />
        <FormattedMessage id={what === 'link' ? 'ownLink.copyLink' : 'ownLink.copyCode'} />
      </Button>
    </div>
  );
  return (
    <div className={css.panel}>
      <div className={css.texts}>
        {row('link', link)}
        {code && row('code', code)}
        <div className={css.below}>
          {children}
          <p role="status" className={css.status}>
            {status && <FormattedMessage id={status} />}
          </p>
        </div>
      </div>
      <QrBlock
        className={css.code}
        value={link}
        size={QR_SIZE}
        fileName={code ? `invitation-${code}` : 'invitation'}
        caption={<FormattedMessage id="ownLink.scan" />}
        label={intl.formatMessage({ id: 'ownLink.qr' })}
        downloadLabel={intl.formatMessage({ id: 'ownLink.qrSave' })}
        labels={{ failed: intl.formatMessage({ id: 'ownLink.qrFailed' }) }}
      />
    </div>
  );
}

/** A code of the usual length, which decides about wrapping. */
const SOME_CODE = 'AAAA2026';

/** Reserves the space of the panel with a code, on any screen, while the code loads. */
export function InviteLinkPlaceholder({ children }: { children?: ReactNode }) {
  return (
    <div className={css.place}>
      <Skeleton shape="block" height="100%" className={css.layer} />
      <div className={`${css.layer} ${css.unseen}`} aria-hidden="true" inert>
        <InviteLinkPanel code={SOME_CODE}>{children}</InviteLinkPanel>
      </div>
    </div>
  );
}
