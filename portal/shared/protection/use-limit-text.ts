import type { ErrorDetail } from '@baize/gateway/contract';
import { useIntl } from 'react-intl';
import { dateAndTime } from '../messages/date-and-time.ts';
import { useMoney } from '../money/money.ts';

type Limit = NonNullable<ErrorDetail['limit']>;

/**
 * Describes which of the player's own limits was reached, what remains of it and when it renews
 * (R10.03).
 */
export function useLimitText(): (limit: Limit) => string {
  const intl = useIntl();
  const money = useMoney();
  return ({ kind, period, value, left, renewsAt }) => {
    const amount = (of: number) =>
      kind === 'time'
        ? intl.formatNumber(of, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
        : money(of);
    return intl.formatMessage(
      { id: 'error.limit_reached.details' },
      { kind, period, limit: amount(value), left: amount(left), time: dateAndTime(intl, renewsAt) },
    );
  };
}
