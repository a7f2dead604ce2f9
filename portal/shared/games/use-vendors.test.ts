import type { GameType, VendorCard, VendorLane } from '@baize/gateway/contract';
import { describe, expect, test } from 'vitest';
import { prizeMode, splitSports } from './use-vendors.ts';

const card = (vassalage: string, gameType: GameType): VendorCard => ({
  vassalage,
  gameType,
  accountTypeName: vassalage,
  displayName: vassalage,
  smallIcon: '',
  lagerIcon: '',
  gameCount: 1,
  isGame: 0,
  maintenance: false,
});
const lane = (title: GameType, ...cards: VendorCard[]): VendorLane => ({
  title,
  cards,
  gameClassify: [],
});
const shape = (lanes: readonly VendorLane[]) =>
  lanes.map(({ title, cards }) => [title, ...cards.map(({ vassalage }) => vassalage)]);

describe('sports', () => {
  test('[R4.19] e-sports and cockfight are split off the sports lane into categories of their own', () => {
    const lanes = [
      lane('SPORTS', card('A', 'SPORTS'), card('B', 'ESPORTS'), card('C', 'COCKFIGHT')),
      lane('RNG', card('D', 'RNG')),
    ];
    expect(shape(splitSports(lanes))).toEqual([
      ['SPORTS', 'A'],
      ['ESPORTS', 'B'],
      ['COCKFIGHT', 'C'],
      ['RNG', 'D'],
    ]);
  });

  test("[R4.19] they are added to the platform's own lane for them, and empty lanes are omitted", () => {
    const lanes = [lane('SPORTS', card('B', 'ESPORTS')), lane('ESPORTS', card('E', 'ESPORTS'))];
    expect(shape(splitSports(lanes))).toEqual([['ESPORTS', 'B', 'E']]);
  });

  test('a card of another type in another lane stays where it is', () => {
    expect(shape(splitSports([lane('LIVE', card('F', 'ESPORTS'))]))).toEqual([['LIVE', 'F']]);
  });
});

test.each([
  ['ELOTT', [lane('ELOTT', card('TCG_LOTTO_VN', 'ELOTT'))]],
  [
    'ELOTT',
    [lane('RNG', card('X', 'RNG')), lane('ELOTT', card('Y', 'ELOTT'), card('LOTT', 'ELOTT'))],
  ],
  ['LOTT', [lane('ELOTT', card('Y', 'ELOTT'))]],
  ['LOTT', [lane('LOTT', card('TCG_LOTTO_VN', 'LOTT'), card('LOTT', 'LOTT'))]],
  ['LOTT', []],
] as const)('[R4.18] the prize mode is %s for %o', (mode, lanes) => {
  expect(prizeMode(lanes)).toBe(mode);
});
