import {
  type Board,
  balance,
  claimMission,
  missionLeaderboard,
  missionMilestones,
  missionSummary,
} from '@baize/gateway/contract';
import { loaded, loadedRecord } from '../../../shared/api/loaded.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { useRewardsChange } from '../../../shared/promotions/use-rewards-change.ts';

/** The missions of the member; follows live events. */
export function useMissions() {
  const answer = useQuery(missionSummary, {});
  useRewardsChange(() => void answer.mutate());
  return loaded(answer, answer.data);
}

export function useMilestones() {
  const answer = useQuery(missionMilestones, {});
  useRewardsChange(() => void answer.mutate());
  return loaded(answer, answer.data);
}

/** @param of undefined while the leaderboard is hidden */
export function useLeaderboard(of: { board: Board; isPrevious: boolean } | undefined) {
  const payload = of && {
    board: of.board,
    previous: of.isPrevious ? ('1' as const) : ('0' as const),
  };
  return loadedRecord(useQuery(missionLeaderboard, payload ?? null));
}

export const useClaimMission = () =>
  useCommand(claimMission, {
    invalidates: [missionSummary, missionMilestones, missionLeaderboard, balance],
  });
