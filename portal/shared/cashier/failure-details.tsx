import { Button } from '@baize/ui-kit/button';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { CallError } from '../api/call-error.ts';
import { useMoney } from '../money/money.ts';
import { saferGamblingPath } from '../protection/safer-sections.ts';
import { useLimitText } from '../protection/use-limit-text.ts';

/** Details of a failure in the cashier: the remaining amount, and when to retry. */
function FailureDetails({ error }: { error: CallError }) {
  const intl = useIntl();
  const money = useMoney();
  const limitText = useLimitText();
  const { remaining, retryAfter, limit } = error.detail;
  return (
    <>
      {error.code === 'turnover_outstanding' && remaining !== undefined && (
        <span>
          {intl.formatMessage({ id: 'cashier.betsRemain' }, { amount: money(remaining) })}
        </span>
      )}
      {error.code === 'invalid.payment.pw' && remaining !== undefined && (
        <span>{intl.formatMessage({ id: 'cashier.payPassword.left' }, { count: remaining })}</span>
      )}
      {error.code === 'limit_reached' && limit && <span>{limitText(limit)}</span>}
      {error.code === 'identity_required' && (
        <Button asChild variant="soft" size="sm">
          <Link to={saferGamblingPath('identity')}>
            {intl.formatMessage({ id: 'error.identity_required.link' })}
          </Link>
        </Button>
      )}
      {retryAfter !== undefined && (
        <span>
          {intl.formatMessage(
            { id: 'cashier.retryAfter' },
            { minutes: Math.max(1, Math.ceil(retryAfter / 60)) },
          )}
        </span>
      )}
    </>
  );
}

/** For the `details` of `FormError` in forms of the member center. */
export const failureDetails = (error: CallError) => <FailureDetails error={error} />;
