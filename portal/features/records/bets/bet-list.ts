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

/** Calls by product; products with pending bets have a separate call for these. */
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

type BetProduct = keyof typeof CALLS;
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

/** The suffix of a product in the address for its pending bets. */
const OPEN = '_OPEN';

/** The selected list of bets. */
export interface BetList {
  readonly product: BetProduct;
  readonly isOpen: boolean;
}

/** Whether a product has a separate list of pending bets. */
export const hasOpenList = (product: BetProduct): boolean => 'open' in CALLS[product];

/** The list in an address; by default the first one. */
export function readBetList(kind: string): BetList {
  const isOpen = kind.endsWith(OPEN);
  const name = isOpen ? kind.slice(0, -OPEN.length) : kind;
  const product = BET_PRODUCTS.find((each) => each === name) ?? 'RNG';
  return { product, isOpen: isOpen && hasOpenList(product) };
}

/** The parameter of a list in the address: empty for the first one. */
export function writeBetList({ product, isOpen }: BetList): string {
  if (isOpen) return `${product}${OPEN}`;
  return product === 'RNG' ? '' : product;
}

/** The call of a list. */
export function callOf({ product, isOpen }: BetList) {
  const calls = CALLS[product];
  return isOpen && 'open' in calls ? calls.open : calls.settled;
}
