import {
  BLACKJACK_RETURNS,
  dealerDraws,
  NO_CARDS,
  returned,
  TWENTY_ONE,
  takeValue,
  totalOf,
} from './rules.ts';

/** Values of a card with their probabilities, from full decks. */
export const VALUES = Array.from({ length: 10 }, (_, index) => ({
  value: index + 1,
  chance: index === 9 ? 4 / 13 : 1 / 13,
}));

/** The figures of a round: means for a first bet of 1, and chances. */
interface Prospect {
  readonly staked: number;
  readonly back: number;
  readonly won: number;
  readonly pushed: number;
}
const NONE: Prospect = { staked: 0, back: 0, won: 0, pushed: 0 };
const worth = ({ staked, back }: Prospect): number => back - staked;

const plus = (sum: Prospect, part: Prospect, chance: number): Prospect => ({
  staked: sum.staked + part.staked * chance,
  back: sum.back + part.back * chance,
  won: sum.won + part.won * chance,
  pushed: sum.pushed + part.pushed * chance,
});

const prospect = (back: number, staked: number): Prospect => ({
  staked,
  back: (back / 2) * staked,
  won: back > 2 ? 1 : 0,
  pushed: back === 2 ? 1 : 0,
});

export type Move = 'hit' | 'stand' | 'double';

/** Computes optimal play against each up card of the dealer, and its exact figures. */
export function bestPlay() {
  /** Probabilities of the dealer's final hands. */
  const dealerHands = (hand: number): ReadonlyMap<number, number> => {
    if (!dealerDraws(hand)) return new Map([[hand, 1]]);
    const ends = new Map<number, number>();
    for (const { value, chance } of VALUES) {
      for (const [end, share] of dealerHands(takeValue(hand, value))) {
        ends.set(end, (ends.get(end) ?? 0) + share * chance);
      }
    }
    return ends;
  };
  /** For this up card, given that the dealer has no blackjack. */
  const dealerWith = (up: number): ReadonlyMap<number, number> => {
    const shown = takeValue(NO_CARDS, up);
    const ends = new Map<number, number>();
    const holes = VALUES.filter(({ value }) => totalOf(takeValue(shown, value)) !== TWENTY_ONE);
    const all = holes.reduce((sum, { chance }) => sum + chance, 0);
    for (const { value, chance } of holes) {
      for (const [end, share] of dealerHands(takeValue(shown, value))) {
        ends.set(end, (ends.get(end) ?? 0) + (share * chance) / all);
      }
    }
    return ends;
  };

  const strategy = new Map<string, Move>();
  const against = (up: number) => {
    const dealer = dealerWith(up);
    const stand = (hand: number, staked: number): Prospect => {
      let sum = NONE;
      for (const [end, share] of dealer)
        sum = plus(sum, prospect(returned(hand, end), staked), share);
      return sum;
    };
    const known = new Map<number, Prospect>();
    const draw = (hand: number, then: (next: number) => Prospect): Prospect =>
      VALUES.reduce(
        (sum, { value, chance }) => plus(sum, then(takeValue(hand, value)), chance),
        NONE,
      );
    /** The better of hitting and standing. */
    const goOn = (hand: number): Prospect => {
      if (totalOf(hand) >= TWENTY_ONE) return stand(hand, 1);
      const before = known.get(hand);
      if (before) return before;
      const [stood, hit] = [stand(hand, 1), draw(hand, goOn)];
      const isHit = worth(hit) > worth(stood);
      strategy.set(`${up} ${hand}`, isHit ? 'hit' : 'stand');
      const best = isHit ? hit : stood;
      known.set(hand, best);
      return best;
    };
    /** For the first two cards, where the bet may be doubled. */
    return (hand: number): Prospect => {
      const single = goOn(hand);
      const double = draw(hand, (next) => stand(next, 2));
      const isDouble = worth(double) > worth(single);
      if (isDouble) strategy.set(`${up} ${hand} first`, 'double');
      return isDouble ? double : single;
    };
  };

  let sum = NONE;
  let blackjack = 0;
  for (const { value: up, chance: ofUp } of VALUES) {
    const play = against(up);
    const shown = takeValue(NO_CARDS, up);
    const dealerHas = VALUES.reduce(
      (all, { value, chance }) =>
        all + (totalOf(takeValue(shown, value)) === TWENTY_ONE ? chance : 0),
      0,
    );
    for (const { value: one, chance: ofOne } of VALUES) {
      for (const { value: two, chance: ofTwo } of VALUES) {
        const hand = takeValue(takeValue(NO_CARDS, one), two);
        const chance = ofUp * ofOne * ofTwo;
        const has = totalOf(hand) === TWENTY_ONE;
        if (has) blackjack += chance;
        sum = plus(sum, prospect(has ? 2 : 0, 1), chance * dealerHas);
        const rest = has ? prospect(BLACKJACK_RETURNS, 1) : play(hand);
        sum = plus(sum, rest, chance * (1 - dealerHas));
      }
    }
  }
  const { won, pushed, staked, back } = sum;
  return {
    /** Mean result of a first bet of 1. */
    mean: back - staked,
    /** Share of all stakes. */
    share: back / staked,
    chances: { won, pushed, lost: 1 - won - pushed, blackjack },
    /** @param isFirst with two cards */
    moveFor: (up: number, hand: number, isFirst: boolean): Move =>
      (isFirst ? strategy.get(`${up} ${hand} first`) : undefined) ??
      strategy.get(`${up} ${hand}`) ??
      'stand',
  };
}
