import { describe, expect, test } from 'vitest';
import {
  hasFilters,
  readLobby,
  withFilter,
  withSearch,
  withSort,
  writeLobby,
} from './lobby-query.ts';

const read = (text: string) => readLobby(new URLSearchParams(text));

describe('the address of a lobby', () => {
  test('an empty address shows everything, on page 1', () => {
    expect(read('')).toEqual({
      tab: 'ALL',
      vassalage: '',
      classify: '',
      q: '',
      sort: 'RECOMMENDED',
      volatility: [],
      feature: [],
      page: 1,
    });
  });

  test.each(['0', '-3', '1.5', 'two', '', '1e9x'])('page=%s counts as page 1', (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });

  test('an unknown tab counts as ALL', () => {
    expect(read('tab=BEST').tab).toBe('ALL');
  });

  test('[R5.09] the search is trimmed in the address and in the input', () => {
    expect(read('q=%20%20dragon%20').q).toBe('dragon');
    expect(withSearch(read(''), '  dragon  ').q).toBe('dragon');
  });

  test('[R2.53] a search applies to the tab ALL only', () => {
    expect(read('tab=HOT&q=dragon').q).toBe('');
    expect(writeLobby(new URLSearchParams(), { ...read('tab=HOT'), q: 'x' }).has('q')).toBe(false);
  });

  test.each([
    { tab: 'NEW' as const },
    { vassalage: 'TCG_OTHER' },
    { classify: 'JP' },
    { feature: ['FREE_SPINS' as const] },
  ])('[R4.14] %o returns to page 1 and clears the search', (filter) => {
    const lobby = read('q=dragon&page=4&vassalage=TCG_A&classify=VP');
    expect(withFilter(lobby, filter)).toEqual({ ...lobby, ...filter, q: '', page: 1 });
  });

  test('a written address is read as the same query, and other parameters stay', () => {
    const lobby = read('q=lucky+gold&page=3&vassalage=V&classify=AC');
    const written = writeLobby(new URLSearchParams('gameType=RNG&popup=game%3AN1%3Areal'), lobby);
    expect(readLobby(written)).toEqual(lobby);
    expect(written.get('gameType')).toBe('RNG');
    expect(written.get('popup')).toBe('game:N1:real');
  });

  test('sort order and filters are read and written, in one order whatever the address has', () => {
    const lobby = read('sort=RETURN&volatility=HIGH,LOW&feature=FREE_TRIAL,FREE_SPINS&page=2');
    expect(lobby).toMatchObject({
      sort: 'RETURN',
      volatility: ['LOW', 'HIGH'],
      feature: ['FREE_SPINS', 'FREE_TRIAL'],
    });
    const written = writeLobby(new URLSearchParams(), lobby);
    expect(written.get('volatility')).toBe('LOW,HIGH');
    expect(readLobby(written)).toEqual(lobby);
  });

  test('an unknown sort order or filter is ignored', () => {
    expect(read('sort=BEST&volatility=HUGE,LOW&feature=,')).toMatchObject({
      sort: 'RECOMMENDED',
      volatility: ['LOW'],
      feature: [],
    });
  });

  test.each(['FAV', 'RECENT'])('the list %s has neither sort order nor filters', (tab) => {
    const own = read(`tab=${tab}&sort=NEW&volatility=LOW&feature=DECISIONS`);
    expect(own).toMatchObject({ sort: 'RECOMMENDED', volatility: [], feature: [] });
    const from = new URLSearchParams('sort=NEW&volatility=LOW&feature=DECISIONS');
    expect(writeLobby(from, { ...read('sort=NEW'), tab: own.tab }).toString()).toBe(`tab=${tab}`);
  });

  test('another sort order starts at page 1 and keeps the search; volatility and feature count as filters', () => {
    const lobby = withSort(read('q=dragon&page=4'), 'NEW');
    expect(lobby).toMatchObject({ sort: 'NEW', page: 1, q: 'dragon' });
    expect(hasFilters(read('sort=NEW'))).toBe(false);
    expect(hasFilters(read('volatility=LOW'))).toBe(true);
  });

  test('default values are not written', () => {
    const from = new URLSearchParams('tab=HOT&page=7&q=&vassalage=V');
    expect(writeLobby(from, read('')).toString()).toBe('');
  });
});
