import { balance, bonusDetails, giveUpBonus, withdrawSettings } from '@baize/gateway/contract';
import { loadedRecord } from '../../../shared/api/loaded.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { useRewardsChange } from '../../../shared/promotions/use-rewards-change.ts';
import type { BonusFilter } from './bonuses-screen.tsx';

const PAGE_SIZE = 10;

/** One page of the member's bonuses; follows live events. */
export function useBonuses(pageNo: number, filter: BonusFilter) {
  const answer = useQuery(bonusDetails, { pageNo, pageSize: PAGE_SIZE, filter });
  useRewardsChange(() => void answer.mutate());
  return loadedRecord(answer);
}

export const useGiveUpBonus = () =>
  useCommand(giveUpBonus, { invalidates: [bonusDetails, balance, withdrawSettings] });
