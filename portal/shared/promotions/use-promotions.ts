import { type AvailablePromotions, availablePromotions } from '@baize/gateway/contract';
import { type Loaded, loaded } from '../api/loaded.ts';
import { useQuery } from '../api/use-query.ts';
import { useRewardsChange } from './use-rewards-change.ts';

/** The available promotions with the current person's status in each; follows live events. */
export function usePromotions(): Loaded<AvailablePromotions> {
  const answer = useQuery(availablePromotions, {});
  useRewardsChange(() => void answer.mutate());
  return loaded(answer, answer.data);
}
