import { numberOf } from '../play/number-of.ts';
import { type MatchSkin, NAMES } from './names.ts';

export const OUTCOMES = ['home', 'draw', 'away'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What the odds are made from: nineteen twentieths of what a fair bet would return. */
const RETURN = 95;
export const THOUSAND = 1000;
/** Six matches a minute, for ten minutes; then the season begins again. */
export const PER_MINUTE = 6;
export const FIXTURES = 60;

export interface Selection {
  readonly pick: Outcome;
  /** Thousandths: how often it comes. */
  readonly chance: number;
  /** Hundredths of the bet that it returns. */
  readonly odds: number;
}

export interface Fixture {
  readonly id: number;
  readonly home: string;
  readonly away: string;
  readonly selections: readonly Selection[];
}

export function skinOf(gameType: string): MatchSkin {
  if (gameType === 'ESPORTS') return 'arena';
  return gameType === 'COCKFIGHT' ? 'pit' : 'football';
}

/** Odds are rounded down to hundredths, never below a hundredth over the stake. */
const oddsOf = (chance: number): number => Math.max(101, Math.floor((RETURN * THOUSAND) / chance));

function chancesOf(skin: MatchSkin, key: string): Record<Outcome, number> {
  const strength = 280 + (numberOf(`${key}/strength`) % 441);
  if (skin === 'arena') return { home: strength, draw: 0, away: THOUSAND - strength };
  const draw =
    skin === 'pit' ? 40 + (numberOf(`${key}/draw`) % 41) : 210 + (numberOf(`${key}/draw`) % 81);
  const home = Math.round(((THOUSAND - draw) * strength) / THOUSAND);
  return { home, draw, away: THOUSAND - draw - home };
}

/** The match of a number: sides, chances and odds of a game never change. */
export function fixtureOf(game: { nodeId: string; gameType: string }, id: number): Fixture {
  const skin = skinOf(game.gameType);
  const names = NAMES[skin];
  const key = `${game.nodeId}/${id}`;
  // Neighbours in a list turned by the minute: nobody plays twice in the same minute.
  const turn = numberOf(`${game.nodeId}/${Math.floor(id / PER_MINUTE)}`) % names.length;
  const place = (id % PER_MINUTE) * 2 + turn;
  const side = (index: number) => names[(place + index) % names.length] ?? '';
  const chances = chancesOf(skin, key);
  return {
    id,
    home: side(0),
    away: side(1),
    selections: OUTCOMES.flatMap((pick) => {
      const chance = chances[pick];
      return chance > 0 ? [{ pick, chance, odds: oddsOf(chance) }] : [];
    }),
  };
}

export const allFixtures = (game: { nodeId: string; gameType: string }): Fixture[] =>
  Array.from({ length: FIXTURES }, (_, id) => fixtureOf(game, id));

/** Exact share of the bets that a selection returns. */
export const returnOf = ({ chance, odds }: Selection): number => (chance * odds) / THOUSAND / 100;
