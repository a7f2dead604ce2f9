import { expect, test } from 'vitest';
import { ABANDON_MOVE } from '../play/engine.ts';
import { simulate, simulatedRandom } from '../play/test-simulation.ts';
import { BLACKJACK_CHANCES, BLACKJACK_RTP, blackjackEngine } from './engine.ts';
import {
  BLACKJACK_RETURNS,
  CARDS,
  CARDS_DRAWN,
  cardValue,
  dealerDraws,
  drawCards,
  handOf,
  NO_CARDS,
  returned,
  TWENTY_ONE,
  takeValue,
  totalOf,
} from './rules.ts';
import { bestPlay } from './test-best-play.ts';

const GAME = { nodeId: '1', gameType: 'LIVE' };
const RANKS = 'A23456789TJQK';
const cards = (text: string) => text.split(' ').map((rank) => RANKS.indexOf(rank));
/** Cards in the order of the deal: player, dealer's up card, player, dealer's hole card, then the stock. */
const play = (text: string, ...moves: string[]) =>
  blackjackEngine.stateOf({ bet: 100, stake: {}, drawn: cards(text), moves });
const percent = (share: number) => Number((share * 100).toFixed(2));

test('[R10.10c] the published return and chances are the exact ones of optimal play', () => {
  const { share, chances } = bestPlay();
  expect(percent(share)).toBe(BLACKJACK_RTP);
  expect({
    won: percent(chances.won),
    pushed: percent(chances.pushed),
    lost: percent(chances.lost),
    blackjack: percent(chances.blackjack),
  }).toEqual(BLACKJACK_CHANCES);
  expect(blackjackEngine.returnToPlayer(GAME)).toBe(BLACKJACK_RTP);
});

test('[R10.10c] ten million rounds of optimal play come to the computed return', () => {
  const { mean: exact, moveFor } = bestPlay();
  // Precomputed tables of moves and hands, because they are looked up ten million times.
  const moves = Uint8Array.from({ length: 11 * 128 }, (_, index) =>
    ['stand', 'hit', 'double'].indexOf(moveFor(index >> 7, (index >> 1) & 63, (index & 1) === 1)),
  );
  const next = Uint8Array.from({ length: 64 * 16 }, (_, index) =>
    takeValue(index >> 4, index & 15),
  );
  const values = Uint8Array.from({ length: CARDS }, (_, card) => cardValue(card));
  const random = simulatedRandom('blackjack');
  const take = (hand: number, value: number): number => next[hand * 16 + value] ?? 0;
  const card = (): number => values[random(CARDS)] ?? 0;
  const round = () => {
    const up = card();
    let dealer = take(take(NO_CARDS, up), card());
    let player = take(take(NO_CARDS, card()), card());
    const [has, dealerHas] = [totalOf(player) === TWENTY_ONE, totalOf(dealer) === TWENTY_ONE];
    if (has) return dealerHas ? 0 : BLACKJACK_RETURNS / 2 - 1;
    if (dealerHas) return -1;
    let staked = 1;
    let move = moves[up * 128 + player * 2 + 1];
    while (move !== 0 && totalOf(player) < TWENTY_ONE) {
      player = take(player, card());
      if (move === 2) {
        staked = 2;
        break;
      }
      move = moves[up * 128 + player * 2];
    }
    if (totalOf(player) > TWENTY_ONE) return -staked;
    while (dealerDraws(dealer)) dealer = take(dealer, card());
    return (returned(player, dealer) / 2 - 1) * staked;
  };
  const { mean, tolerance } = simulate(round);
  expect(Math.abs(mean - exact)).toBeLessThan(tolerance);
  expect(tolerance).toBeLessThan(0.002);
});

test.each([
  ['A K', 21],
  ['A A', 12],
  ['A 6', 17],
  ['A 6 9', 16],
  ['A A 9', 21],
  ['K Q 2', 22],
  ['5 A A', 17],
])('%s counts %i', (text, total) => {
  expect(totalOf(handOf(cards(text)))).toBe(total);
});

test('a blackjack pays 3 to 2 at once; against the dealer’s it is a push, which does not count', () => {
  expect(play('A 9 K 7')).toMatchObject({
    view: { end: 'blackjack' },
    settled: { win: 250, validBet: 100 },
  });
  expect(play('A A K K')).toMatchObject({
    view: { end: 'push' },
    settled: { win: 100, validBet: 0 },
  });
});

test('the dealer checks for a blackjack before more can be staked', () => {
  expect(play('9 A 9 K')).toMatchObject({
    view: { end: 'dealerBlackjack', dealer: { total: 21 } },
    settled: { win: 0, validBet: 100 },
  });
});

test('the hole card stays hidden while the player decides', () => {
  const { view, settled, staked } = play('9 6 5 K T T');
  expect(view).toMatchObject({ dealer: { cards: cards('6') }, canDouble: true, end: null });
  expect([settled, staked]).toEqual([null, 100]);
});

test('hit, stand and double; the dealer draws to 17 and stands on a soft one', () => {
  expect(play('9 6 5 K 4 T', 'hit').view).toMatchObject({
    player: { total: 18 },
    canDouble: false,
  });
  expect(play('9 6 5 K 4 T', 'hit', 'stand')).toMatchObject({
    view: { dealer: { total: 26 }, end: 'won' },
    settled: { win: 200, validBet: 100 },
  });
  expect(play('9 6 5 K T', 'hit')).toMatchObject({
    view: { end: 'bust', dealer: { total: 16 } },
    settled: { win: 0, validBet: 100 },
  });
  expect(play('9 6 9 A', 'stand')).toMatchObject({
    view: { dealer: { total: 17, soft: true }, end: 'won' },
  });
  expect(play('6 6 5 K 9 T', 'double')).toMatchObject({
    view: { end: 'won', doubled: true },
    staked: 200,
    settled: { win: 400, validBet: 200 },
  });
  expect(play('6 T 5 K 9', 'double')).toMatchObject({
    view: { end: 'push' },
    settled: { win: 200, validBet: 0 },
  });
  // A hand of twenty-one stands automatically.
  expect(play('6 T 5 7 K', 'hit')).toMatchObject({ view: { end: 'won' }, settled: { win: 200 } });
});

test('leaving a round stands', () => {
  expect(play('9 T 9 7', ABANDON_MOVE)).toMatchObject({
    view: { end: 'won' },
    settled: { win: 200 },
  });
});

test.each([
  ['9 6 5 K 2', 'hit', 'double'],
  ['9 6 5 K 2', 'stand', 'hit'],
  ['A 6 K K', 'stand', ''],
  ['9 6 5 K 2', 'split', ''],
])('with %s the moves %s %s are refused', (text, ...moves) => {
  expect(() => play(text, ...moves.filter(Boolean))).toThrow('not offered');
});

test('the stored cards of a round suffice for the longest possible one', () => {
  expect(drawCards(() => 0)).toHaveLength(CARDS_DRAWN);
  const aces = Array.from({ length: CARDS_DRAWN }, () => 'A').join(' ');
  const hits = Array.from({ length: 9 }, () => 'hit');
  expect(play(aces, ...hits)).toMatchObject({ view: { player: { total: 21 }, end: 'won' } });
});

test('a bet on anything else is refused', () => {
  expect(() => blackjackEngine.draw({ luck: 7 }, () => 0)).toThrow('Unknown bet');
});
