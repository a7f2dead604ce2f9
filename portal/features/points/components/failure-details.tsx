import { useIntl } from 'react-intl';
import type { CallError } from '../../../shared/api/call-error.ts';

/** The remaining attempts of the transaction password, and when to retry. */
function FailureDetails({ error }: { error: CallError }) {
  const intl = useIntl();
  const { remaining, retryAfter } = error.detail;
  return (
    <>
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
    </>
  );
}

/** For the `details` of `FormError` in forms of the points mall. */
export const failureDetails = (error: CallError) => <FailureDetails error={error} />;
