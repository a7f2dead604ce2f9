import { ACTIVITY_PERIODS, MAX_ACTIVITY_DAYS } from '@baize/gateway/contract';
import type { Address } from '../../../shared/navigation/use-address.ts';
import { isDay } from '../../../shared/records/days.ts';
import { withinWindow } from '../../../shared/records/record-query.ts';
import type { ActivityQuery } from './api.ts';

/** The period where the address has none. */
const USUAL = 'month';

/** The period of an address: its name in `range`, or days in `from` and `to`. */
export function readActivity({ get }: Pick<Address, 'get'>, today: string): ActivityQuery {
  const [from, to] = [get('from'), get('to')];
  if (isDay(from) && isDay(to)) {
    const days = withinWindow(from, to, today, MAX_ACTIVITY_DAYS);
    return { period: 'range', from: days.from, until: days.to };
  }
  const named = ACTIVITY_PERIODS.find((period) => period === get('range'));
  return { period: named === undefined || named === 'range' ? USUAL : named };
}

/** The parameters of a period in the address; undefined for one that is omitted. */
export const activityParameters = ({ period, from, until }: ActivityQuery) => ({
  range: period === USUAL || period === 'range' ? undefined : period,
  from,
  to: until,
});
