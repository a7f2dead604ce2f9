import type { ContractRecord, ContractRecordState, ContractType } from '@baize/gateway/contract';
import type { IntlShape } from 'react-intl';
import { merchantZone } from '../../../shared/merchant-day.ts';
import { formatRate } from '../../../shared/money/rate.ts';

/** The tones of the status badges. */
export const STATE_TONES = {
  paid: 'success',
  owed: 'warning',
  notReached: 'neutral',
  carried: 'brand',
  nothing: 'neutral',
} as const satisfies Record<ContractRecordState, string>;

/** Whether a kind is paid by days of the merchant's calendar; the others are paid by time. */
export const isByDays = (type: ContractType): boolean =>
  type === 'dividend' || type === 'dailySalary';

/** The days or the hours of a period, in the merchant's time zone. */
export function periodText(
  intl: IntlShape,
  { type, startsAt, endsAt }: Pick<ContractRecord, 'type' | 'startsAt' | 'endsAt'>,
): string {
  const timeZone = merchantZone();
  return isByDays(type)
    ? intl.formatDateTimeRange(startsAt, endsAt - 1, { dateStyle: 'medium', timeZone })
    : intl.formatDateTimeRange(startsAt, endsAt, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone,
      });
}

/** The tier with its rate, or that none was reached. */
export function tierText(intl: IntlShape, tier: number, rate: number): string {
  if (tier === 0) return intl.formatMessage({ id: 'agent.contract.noTier' });
  return intl.formatMessage(
    { id: 'agent.contract.tierRate' },
    { tier, rate: formatRate(intl, rate) },
  );
}
