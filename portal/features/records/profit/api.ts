import { personalProfit, type RequestOf } from '@baize/gateway/contract';
import { loadedRecord } from '../../../shared/api/loaded.ts';
import { useQuery } from '../../../shared/api/use-query.ts';

type ProfitRange = Omit<RequestOf<typeof personalProfit>, 'timeZone'>;

/** What a range brought; its days are those of the browser. */
export function useProfit(range: ProfitRange) {
  // Some browsers know none.
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
  return loadedRecord(useQuery(personalProfit, { ...range, timeZone }));
}
