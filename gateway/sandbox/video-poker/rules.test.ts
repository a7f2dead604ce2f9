import { expect, test } from 'vitest';
import { ABANDON_MOVE } from '../play/engine.ts';
import { simulate, simulatedRandom } from '../play/test-simulation.ts';
import { VIDEO_POKER_CHANCES, VIDEO_POKER_RTP, videoPokerEngine } from './engine.ts';
import { DECK, HAND, HANDS, handOf, PAYS, shuffle } from './rules.ts';
import { bestPlay, renameSuits } from './test-best-play.ts';

const GAME = { nodeId: '1', gameType: 'RNG' };
const RANKS = 'A23456789TJQK';
const SUITS = 'shdc';
const cards = (text: string) =>
  text.split(' ').map((name) => RANKS.indexOf(name[0] ?? '') + 13 * SUITS.indexOf(name[1] ?? ''));
const play = (drawn: readonly number[], ...moves: string[]) =>
  videoPokerEngine.stateOf({ bet: 500, stake: {}, drawn, moves });

const BEST = bestPlay();

test('[R10.10c] the published return and chances are the exact ones of optimal play: every deal, every way to hold, every draw', () => {
  const { mean, chances } = BEST;
  expect(Number((mean * 100).toFixed(2))).toBe(VIDEO_POKER_RTP);
  expect(chances.map((chance) => Number((chance * 100).toFixed(4)))).toEqual(VIDEO_POKER_CHANCES);
  const paid = chances.reduce((sum, chance, hand) => sum + chance * (PAYS[hand] ?? 0), 0);
  expect(paid).toBeCloseTo(mean, 10);
  expect(videoPokerEngine.returnToPlayer(GAME)).toBe(VIDEO_POKER_RTP);
});

test('[R10.10c] ten million rounds of optimal play come to the computed return', () => {
  const random = simulatedRandom('video poker rounds');
  // The deck stays shuffled from the round before: the shuffle does not need a sorted start.
  const deck = Uint8Array.from({ length: DECK }, (_, card) => card);
  const drawn = new Int32Array(HAND * 2);
  const hand = drawn.subarray(0, HAND);
  const { mean, tolerance } = simulate(() => {
    for (let index = 0; index < drawn.length; index += 1) {
      const at = index + random(DECK - index);
      const card = deck[at] ?? 0;
      deck[at] = deck[index] ?? 0;
      deck[index] = card;
      drawn[index] = card;
    }
    renameSuits(drawn);
    const held = BEST.heldOf(hand);
    let next = HAND;
    for (let place = 0; place < HAND; place += 1) {
      if ((held >> place) & 1) continue;
      hand[place] = drawn[next] ?? 0;
      next += 1;
    }
    return PAYS[handOf(hand)] ?? 0;
  });
  expect(Math.abs(mean - BEST.mean)).toBeLessThan(tolerance);
  // Tolerance of the mean of ten million rounds, in which a royal flush pays 800 times the bet.
  expect(tolerance).toBeLessThan(0.006);
});

test.each([
  ['Ts Js Qs Ks As', 'royalFlush'],
  ['As 2s 3s 4s 5s', 'straightFlush'],
  ['9d Td Jd Qd Kd', 'straightFlush'],
  ['7s 7h 7d 7c 2s', 'fourOfAKind'],
  ['7s 7h 7d 2c 2s', 'fullHouse'],
  ['2s 4s 9s Js Ks', 'flush'],
  ['Ah 2s 3d 4c 5s', 'straight'],
  ['Th Js Qd Kc As', 'straight'],
  ['Qh Ks Ad 2c 3s', 'nothing'],
  ['7s 7h 7d 3c 2s', 'threeOfAKind'],
  ['7s 7h 3d 3c 2s', 'twoPair'],
  ['Js Jh 3d 4c 2s', 'jacksOrBetter'],
  ['As Ah 3d 4c 2s', 'jacksOrBetter'],
  ['Ts Th 3d 4c 2s', 'nothing'],
  ['Ts 8h 3d 4c 2s', 'nothing'],
])('%s is %s', (text, hand) => {
  expect(HANDS[handOf(cards(text))]).toBe(hand);
});

test('cards that are not held are replaced by the next ones of the deck, in order', () => {
  const deck = cards('Js Jh 3d 4c 2s Jd 9c 9h 5s 6s');
  expect(play(deck)).toEqual({
    view: { cards: cards('Js Jh 3d 4c 2s'), hand: 'jacksOrBetter', held: null },
    staked: 500,
    settled: null,
  });
  expect(play(deck, 'hold-11000')).toEqual({
    view: {
      cards: cards('Js Jh Jd 9c 9h'),
      hand: 'fullHouse',
      held: [true, true, false, false, false],
    },
    staked: 500,
    settled: { win: 4500, validBet: 500 },
  });
  expect(play(deck, 'hold-00000').view).toMatchObject({ cards: cards('Jd 9c 9h 5s 6s') });
  expect(play(deck, 'hold-00000').settled).toEqual({ win: 0, validBet: 500 });
});

test('an abandoned round keeps the cards that were dealt', () => {
  const deck = cards('Js Jh 3d 4c 2s Jd 9c 9h 5s 6s');
  expect(play(deck, ABANDON_MOVE).settled).toEqual({ win: 500, validBet: 500 });
});

test('a deck deals ten cards, none of them twice', () => {
  const random = simulatedRandom('video poker');
  for (let round = 0; round < 1000; round += 1) expect(new Set(shuffle(random)).size).toBe(10);
});

test.each([['hold-1111'], ['hold-111112'], ['luck'], ['hold-11111', 'hold-11111']])(
  'the moves %s %s are refused',
  (...moves) => {
    expect(() => play(cards('Js Jh 3d 4c 2s Jd 9c 9h 5s 6s'), ...moves)).toThrow('not offered');
  },
);

test('a bet on anything else is refused', () => {
  expect(() => videoPokerEngine.draw({ luck: 7 }, () => 0)).toThrow('Unknown bet');
});
