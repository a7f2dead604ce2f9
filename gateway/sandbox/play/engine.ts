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
   * keeps (`mostLost`), a push (baccarat's tie for player and banker) counts nothing, and a bet
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

/** A kind of game that the sandbox can run. Engines hold no state: a round is drawn whole. */
export interface Engine {
  readonly id: string;
  /** Folder of the page under `/sandbox/games/`. */
  readonly page: string;
  /**
   * The game cycle of a round that is drawn when it is bet on (R10.10); null where bets wait for a
   * draw on a schedule, which no player can hasten.
   */
  readonly cycle: GameCycle | null;
  /** Smallest step of a bet in minor units. */
  readonly betStep: number;
  /** Published return to player in percent. */
  returnToPlayer(game: PlayedGame): number;
  /** What the client needs to draw the game and its information panel. */
  describe(game: PlayedGame & { readonly theme: string; readonly currency: string }): object;
  /**
   * Draws and settles a round.
   * @param stake what was bet on, as the client sent it
   * @throws {GatewayError} request_param_err for a stake that the game does not know
   */
  play(game: PlayedGame, bet: number, stake: unknown, random: Random): Settled;
}
