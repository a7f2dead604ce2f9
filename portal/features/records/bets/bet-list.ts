import {
  cockfightSettledOrders,
  cockfightUnsettledOrders,
  elottSettledOrders,
  elottUnsettledOrders,
  esportsSettledOrders,
  esportsUnsettledOrders,
  fishOrders,
  liveOrders,
  pvpOrders,
  rngOrders,
  sportsSettledOrders,
  sportsUnsettledOrders,
} from '@baize/gateway/contract';

/** Calls by product; where bets wait for a result, those that still do have a call of their own. */
const CALLS = {
  RNG: { settled: rngOrders },
  FISH: { settled: fishOrders },
  LIVE: { settled: liveOrders },
  PVP: { settled: pvpOrders },
  SPORTS: { settled: sportsSettledOrders, open: sportsUnsettledOrders },
  ESPORTS: { settled: esportsSettledOrders, open: esportsUnsettledOrders },
  COCKFIGHT: { settled: cockfightSettledOrders, open: cockfightUnsettledOrders },
  ELOTT: { settled: elottSettledOrders, open: elottUnsettledOrders },
} as const;

export type BetProduct = keyof typeof CALLS;
export const BET_PRODUCTS: readonly BetProduct[] = [
  'RNG',
  'FISH',
  'LIVE',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'ELOTT',
];

/** Behind a product's name in the address: its bets that wait for a result. */
const OPEN = '_OPEN';

/** Which bets are looked at. */
export interface BetList {
  readonly product: BetProduct;
  readonly isOpen: boolean;
}

/** Whether bets of a product wait for a result, and are a list of their own while they do. */
export const hasOpenList = (product: BetProduct): boolean => 'open' in CALLS[product];

/** The list that an address asks for; the first one where it asks for none. */
export function readBetList(kind: string): BetList {
  const isOpen = kind.endsWith(OPEN);
  const name = isOpen ? kind.slice(0, -OPEN.length) : kind;
  const product = BET_PRODUCTS.find((each) => each === name) ?? 'RNG';
  return { product, isOpen: isOpen && hasOpenList(product) };
}

/** What stands in the address for a list: nothing for the first one. */
export function writeBetList({ product, isOpen }: BetList): string {
  if (isOpen) return `${product}${OPEN}`;
  return product === 'RNG' ? '' : product;
}

/** The call that answers a list. */
export function callOf({ product, isOpen }: BetList) {
  const calls = CALLS[product];
  return isOpen && 'open' in calls ? calls.open : calls.settled;
}
