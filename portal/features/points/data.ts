import {
  pointBalance,
  pointConfig,
  pointReward,
  pointTransactions,
  redeemPointList,
} from '@baize/gateway/contract';
import { useSWRConfig } from 'swr';
import { keysOf, useCall } from '../../shared/gateway/use-call.ts';
import { useRewardsChange } from '../../shared/promotions/use-rewards-change.ts';
import type { PointsQuery } from './points-query.ts';

const PAGE_SIZE = 10;

/** What the open tab shows. `isMember`: neither a visitor nor a trial, who have no points. */
export function usePointMall(query: PointsQuery, isMember: boolean) {
  const { mutate } = useSWRConfig();
  const { tab, type, status, kind, page: pageNo } = query;
  const of = (wanted: PointsQuery['tab']) => isMember && tab === wanted;
  const page = { pageNo, pageSize: PAGE_SIZE };
  const refresh = () => {
    const changing = [pointBalance, pointReward, redeemPointList, pointTransactions];
    for (const endpoint of changing) void mutate(keysOf(endpoint));
  };
  useRewardsChange(refresh);
  return {
    config: useCall(pointConfig, {}),
    balance: useCall(pointBalance, isMember ? {} : null),
    rewards: useCall(pointReward, {}),
    history: useCall(redeemPointList, of('history') ? { ...page, status, type } : null),
    moves: useCall(pointTransactions, of('moves') ? { ...page, kind } : null),
    refresh,
  };
}
