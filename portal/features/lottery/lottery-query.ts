import { LOTTERY_REGIONS, type LotteryRegion } from '@baize/gateway/contract';
import { appPath } from '../../shared/navigation/app-path.ts';
import type { LotteryArea } from '../../shared/paths.ts';

export const VIEWS = ['draws', 'numbers', 'rules'] as const;
export type LotteryView = (typeof VIEWS)[number];

/** The view state in the address, which reload and Back restore. */
export interface LotteryQuery {
  readonly gameCode: string | undefined;
  readonly view: LotteryView;
  readonly prizeMode: string | null;
  /** Only favourites are listed. */
  readonly favourites: boolean;
  readonly date: string | undefined;
  readonly region: LotteryRegion | undefined;
}

/** Only Vietnam has numbers by region. */
export const viewsOf = (area: LotteryArea): readonly LotteryView[] =>
  VIEWS.filter((view) => view !== 'numbers' || area === 'vnLottery');

export function readLotteryQuery(area: LotteryArea, query: URLSearchParams): LotteryQuery {
  return {
    gameCode: query.get('gameCode') ?? undefined,
    view: viewsOf(area).find((view) => view === query.get('view')) ?? 'draws',
    prizeMode: query.get('prizeMode'),
    favourites: query.get('favourites') === '1',
    date: query.get('date') ?? undefined,
    region: LOTTERY_REGIONS.find((region) => region === query.get('region')),
  };
}

/** The address with changes; default values are omitted. */
export function lotteryHref(
  area: LotteryArea,
  now: LotteryQuery,
  change: Partial<LotteryQuery>,
): string {
  const next = { ...now, ...change };
  const query = new URLSearchParams();
  if (next.gameCode) query.set('gameCode', next.gameCode);
  if (next.view !== 'draws') query.set('view', next.view);
  if (next.prizeMode) query.set('prizeMode', next.prizeMode);
  if (next.favourites) query.set('favourites', '1');
  if (next.date) query.set('date', next.date);
  if (next.region) query.set('region', next.region);
  const text = query.toString();
  return appPath(`/${area}`) + (text && `?${text}`);
}
