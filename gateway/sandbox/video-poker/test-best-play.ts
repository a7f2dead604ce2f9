import { DECK, HANDS, handOf, PAYS } from './rules.ts';

/** Binomial coefficients: `WAYS[n][k]`. */
const WAYS = Array.from({ length: DECK + 1 }, (_, from) => {
  const row = [1];
  for (let count = 1; count <= 5; count += 1) {
    row.push(((row[count - 1] ?? 0) * (from - count + 1)) / count);
  }
  return row;
});
const ways = (from: number, count: number): number => WAYS[from]?.[count] ?? 0;

/** The positions in each of the 32 subsets of five cards, in ascending order … */
const SUBSETS = Array.from({ length: 32 }, (_, mask) =>
  [0, 1, 2, 3, 4].filter((place) => (mask >> place) & 1),
);
/** … as one flat list with five entries for each, and the size of each subset. */
const PLACES = Int32Array.from({ length: 32 * 5 }, (_, index) => {
  const subset = SUBSETS[Math.floor(index / 5)] ?? [];
  return subset[index % 5] ?? 0;
});
const SIZES = Int32Array.from(SUBSETS, ({ length }) => length);
const sizeOf = (mask: number): number => SIZES[mask] ?? 0;

/** Contribution of a card to the rank of a subset as its n-th element: `card * 5 + n`. */
const ADDS = Int32Array.from({ length: DECK * 5 }, (_, index) =>
  ways(Math.floor(index / 5), (index % 5) + 1),
);

/** The rank of a sorted subset of cards, which is unique for its size. */
function numberOf(cards: Int32Array, mask: number): number {
  const size = sizeOf(mask);
  let number = 0;
  for (let place = 0; place < size; place += 1) {
    const card = cards[PLACES[mask * 5 + place] ?? 0] ?? 0;
    number += ADDS[card * 5 + place] ?? 0;
  }
  return number;
}

/**
 * Hands that differ only in the names of their suits are counted once, for all of them.
 * @returns the number of hands that this one represents; 0 where another one does
 */
function timesCounted(cards: Int32Array): number {
  const ranks = [0, 0, 0, 0];
  for (const card of cards) {
    const suit = Math.floor(card / 13);
    ranks[suit] = (ranks[suit] ?? 0) | (1 << (card % 13));
  }
  let permutations = 24;
  let equal = 1;
  for (let suit = 1; suit < 4; suit += 1) {
    const [before = 0, own = 0] = [ranks[suit - 1], ranks[suit]];
    if (own > before) return 0;
    equal = own === before ? equal + 1 : 1;
    permutations /= equal;
  }
  return permutations;
}

/**
 * Renames the suits of ten cards so that the first five, sorted, are the representative of all hands that differ only in
 * the names of their suits (`timesCounted`). The probabilities of draws do not change.
 */
export function renameSuits(cards: Int32Array): void {
  const ranks = [0, 0, 0, 0];
  for (let place = 0; place < 5; place += 1) {
    const card = cards[place] ?? 0;
    const suit = Math.floor(card / 13);
    ranks[suit] = (ranks[suit] ?? 0) | (1 << (card % 13));
  }
  const suits = [0, 0, 0, 0];
  for (let suit = 1; suit < 4; suit += 1) {
    for (let other = 0; other < suit; other += 1) {
      const goesFirst = (ranks[suit] ?? 0) > (ranks[other] ?? 0);
      const later = goesFirst ? other : suit;
      suits[later] = (suits[later] ?? 0) + 1;
    }
  }
  for (let place = 0; place < cards.length; place += 1) {
    const card = cards[place] ?? 0;
    cards[place] = (suits[Math.floor(card / 13)] ?? 0) * 13 + (card % 13);
  }
  cards.subarray(0, 5).sort();
}

