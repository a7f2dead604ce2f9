import {
  pointBalance,
  pointConfig,
  pointReward,
  pointTransactions,
  redeemPointList,
} from '@baize/gateway/contract';
import { useQuery } from '../../shared/api/use-query.ts';
import { useRevalidate } from '../../shared/api/use-revalidate.ts';
import { useRewardsChange } from '../../shared/promotions/use-rewards-change.ts';
import type { PointsQuery } from './points-query.ts';

const PAGE_SIZE = 10;

/** The data of the open tab. `isMember` excludes visitors and trials, who have no points. */
export function usePointMall(query: PointsQuery, isMember: boolean) {
  const revalidate = useRevalidate();
  const { tab, type, status, kind, page: pageNo } = query;
  const of = (wanted: PointsQuery['tab']) => isMember && tab === wanted;
  const page = { pageNo, pageSize: PAGE_SIZE };
  const refresh = () =>
    void revalidate([pointBalance, pointReward, redeemPointList, pointTransactions]);
  useRewardsChange(refresh);
  return {
    config: useQuery(pointConfig, {}),
    balance: useQuery(pointBalance, isMember ? {} : null),
    rewards: useQuery(pointReward, {}),
    history: useQuery(redeemPointList, of('history') ? { ...page, status, type } : null),
    moves: useQuery(pointTransactions, of('moves') ? { ...page, kind } : null),
    refresh,
  };
}
