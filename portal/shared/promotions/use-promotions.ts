import { type AvailablePromotions, availablePromotions } from '@baize/gateway/contract';
import { type LoadedRecord, loadedRecord } from '../api/loaded.ts';
import { useQuery } from '../api/use-query.ts';
import { useRewardsChange } from './use-rewards-change.ts';

/**
 * The available promotions with the current person's status in each, or until that has loaded those that
 * visitors see; follows live events.
 */
export function usePromotions(): LoadedRecord<AvailablePromotions> {
  const answer = useQuery(availablePromotions, {});
  useRewardsChange(() => void answer.mutate());
  return loadedRecord(answer);
}
