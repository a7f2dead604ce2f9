import type { GameFeature, Volatility } from '@baize/gateway/contract/games.ts';
import type { GameCycle } from '@baize/gateway/modules/protection/pace.ts';
import type { Random } from '../slot/maths/play.ts';

/** The result of one settled round of an engine. */
export interface Settled {
  /** The data that the client shows; stored before it is sent. */
  readonly outcome: object;
  /** Minor units. */
  readonly win: number;
  /**
   * The valid bet: the maximum loss of the stakes, without those that were pushed, minor units. Stakes on opposite sides
   * cover each other and count only the house edge between them (`maxLoss`), a push (baccarat's tie for player and
   * banker) counts zero, and a bet that can be lost as a whole counts as a whole. Turnover, missions, rebates, ranks,
   * points and commissions are calculated from it, so that nothing may count that was not at risk.
   */
  readonly validBet: number;
}

/** The game that a launch opened, as an engine needs it. */
export interface PlayedGame {
  readonly nodeId: string;
  readonly gameType: string;
  /** Identifies a lottery that draws on a schedule. */
  readonly gameCode?: string | null;
}

/** The description of every kind of game. Engines are stateless: a round is drawn as a whole. */
interface GameKind {
  readonly id: string;
  /** Folder of the page below `/sandbox/games/`. */
  readonly page: string;
  /**
   * The game cycle of a round that is drawn immediately (R10.10); null where bets wait for a scheduled draw, which no
   * player can hasten.
   */
  readonly cycle: GameCycle | null;
  /** Number of pay lines, where the game has lines. */
  readonly lines?: number;
  /** Smallest step of a bet in minor units. */
  readonly betStep: number;
  /** Published return to player in percent. */
  returnToPlayer(game: PlayedGame): number;
  /**
   * Classified by the standard deviation of the return of a bet of 1 (volatility.ts): proven by a simulation where it
   * is not exact. `CHOICE` where the player's bets decide the risk.
   */
  volatility(game: PlayedGame): Volatility;
  /** The features of the game besides bet and result. */
  features(game: PlayedGame): readonly GameFeature[];
  /** Data with which the client renders the game and its information panel. */
  describe(game: PlayedGame & { readonly theme: string; readonly currency: string }): object;
}

/** A game whose round ends with its bet. */
export interface Engine extends GameKind {
  /**
   * Draws and settles a round.
   * @param stake the selection, as the client sent it
   * @throws {GatewayError} request_param_err for an unknown selection
   */
  play(game: PlayedGame, bet: number, stake: unknown, random: Random): Settled;
}

/** The stored form of a round in which the player decides; its state follows from it alone. */
export interface StoredRound {
  /** The first bet, minor units. */
  readonly bet: number;
  /** The selection, as the client sent it. */
  readonly stake: unknown;
  /** All random results, drawn and stored before any of them is shown. */
  readonly drawn: unknown;
  /** The player's decisions, in order. */
  readonly moves: readonly string[];
}

/** The state of a round after its moves. */
export interface RoundState {
  /** The part that the player may see: nothing that could inform the next decision unfairly. */
  readonly view: object;
  /** Total stakes so far, minor units. */
  readonly staked: number;
  /** The result; null while the player is to decide. */
  readonly settled: Pick<Settled, 'win' | 'validBet'> | null;
}

/** The move that ends an abandoned round; clients cannot send it. */
export const ABANDON_MOVE = 'leave';

/** A game in which the player decides within a round. */
export interface SteppedEngine extends GameKind {
  /**
   * Draws all random results of a round.
   * @throws {GatewayError} request_param_err for an unknown selection
   */
  draw(stake: unknown, random: Random): unknown;
  /**
   * Computes the state of a round. Pure; `ABANDON_MOVE` is possible wherever the player is to decide, and settles the round.
   * @throws {GatewayError} request_param_err for a move that the round does not offer
   */
  stateOf(round: StoredRound): RoundState;
}

export type AnyEngine = Engine | SteppedEngine;

export const isStepped = (engine: AnyEngine): engine is SteppedEngine => 'stateOf' in engine;
