import { maxLoss } from '../play/max-loss.ts';
import type { Random } from '../slot/maths/play.ts';

/** A card is 0 to 51: rank is card % 13 (0 is the ace), suit is card / 13. */
const DECKS = 8;
const CARDS = 52 * DECKS;

export const SIDES = ['player', 'banker', 'tie'] as const;
export type Side = (typeof SIDES)[number];
/** Minor units on each side. */
export type Stakes = Readonly<Partial<Record<Side, number>>>;

export interface Coup {
  readonly player: readonly number[];
  readonly banker: readonly number[];
  readonly playerTotal: number;
  readonly bankerTotal: number;
  readonly winner: Side;
}

/** Points of a card: an ace is one, two to nine their rank, tens and court cards zero. */
export const points = (card: number): number => {
  const rank = (card % 13) + 1;
  return rank >= 10 ? 0 : rank;
};

export const total = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + points(card), 0) % 10;

/** Whether the banker draws to `bankerTotal`; `third` is the player's third card's points. */
export function bankerDraws(bankerTotal: number, third: number | undefined): boolean {
  if (third === undefined) return bankerTotal <= 5;
  if (bankerTotal <= 2) return true;
  if (bankerTotal === 3) return third !== 8;
  if (bankerTotal === 4) return third >= 2 && third <= 7;
  if (bankerTotal === 5) return third >= 4 && third <= 7;
  return bankerTotal === 6 && (third === 6 || third === 7);
}

/** Deals one coup from a fresh shoe of eight decks by the punto banco drawing rules. */
export function dealCoup(random: Random): Coup {
  const gone = new Set<number>();
  const draw = (): number => {
    for (;;) {
      const place = random(CARDS);
      if (gone.has(place)) continue;
      gone.add(place);
      return place % 52;
    }
  };
  const player = [draw()];
  const banker = [draw()];
  player.push(draw());
  banker.push(draw());
  const natural = total(player) >= 8 || total(banker) >= 8;
  if (!natural) {
    if (total(player) <= 5) player.push(draw());
    const third = player[2] === undefined ? undefined : points(player[2]);
    if (bankerDraws(total(banker), third)) banker.push(draw());
  }
  const [playerTotal, bankerTotal] = [total(player), total(banker)];
  const higher = playerTotal > bankerTotal ? 'player' : 'banker';
  const winner = playerTotal === bankerTotal ? 'tie' : higher;
  return { player, banker, playerTotal, bankerTotal, winner };
}

/** Total return of a bet on a side, stake included: banker pays 19 to 20, tie 8 to 1. */
export function returned(side: Side, winner: Side, bet: number): number {
  if (side === winner) {
    if (side === 'player') return bet * 2;
    return side === 'banker' ? bet + (bet * 19) / 20 : bet * 9;
  }
  return winner === 'tie' ? bet : 0;
}

/** Total return of all stakes, stakes included. */
export const coupReturn = (winner: Side, stakes: Stakes): number =>
  SIDES.reduce((sum, side) => sum + returned(side, winner, stakes[side] ?? 0), 0);

/** Highest possible loss of stakes over all results: player and banker together lose the commission alone. */
export const coupRisk = (stakes: Stakes): number =>
  maxLoss(
    SIDES.reduce((sum, side) => sum + (stakes[side] ?? 0), 0),
    SIDES.map((winner) => coupReturn(winner, stakes)),
  );
