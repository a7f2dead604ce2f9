import { rngOrders, sportsSettledOrders, sportsUnsettledOrders } from '@baize/gateway/contract';
import { expect, test } from 'vitest';
import { BET_PRODUCTS, callOf, hasOpenList, readBetList, writeBetList } from './bet-list.ts';

test('[R2.66a] every list is found again by what stands of it in the address', () => {
  for (const product of BET_PRODUCTS) {
    for (const isOpen of hasOpenList(product) ? [false, true] : [false]) {
      const list = { product, isOpen };
      expect(readBetList(writeBetList(list))).toEqual(list);
    }
  }
});

test('[R2.66a] an address without a known list asks for the first one', () => {
  const first = { product: 'RNG', isOpen: false };
  expect(readBetList('')).toEqual(first);
  expect(readBetList('LUDO')).toEqual(first);
  expect(readBetList('LUDO_OPEN')).toEqual(first);
  expect(readBetList('RNG_OPEN')).toEqual(first);
  expect(writeBetList({ product: 'RNG', isOpen: false })).toBe('');
});

test('[R2.66a] settled bets and those that wait for a result are asked for by calls of their own', () => {
  expect(callOf(readBetList(''))).toBe(rngOrders);
  expect(callOf(readBetList('SPORTS'))).toBe(sportsSettledOrders);
  expect(callOf(readBetList('SPORTS_OPEN'))).toBe(sportsUnsettledOrders);
});
