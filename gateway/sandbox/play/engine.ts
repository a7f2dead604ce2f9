import type { GameFeature, Volatility } from '@baize/gateway/contract/games.ts';
import type { GameCycle } from '@baize/gateway/modules/protection/pace.ts';
import type { Random } from '../slot/maths/play.ts';

/** What one settled round of an engine came to. */
export interface Settled {
  /** What the client shows; stored before it is answered. */
  readonly outcome: object;
  /** Minor units. */
  readonly win: number;
  /**
   * The valid bet: the most that could be lost of what was staked and not given back undecided,
   * minor units. Stakes on opposite sides cover each other and count the difference that the house
   * keeps (`maxLoss`), a push (baccarat's tie for player and banker) counts nothing, and a bet
   * that can be lost whole counts whole. Turnover, missions, rebates, ranks, points and
   * commissions are counted from it, so nothing may count that was not at risk.
   */
  readonly validBet: number;
}

/** The game that a launch opened, as an engine needs it. */
export interface PlayedGame {
  readonly nodeId: string;
  readonly gameType: string;
  /** Tells a lottery that draws on a schedule. */
  readonly gameCode?: string | null;
}

/** What every kind of game tells of itself. Engines hold no state: a round is drawn whole. */
interface GameKind {
  readonly id: string;
  /** Folder of the page under `/sandbox/games/`. */
  readonly page: string;
  /**
   * The game cycle of a round that is drawn when it is bet on (R10.10); null where bets wait for a
   * draw on a schedule, which no player can hasten.
   */
  readonly cycle: GameCycle | null;
  /** Lines that a round pays on, where the game has lines. */
  readonly lines?: number;
  /** Smallest step of a bet in minor units. */
  readonly betStep: number;
  /** Published return to player in percent. */
  returnToPlayer(game: PlayedGame): number;
  /**
   * By the standard deviation of what a bet of 1 returns (volatility.ts): proven by a simulation
   * where it is not exact. `CHOICE` where the bets of a player decide how much is risked.
   */
  volatility(game: PlayedGame): Volatility;
  /** What a round has besides its bet and its result. */
  features(game: PlayedGame): readonly GameFeature[];
  /** What the client needs to draw the game and its information panel. */
  describe(game: PlayedGame & { readonly theme: string; readonly currency: string }): object;
}

/** A game whose round is over with its bet. */
export interface Engine extends GameKind {
  /**
   * Draws and settles a round.
   * @param stake what was bet on, as the client sent it
   * @throws {GatewayError} request_param_err for a stake that the game does not know
   */
  play(game: PlayedGame, bet: number, stake: unknown, random: Random): Settled;
}

/** A round in which the player decides, as it is stored: what it has come to follows from it alone. */
export interface Course {
  /** The first bet, minor units. */
  readonly bet: number;
  /** What was bet on, as the client sent it. */
  readonly stake: unknown;
  /** All that chance decides, drawn and stored before anything of it is shown. */
  readonly drawn: unknown;
  /** The player's decisions, in their order. */
  readonly moves: readonly string[];
}

/** Where a round stands after the moves of its course. */
export interface Standing {
  /** What the player may see: nothing that the next decision could use before it is made. */
  readonly view: object;
  /** All that was staked until now, minor units. */
  readonly staked: number;
  /** What the round came to; null while the player is to decide. */
  readonly settled: Pick<Settled, 'win' | 'validBet'> | null;
}

/** The move that ends a round whose player never came back; nobody can send it. */
export const LEAVE = 'leave';

/** A game in which the player decides within a round. */
export interface SteppedEngine extends GameKind {
  /**
   * Draws all that chance decides in a round.
   * @throws {GatewayError} request_param_err for a stake that the game does not know
   */
  draw(stake: unknown, random: Random): unknown;
  /**
   * Where a round stands. Pure; `LEAVE` is offered wherever the player is to decide, and settles.
   * @throws {GatewayError} request_param_err for a move that the round does not offer
   */
  standing(course: Course): Standing;
}

export type AnyEngine = Engine | SteppedEngine;

export const isStepped = (engine: AnyEngine): engine is SteppedEngine => 'standing' in engine;
