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
  test('an empty address is everything, page 1', () => {
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

  test('[R5.09] the search is trimmed, read and typed', () => {
    expect(read('q=%20%20dragon%20').q).toBe('dragon');
    expect(withSearch(read(''), '  dragon  ').q).toBe('dragon');
  });

  test('[R2.53] a search counts with the tab ALL only', () => {
    expect(read('tab=HOT&q=dragon').q).toBe('');
    expect(writeLobby(new URLSearchParams(), { ...read('tab=HOT'), q: 'x' }).has('q')).toBe(false);
  });

  test.each([
    { tab: 'NEW' as const },
    { vassalage: 'TCG_OTHER' },
    { classify: 'JP' },
    { feature: ['FREE_SPINS' as const] },
  ])('[R4.14] %o goes back to page 1 and clears the search', (filter) => {
    const lobby = read('q=dragon&page=4&vassalage=TCG_A&classify=VP');
    expect(withFilter(lobby, filter)).toEqual({ ...lobby, ...filter, q: '', page: 1 });
  });

  test('what is written is read again, and what is not ours stays', () => {
    const lobby = read('q=lucky+gold&page=3&vassalage=V&classify=AC');
    const written = writeLobby(new URLSearchParams('gameType=RNG&popup=game%3AN1%3Areal'), lobby);
    expect(readLobby(written)).toEqual(lobby);
    expect(written.get('gameType')).toBe('RNG');
    expect(written.get('popup')).toBe('game:N1:real');
  });

  test('order and facts are read and written, in one order whatever the address has', () => {
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

  test('an order or a fact that nothing is called counts as not being there', () => {
    expect(read('sort=BEST&volatility=HUGE,LOW&feature=,')).toMatchObject({
      sort: 'RECOMMENDED',
      volatility: ['LOW'],
      feature: [],
    });
  });

  test.each(['FAV', 'RECENT'])('the short list %s has neither order nor facts', (tab) => {
    const own = read(`tab=${tab}&sort=NEW&volatility=LOW&feature=DECISIONS`);
    expect(own).toMatchObject({ sort: 'RECOMMENDED', volatility: [], feature: [] });
    const from = new URLSearchParams('sort=NEW&volatility=LOW&feature=DECISIONS');
    expect(writeLobby(from, { ...read('sort=NEW'), tab: own.tab }).toString()).toBe(`tab=${tab}`);
  });

  test('another order begins at page 1 and keeps what is searched for; facts narrow', () => {
    const lobby = withSort(read('q=dragon&page=4'), 'NEW');
    expect(lobby).toMatchObject({ sort: 'NEW', page: 1, q: 'dragon' });
    expect(hasFilters(read('sort=NEW'))).toBe(false);
    expect(hasFilters(read('volatility=LOW'))).toBe(true);
  });

  test('the usual is not written', () => {
    const from = new URLSearchParams('tab=HOT&page=7&q=&vassalage=V');
    expect(writeLobby(from, read('')).toString()).toBe('');
  });
});
