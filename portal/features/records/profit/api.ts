import { personalProfit, type RequestOf } from '@baize/gateway/contract';
import { loadedRecord } from '../../../shared/api/loaded.ts';
import { useQuery } from '../../../shared/api/use-query.ts';

type ProfitRange = Omit<RequestOf<typeof personalProfit>, 'utcOffset'>;

/** What a range brought; its days are those of the browser. */
export function useProfit(range: ProfitRange) {
  // Minutes east of UTC: the browser counts them to the west.
  const utcOffset = -new Date(range.endTime).getTimezoneOffset();
  return loadedRecord(useQuery(personalProfit, { ...range, utcOffset }));
}
