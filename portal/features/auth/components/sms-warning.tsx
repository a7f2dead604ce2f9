import { ConfirmDialog } from '@baize/ui-kit/confirm-dialog';
import { useIntl } from 'react-intl';
import type { CallError } from '../../../shared/api/call-error.ts';
import { errorMessageId } from '../../../shared/notify/notify-store.ts';

/** R8.08: an SMS could not be sent, in the gateway's own words where it said any. */
export function SmsWarning({
  failure,
  onClose,
}: {
  failure: CallError | undefined;
  onClose(): void;
}) {
  const intl = useIntl();
  const own = failure && intl.formatMessage({ id: errorMessageId(failure.code) });
  const said = failure && failure.status > 0 && failure.message !== failure.code;
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
