import { expect, test } from 'vitest';
import { BACCARAT_CHANCES, BACCARAT_RTP } from './engine.ts';
import { bankerDraws, dealCoup, returned, total } from './rules.ts';

test('the banker draws by the table of punto banco', () => {
  const draws = (banker: number) =>
    Array.from({ length: 10 }, (_, third) => third).filter((third) => bankerDraws(banker, third));
  expect(draws(2)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(draws(3)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 9]);
  expect(draws(4)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(draws(5)).toEqual([4, 5, 6, 7]);
  expect(draws(6)).toEqual([6, 7]);
  expect(draws(7)).toEqual([]);
  expect([5, 6].map((banker) => bankerDraws(banker, undefined))).toEqual([true, false]);
});

/** Cards of a value 0 to 9 left in eight decks. */
const shoe = (): number[] => Array.from({ length: 10 }, (_, value) => (value === 0 ? 128 : 32));

/** Computes the chance of each result by enumerating every sequence of card values from a full shoe. */
function exactChances() {
  const chances = { player: 0, banker: 0, tie: 0 };
  const left = shoe();
  const each = (cards: number, chance: number, then: (value: number, chance: number) => void) => {
    for (const [value, count] of left.entries()) {
      if (count === 0) continue;
      left[value] = count - 1;
      then(value, (chance * count) / cards);
      left[value] = count;
    }
  };
  const settle = (player: number, banker: number, chance: number) => {
    if (player === banker) chances.tie += chance;
    else chances[player > banker ? 'player' : 'banker'] += chance;
  };
  const draw = (
    player: number,
    banker: number,
    third: number | undefined,
    cards: number,
    chance: number,
  ) => {
    if (!bankerDraws(banker, third)) return settle(player, banker, chance);
    each(cards, chance, (value, part) => settle(player, (banker + value) % 10, part));
  };
  each(416, 1, (a, c1) =>
    each(415, c1, (b, c2) =>
      each(414, c2, (c, c3) =>
        each(413, c3, (d, chance) => {
          const [player, banker] = [(a + b) % 10, (c + d) % 10];
          if (player >= 8 || banker >= 8) settle(player, banker, chance);
          else if (player > 5) draw(player, banker, undefined, 412, chance);
          else each(412, chance, (e, part) => draw((player + e) % 10, banker, e, 411, part));
        }),
      ),
    ),
  );
  return chances;
}

test('[R10.10c] the published returns and chances are the exact ones of eight decks', () => {
  const { player, banker, tie } = exactChances();
  expect(player + banker + tie).toBeCloseTo(1, 9);
  expect((player * 2 + tie) * 100).toBeCloseTo(BACCARAT_RTP.player, 2);
  expect((banker * 1.95 + tie) * 100).toBeCloseTo(BACCARAT_RTP.banker, 2);
  expect(tie * 9 * 100).toBeCloseTo(BACCARAT_RTP.tie, 2);
  expect(player * 100).toBeCloseTo(BACCARAT_CHANCES.player, 2);
  expect(banker * 100).toBeCloseTo(BACCARAT_CHANCES.banker, 2);
  expect(tie * 100).toBeCloseTo(BACCARAT_CHANCES.tie, 2);
});

test('the return of a coup includes the commission and the tie', () => {
  expect(returned('player', 'player', 100)).toBe(200);
  expect(returned('banker', 'banker', 100)).toBe(195);
  expect(returned('tie', 'tie', 100)).toBe(900);
  expect(returned('player', 'tie', 100)).toBe(100);
  expect(returned('tie', 'player', 100)).toBe(0);
});

test('a dealt coup keeps to the rules', () => {
  let state = 1;
  const random = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  for (let coup = 0; coup < 2000; coup += 1) {
    const { player, banker, playerTotal, bankerTotal, winner } = dealCoup(random);
    expect(playerTotal).toBe(total(player));
    expect(bankerTotal).toBe(total(banker));
    const natural = total(player.slice(0, 2)) >= 8 || total(banker.slice(0, 2)) >= 8;
    if (natural) expect(player.length + banker.length).toBe(4);
    expect(winner === 'tie').toBe(playerTotal === bankerTotal);
  }
});