/** Calls back with each of the 2,598,960 hands, in one array that is reused. */
function everyHand(see: (cards: Int32Array) => void): void {
  const cards = new Int32Array(5);
  for (let a = 0; a < DECK; a += 1) {
    cards[0] = a;
    for (let b = a + 1; b < DECK; b += 1) {
      cards[1] = b;
      for (let c = b + 1; c < DECK; c += 1) {
        cards[2] = c;
        for (let d = c + 1; d < DECK; d += 1) {
          cards[3] = d;
          for (let e = d + 1; e < DECK; e += 1) {
            cards[4] = e;
            see(cards);
          }
        }
      }
    }
  }
}

/** Number of possible draws to a number of held cards. */
const DRAWS = [0, 1, 2, 3, 4, 5].map((held) => ways(DECK - 5, 5 - held));

/**
 * Computes optimal play of every deal: for each of the 2,598,960 hands all 32 ways to hold are evaluated over all draws,
 * and the best is taken. Draws that contain none of the discards are counted by inclusion and exclusion, from sums over all
 * hands that contain a subset.
 * @returns the mean return of a bet of 1, the frequency of each hand of `HANDS`, and the positions that optimal play of a
 *   hand holds, as bits, where its suits are named by `renameSuits`
 */
export function bestPlay(): {
  readonly mean: number;
  readonly chances: readonly number[];
  readonly heldOf: (hand: Int32Array) => number;
} {
  const kinds = HANDS.length;
  const sizes = [0, 1, 2, 3, 4, 5];
  /** For each size of a subset and its rank: the number of hands of each kind that contain it … */
  const counts = sizes.map((size) => new Uint32Array(ways(DECK, size) * kinds));
  everyHand((cards) => {
    const hand = handOf(cards);
    for (let mask = 0; mask < 32; mask += 1) {
      const table = counts[sizeOf(mask)];
      const at = numberOf(cards, mask) * kinds + hand;
      if (table) table[at] = (table[at] ?? 0) + 1;
    }
  });
  /** … and their total pay. */
  const pays = counts.map((table) =>
    Float64Array.from({ length: table.length / kinds }, (_, number) =>
      PAYS.reduce<number>((sum, pay, hand) => sum + pay * (table[number * kinds + hand] ?? 0), 0),
    ),
  );
  const sums = new Float64Array(32);
  const numbers = new Int32Array(32);
  const came = new Float64Array(kinds);
  const holds = new Uint8Array(ways(DECK, 5));
  let total = 0;
  everyHand((cards) => {
    const times = timesCounted(cards);
    if (times === 0) return;
    for (let mask = 0; mask < 32; mask += 1) {
      const number = numberOf(cards, mask);
      numbers[mask] = number;
      sums[mask] = pays[sizeOf(mask)]?.[number] ?? 0;
    }
    // Excludes hands that contain a discard.
    for (let bit = 1; bit < 32; bit *= 2) {
      for (let mask = 0; mask < 32; mask += 1) {
        if ((mask & bit) === 0) sums[mask] = (sums[mask] ?? 0) - (sums[mask | bit] ?? 0);
      }
    }
    let best = -1;
    let held = 0;
    for (let mask = 0; mask < 32; mask += 1) {
      const mean = (sums[mask] ?? 0) / (DRAWS[sizeOf(mask)] ?? 1);
      if (mean > best) {
        best = mean;
        held = mask;
      }
    }
    holds[numbers[31] ?? 0] = held;
    total += best * times;
    const share = times / (DRAWS[sizeOf(held)] ?? 1);
    // The same inclusion and exclusion, for each kind of hand.
    const others = 31 ^ held;
    for (let more = others; ; more = (more - 1) & others) {
      const sign = sizeOf(more) % 2 === 0 ? share : -share;
      const from = (numbers[held | more] ?? 0) * kinds;
      const table = counts[sizeOf(held | more)];
      for (let hand = 0; hand < kinds; hand += 1) {
        came[hand] = (came[hand] ?? 0) + sign * (table?.[from + hand] ?? 0);
      }
      if (more === 0) break;
    }
  });
  const hands = ways(DECK, 5);
  return {
    mean: total / hands,
    chances: Array.from(came, (count) => count / hands),
    heldOf: (hand) => holds[numberOf(hand, 31)] ?? 0,
  };
}
