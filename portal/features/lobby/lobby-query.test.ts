import { describe, expect, test } from 'vitest';
import { readLobby, withFilter, withSearch, writeLobby } from './lobby-query.ts';

const read = (text: string) => readLobby(new URLSearchParams(text));

describe('the address of a lobby', () => {
  test('an empty address is everything, page 1', () => {
    expect(read('')).toEqual({ tab: 'ALL', vassalage: '', classify: '', q: '', page: 1 });
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

  test.each([{ tab: 'NEW' as const }, { vassalage: 'TCG_OTHER' }, { classify: 'JP' }])(
    '[R4.14] %o goes back to page 1 and clears the search',
    (filter) => {
      const lobby = read('q=dragon&page=4&vassalage=TCG_A&classify=VP');
      expect(withFilter(lobby, filter)).toEqual({ ...lobby, ...filter, q: '', page: 1 });
    },
  );

  test('what is written is read again, and what is not ours stays', () => {
    const lobby = read('q=lucky+gold&page=3&vassalage=V&classify=AC');
    const written = writeLobby(new URLSearchParams('gameType=RNG&popup=game%3AN1%3Areal'), lobby);
    expect(readLobby(written)).toEqual(lobby);
    expect(written.get('gameType')).toBe('RNG');
    expect(written.get('popup')).toBe('game:N1:real');
  });

  test('the usual is not written', () => {
    const from = new URLSearchParams('tab=HOT&page=7&q=&vassalage=V');
    expect(writeLobby(from, read('')).toString()).toBe('');
  });
});
