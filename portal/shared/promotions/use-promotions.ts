import { type AvailablePromotions, availablePromotions } from '@baize/gateway/contract';
import { type Loaded, loaded } from '../api/loaded.ts';
import { useQuery } from '../api/use-query.ts';
import { useRewardsChange } from './use-rewards-change.ts';

/** What is on offer and what it is to whoever looks; follows live events. */
export function usePromotions(): Loaded<AvailablePromotions> {
  const answer = useQuery(availablePromotions, {});
  useRewardsChange(() => void answer.mutate());
  return loaded(answer, answer.data);
}
