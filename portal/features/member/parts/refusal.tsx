import { useIntl } from 'react-intl';
import type { CallError } from '../../../shared/gateway/call-error.ts';
import { useMoney } from '../../../shared/money/money.ts';
import { Notice } from '../../../shared/notice/notice.tsx';
import { errorMessageId } from '../../../shared/notify/notify-store.ts';

/** Why a form was refused, with what remains and when to try again where the gateway said so. */
export function Refusal({ error }: { error: CallError | undefined }) {
  const intl = useIntl();
  const money = useMoney();
  if (!error) return null;
  const { remaining, retryAfter } = error.detail;
  return (
    <Notice tone="danger">
      <span>{intl.formatMessage({ id: errorMessageId(error.code) })}</span>
      {error.code === 'turnover_outstanding' && remaining !== undefined && (
        <span>
          {intl.formatMessage({ id: 'member.withdraw.remaining' }, { amount: money(remaining) })}
        </span>
      )}
      {error.code === 'invalid.payment.pw' && remaining !== undefined && (
        <span>{intl.formatMessage({ id: 'member.payPassword.left' }, { count: remaining })}</span>
      )}
      {retryAfter !== undefined && (
        <span>
          {intl.formatMessage(
            { id: 'member.retryAfter' },
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
