import { DEFAULT_LANGUAGE } from '@baize/gateway/contract';
import { useIntl } from 'react-intl';
import type { CallError } from '../../../shared/api/call-error.ts';
import { useLanguage } from '../../../shared/messages/language-store.ts';
import { errorMessageId } from '../../../shared/notify/notify-store.ts';
import { ConfirmDialog } from '../../../shared/popups/confirm-dialog.tsx';

/**
 * R8.08: an SMS could not be sent, with the gateway's own text if there is any. That text is in the
 * default language: in other languages it is used only where the app has no message.
 */
export function SmsWarning({
  failure,
  onClose,
}: {
  failure: CallError | undefined;
  onClose(): void;
}) {
  const intl = useIntl();
  const own = failure && intl.formatMessage({ id: errorMessageId(failure.code) });
  const isUnderstood = useLanguage() === DEFAULT_LANGUAGE || failure?.code === 'unknown_error';
  const said = isUnderstood && failure && failure.status > 0 && failure.message !== failure.code;
  const close = intl.formatMessage({ id: 'auth.sms.close' });
  return (
    <ConfirmDialog
      open={failure !== undefined}
      title={intl.formatMessage({ id: 'auth.sms.title' })}
      labels={{ confirm: close, cancel: close }}
      onConfirm={onClose}
      onCancel={onClose}
      noticeOnly
    >
      {said ? failure.message : own}
    </ConfirmDialog>
  );
}
