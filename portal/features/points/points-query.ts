import {
  POINT_MOVES,
  POINT_REWARD_TYPES,
  type PointMove,
  type PointRewardType,
  REDEEM_STATUSES,
  type RedeemStatus,
} from '@baize/gateway/contract';

export const POINT_TABS = ['rewards', 'history', 'moves', 'convert'] as const;
export type PointTab = (typeof POINT_TABS)[number];

/** The view state of the points mall in the address. */
export interface PointsQuery {
  readonly tab: PointTab;
  readonly type: PointRewardType | undefined;
  readonly status: RedeemStatus | undefined;
  readonly kind: PointMove | undefined;
  readonly page: number;
  /** The reward that is being redeemed. */
  readonly reward: string | undefined;
}

const oneOf = <Value extends string>(known: readonly Value[], text: string | null) =>
  known.find((each) => each === text);

/** Invalid values count as absent. */
export function readPoints(query: URLSearchParams): PointsQuery {
  const page = Number(query.get('p') ?? 1);
  return {
    tab: oneOf(POINT_TABS, query.get('tab')) ?? 'rewards',
    type: oneOf(POINT_REWARD_TYPES, query.get('type')),
    status: oneOf(REDEEM_STATUSES, query.get('status')),
    kind: oneOf(POINT_MOVES, query.get('kind')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    reward: query.get('reward') ?? undefined,
  };
}

/** Writes only values other than the default; the other parameters of the address stay. */
export function writePoints(known: URLSearchParams, points: PointsQuery): URLSearchParams {
  const next = new URLSearchParams(known);
  const put = (name: string, value: string | undefined, usual?: string) => {
    if (value === undefined || value === usual) next.delete(name);
    else next.set(name, value);
  };
  put('tab', points.tab, 'rewards');
  put('type', points.type);
  put('status', points.status);
  put('kind', points.kind);
  put('p', String(points.page), '1');
  put('reward', points.reward);
  return next;
}
