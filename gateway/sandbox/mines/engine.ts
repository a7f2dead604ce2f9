import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import * as z from 'zod/mini';
import { ABANDON_MOVE, type Settled, type SteppedEngine } from '../play/engine.ts';
import {
  allReturns,
  chanceOf,
  ladderOf,
  MINES,
  maxOpenedTiles,
  paysOf,
  placeMines,
} from './rules.ts';

const stakes = z.strictObject({ mines: z.literal(MINES) });
const fields = z.array(z.number());

const percent = (share: number) => Number((share * 100).toFixed(2));
const returns = allReturns();

/**
 * Exact returns in percent of collecting after any number of tiles, with any number of mines (rules.test.ts): no
 * strategy returns less than the lowest of them.
 */
export const MINES_RTP = {
  least: percent(Math.min(...returns)),
  most: percent(Math.max(...returns)),
} as const;

/** Pays are whole hundredths of it. */
const STEP = 100;
const COLLECT = 'collect';
const TILE = /^tile-(\d|1\d|2[0-4])$/;

const refused = () => new GatewayError('request_param_err', 'This move is not offered.');

interface Walk {
  readonly opened: readonly number[];
  readonly end: 'hit' | 'collected' | 'left' | null;
}

/** Replays the player's moves on the field. */
function walk(mines: readonly number[], moves: readonly string[]): Walk {
  const opened: number[] = [];
  let end: Walk['end'] = null;
  for (const move of moves) {
    if (end) throw refused();
    const tile = TILE.exec(move)?.[1];
    if (tile !== undefined) {
      if (opened.includes(Number(tile))) throw refused();
      opened.push(Number(tile));
      if (mines.includes(Number(tile))) end = 'hit';
      else if (opened.length === maxOpenedTiles(mines.length)) end = 'collected';
    } else if (move === COLLECT && opened.length > 0) end = 'collected';
    else if (move === ABANDON_MOVE) end = opened.length > 0 ? 'collected' : 'left';
    else throw refused();
  }
  return { opened, end };
}

function settle(
  bet: number,
  mines: number,
  { opened, end }: Walk,
): Omit<Settled, 'outcome'> | null {
  if (end === null) return null;
  if (end === 'hit') return { win: 0, validBet: bet };
  // Without an opened tile nothing was at risk: the bet is returned.
  if (end === 'left') return { win: bet, validBet: 0 };
  return { win: Math.floor((bet * paysOf(mines, opened.length)) / 100), validBet: bet };
}

/** The mines are placed before the first tile is opened, and are shown when the round is over. */
export const minesEngine: SteppedEngine = {
  id: 'mines',
  page: 'mines',
  cycle: 'game',
  betStep: STEP,
  returnToPlayer: () => MINES_RTP.least,
  volatility: () => 'CHOICE',
  features: () => ['DECISIONS'],
  describe: () => ({
    returns: MINES_RTP,
    /** For each number of mines: pays in hundredths of the bet and chances, by the number of opened tiles. */
    ladders: MINES.map((mines) => ({
      mines,
      steps: ladderOf(mines).map((pays, index) => ({ pays, chance: chanceOf(mines, index + 1) })),
    })),
  }),
  draw: (stake, random) => {
    const parsed = z.safeParse(stakes, stake);
    if (!parsed.success) throw new GatewayError('request_param_err', 'Unknown bet.');
    return placeMines(parsed.data.mines, random);
  },
  stateOf: ({ bet, drawn, moves }) => {
    const mines = fields.parse(drawn);
    const walked = walk(mines, moves);
    const { opened, end } = walked;
    return {
      view: { mines: mines.length, opened, end, field: end === null ? null : mines },
      staked: bet,
      settled: settle(bet, mines.length, walked),
    };
  },
};
