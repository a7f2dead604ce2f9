import type { LineUnit, Rates, SportId } from '../catalogue.ts';
import type { Score } from '../course.ts';
import type { LegResult, Market, Pick, Selection } from '../markets.ts';

export interface LeagueView {
  code: string;
  name: string;
  periodMs: number;
  lengthMs: number;
}

/** The server's description of a book; constant while the page is open. */
export interface SportsGame {
  opensOn: SportId;
  sports: {
    id: SportId;
    /** Percent. */
    returns: { mean: number; least: number; most: number };
    leagues: LeagueView[];
  }[];
  /** Percent. */
  margin: number;
  abandonedPercent: number;
  mostLegs: number;
  /** Minor units. */
  highestPayout: number;
}

export interface MatchView {
  matchNo: string;
  league: string;
  home: string;
  away: string;
  rates: Rates;
  kickOff: number;
  endAt: number;
  seedHash: string;
  state: 'coming' | 'running' | 'ended' | 'abandoned';
  /** Set while it takes bets. */
  markets?: Selection[][];
  /** Set from its kick-off on. */
  score?: Score;
  /** Set once it is over. */
  seed?: string;
}

export interface BetLegView extends Selection {
  matchNo: string;
  league: string;
  home: string;
  away: string;
  kickOff: number;
  unit?: LineUnit;
}

export interface LegEnd {
  result: LegResult;
  score: { home: number; away: number };
  /** What the bet was decided by, where that is not the score. */
  points?: { home: number; away: number };
}

/** Amounts in minor units. */
export interface OwnBet {
  orderNo: string;
  stake: number;
  win: number;
  state: 'open' | 'settled' | 'cancelled';
  bet: { legs: BetLegView[] };
  outcome: { legs?: LegEnd[] };
  time: number;
}

export interface Board {
  serverTime: number;
  sport: SportId;
  matches: MatchView[];
  bets: OwnBet[];
  balance: number;
}

export interface Choice {
  matchNo: string;
  home: string;
  away: string;
  kickOff: number;
  sport: SportId;
  market: Market;
  pick: Pick;
  line: number;
  /** Hundredths, as the player accepted them. */
  odds: number;
}

export const isSportsGame = (value: unknown): value is SportsGame =>
  typeof value === 'object' && value !== null && 'opensOn' in value && 'sports' in value;

export const oddsText = (odds: number): string => (odds / 100).toFixed(2);

/** Formats a line as `−1.5`, `+2`, `0`: with the same minus sign as the portal's records. */
export const handicapText = (line: number): string =>
  line > 0 ? `+${line}` : String(line).replace('-', '−');

export const isSame = (
  one: { matchNo: string; market: Market; pick: Pick },
  matchNo: string,
  { market, pick }: Selection,
): boolean => one.matchNo === matchNo && one.market === market && one.pick === pick;
