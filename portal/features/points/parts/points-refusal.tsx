import { useIntl } from 'react-intl';
import type { CallError } from '../../../shared/gateway/call-error.ts';
import { Notice } from '../../../shared/notice/notice.tsx';
import { errorMessageId } from '../../../shared/notify/notify-store.ts';

/** Why an order was refused, with the tries that remain and when to try again. */
export function PointsRefusal({ error }: { error: CallError | undefined }) {
  const intl = useIntl();
  if (!error) return null;
  const { remaining, retryAfter } = error.detail;
  return (
    <Notice tone="danger">
      <span>{intl.formatMessage({ id: errorMessageId(error.code) })}</span>
      {error.code === 'invalid.payment.pw' && remaining !== undefined && (
        <span>{intl.formatMessage({ id: 'points.passwordLeft' }, { count: remaining })}</span>
      )}
      {retryAfter !== undefined && (
        <span>
          {intl.formatMessage(
            { id: 'points.retryAfter' },
            { minutes: Math.max(1, Math.ceil(retryAfter / 60)) },
          )}
        </span>
      )}
      {error.requestId && error.isTransient && (
        <span>{intl.formatMessage({ id: 'error.requestId' }, { id: error.requestId })}</span>
      )}
    </Notice>
  );
}
