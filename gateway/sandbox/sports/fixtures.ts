import { type League, leagueOf, type Rates, RULES, ratingOf } from './catalogue.ts';
import type { Selection } from './markets.ts';
import { fairMarkets, oddsDriftAt, price } from './odds.ts';

/** A match of the calendar. All of its fields are public from the beginning. */
export interface Fixture {
  readonly matchNo: string;
  readonly league: League;
  readonly slot: number;
  readonly home: string;
  readonly away: string;
  readonly rates: Rates;
  readonly kickOff: number;
  /** Scheduled end, if it is not abandoned. */
  readonly endAt: number;
}

/** Round-robin by the circle method: one side is fixed, the others rotate. @returns indexes of home and away */
function pairOf(sides: number, slot: number): [home: number, away: number] {
  const games = sides / 2;
  const round = Math.floor(slot / games);
  const game = slot % games;
  const turn = round % (sides - 1);
  const place = (index: number) =>
    index === 0 ? 0 : 1 + ((index - 1 + sides - 1 - turn) % (sides - 1));
  const pair: [number, number] = [place(game), place(sides - 1 - game)];
  const isTurned = (Math.floor(round / (sides - 1)) + game + turn) % 2 === 1;
  return isTurned ? [pair[1], pair[0]] : pair;
}

/** The match of a league at a slot of its calendar. */
export function fixtureOf(league: League, slot: number): Fixture {
  const [home, away] = pairOf(league.teams.length, slot);
  const kickOff = slot * league.periodMs + league.phaseMs;
  return {
    matchNo: `${league.code}-${slot}`,
    league,
    slot,
    home: league.teams[home] ?? '',
    away: league.teams[away] ?? '',
    rates: RULES[league.sport].rates(ratingOf(home) - ratingOf(away)),
    kickOff,
    endAt: kickOff + league.lengthMs,
  };
}

/** The match with a number; undefined where no league has it. */
export function fixtureByNo(matchNo: string): Fixture | undefined {
  const [code = '', slot = ''] = matchNo.split('-');
  const league = leagueOf(code);
  return league && /^\d{1,12}$/.test(slot) ? fixtureOf(league, Number(slot)) : undefined;
}

/** Matches of a league with a kick-off in a range of time, in chronological order. */
export function fixturesWithin(league: League, after: number, until: number): Fixture[] {
  const slotAt = (time: number) => Math.floor((time - league.phaseMs) / league.periodMs);
  const first = slotAt(after) + 1;
  return Array.from({ length: Math.max(0, slotAt(until) - first + 1) }, (_, index) =>
    fixtureOf(league, first + index),
  );
}

/** The selections that a match offers at a time. */
export function marketsOf({ league, rates, slot, matchNo }: Fixture, at: number): Selection[][] {
  const drift = oddsDriftAt(matchNo, at);
  const wholes = { total: slot % 2 === 0, handicap: slot % 4 < 2 };
  return fairMarkets(league.sport, rates, wholes).map((fair) => price(fair, drift));
}
