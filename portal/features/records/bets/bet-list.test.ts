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
import { expect, test } from 'vitest';
import { BET_PRODUCTS, callOf, hasOpenList, readBetList, writeBetList } from './bet-list.ts';

test('[R2.66a] every list is restored from the address', () => {
  for (const product of BET_PRODUCTS) {
    for (const isOpen of hasOpenList(product) ? [false, true] : [false]) {
      const list = { product, isOpen };
      expect(readBetList(writeBetList(list))).toEqual(list);
    }
  }
});

test('[R2.66a] an address without a known list requests the first one', () => {
  const first = { product: 'RNG', isOpen: false };
  expect(readBetList('')).toEqual(first);
  expect(readBetList('LUDO')).toEqual(first);
  expect(readBetList('LUDO_OPEN')).toEqual(first);
  expect(readBetList('RNG_OPEN')).toEqual(first);
  expect(writeBetList({ product: 'RNG', isOpen: false })).toBe('');
});

const CALLS = [
  ['', rngOrders],
  ['FISH', fishOrders],
  ['LIVE', liveOrders],
  ['PVP', pvpOrders],
  ['SPORTS', sportsSettledOrders],
  ['SPORTS_OPEN', sportsUnsettledOrders],
  ['ESPORTS', esportsSettledOrders],
  ['ESPORTS_OPEN', esportsUnsettledOrders],
  ['COCKFIGHT', cockfightSettledOrders],
  ['COCKFIGHT_OPEN', cockfightUnsettledOrders],
  ['ELOTT', elottSettledOrders],
  ['ELOTT_OPEN', elottUnsettledOrders],
] as const;

test('[R2.66a] [R2.66b] settled and open bets have calls of their own', () => {
  for (const [kind, orders] of CALLS) {
    expect(callOf(readBetList(kind)), kind).toBe(orders);
  }
});
