import { personalProfit, type RequestOf } from '@baize/gateway/contract';
import { loadedRecord } from '../../../shared/api/loaded.ts';
import { useQuery } from '../../../shared/api/use-query.ts';

type ProfitRange = Omit<RequestOf<typeof personalProfit>, 'timeZone'>;

/** The results of a range, in days of the browser's time zone. */
export function useProfit(range: ProfitRange) {
  // Some browsers have no time zone.
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
  return loadedRecord(useQuery(personalProfit, { ...range, timeZone }));
}
