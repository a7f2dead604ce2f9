import { bankCards, gameList, registerSettings } from '@baize/gateway/contract';
import { unstable_serialize } from 'swr';
import { expect, test } from 'vitest';
import { isOwned, matches, queryKey, queryKeyOf } from './query-key.ts';

const ANA = { language: 'EN', owner: 'ana' };
const NOBODY = { language: 'EN', owner: '' };
const text = (...parts: Parameters<typeof queryKey>) => unstable_serialize(queryKey(...parts));

test('the same request has the same key, in any order of its payload', () => {
  const one = text(gameList, { pageNo: 1, pageSize: 18 }, ANA);
  expect(text(gameList, { pageSize: 18, pageNo: 1, gameName: undefined }, ANA)).toBe(one);
  expect(text(gameList, { pageNo: 2, pageSize: 18 }, ANA)).not.toBe(one);
  expect(text(gameList, { pageNo: 1, pageSize: 18 }, { ...ANA, language: 'TY' })).not.toBe(one);
  expect(text(gameList, { pageNo: 1, pageSize: 18 }, { ...ANA, owner: 'ben' })).not.toBe(one);
});

test('the queries of an endpoint match, and no other key', () => {
  const isCards = matches(bankCards);
  expect(isCards(queryKey(bankCards, {}, ANA))).toBe(true);
  expect(isCards(queryKey(bankCards, {}, NOBODY))).toBe(true);
  expect(isCards(queryKey(registerSettings, {}, ANA))).toBe(false);
  for (const other of [
    undefined,
    null,
    '',
    [bankCards.path],
    { command: ':r1:', path: bankCards.path },
  ]) {
    expect(isCards(other)).toBe(false);
    expect(isOwned(other)).toBe(false);
  }
});

test('an account’s responses are distinguished from everybody’s', () => {
  expect(isOwned(queryKey(bankCards, {}, ANA))).toBe(true);
  expect(isOwned(queryKey(registerSettings, {}, NOBODY))).toBe(false);
});

test('a cursor list is identified by the key of its first page', () => {
  const first = queryKey(bankCards, {}, ANA);
  expect(queryKeyOf(first)).toBe(first);
  expect(queryKeyOf((index: number, before: unknown) => (index || before ? null : first))).toBe(
    first,
  );
  expect([null, '', () => null].map(queryKeyOf)).toEqual([undefined, undefined, undefined]);
});
