import type { GameType } from '@baize/gateway/contract/fields.ts';
import { baccaratEngine } from '../baccarat/engine.ts';
import { bingoEngine } from '../bingo/engine.ts';
import { blackjackEngine } from '../blackjack/engine.ts';
import { dragonTigerEngine } from '../dragon-tiger/engine.ts';
import { drawEngine } from '../draw/engine.ts';
import { fishEngine } from '../fish/engine.ts';
import { hiLoEngine } from '../hi-lo/engine.ts';
import { lotteryEngine } from '../lottery/engine.ts';
import { lotteryOf } from '../lottery/lotteries.ts';
import { minesEngine } from '../mines/engine.ts';
import { rouletteEngine } from '../roulette/engine.ts';
import { scratchEngine } from '../scratch/engine.ts';
import { slotEngine } from '../slot/engine.ts';
import { sportsEngine } from '../sports/engine.ts';
import { videoPokerEngine } from '../video-poker/engine.ts';
import { type AnyEngine, isStepped, type PlayedGame } from './engine.ts';

const ENGINES: readonly AnyEngine[] = [
  slotEngine,
  baccaratEngine,
  fishEngine,
  hiLoEngine,
  sportsEngine,
  drawEngine,
  lotteryEngine,
  rouletteEngine,
  dragonTigerEngine,
  minesEngine,
  videoPokerEngine,
  scratchEngine,
  blackjackEngine,
  bingoEngine,
];

/** Engines with rounds that wait for decisions of the player. */
export const STEPPED_ENGINES: readonly string[] = ENGINES.filter(isStepped).map(({ id }) => id);

/** The default engine of each category, for game codes that name none. */
const BY_TYPE: Record<GameType, AnyEngine> = {
  RNG: slotEngine,
  LIVE: baccaratEngine,
  FISH: fishEngine,
  PVP: hiLoEngine,
  SPORTS: sportsEngine,
  ESPORTS: sportsEngine,
  COCKFIGHT: sportsEngine,
  LOTT: drawEngine,
  ELOTT: drawEngine,
};

/** Parts of the vendor's code of a game (`PARL1_RLT_100012`) that name its engine. */
const BY_MARK = {
  BAC: baccaratEngine,
  BGO: bingoEngine,
  BJK: blackjackEngine,
  BKB: sportsEngine,
  DGT: dragonTigerEngine,
  HLO: hiLoEngine,
  MIN: minesEngine,
  RLT: rouletteEngine,
  RUN: sportsEngine,
  SCR: scratchEngine,
  TEN: sportsEngine,
  VPK: videoPokerEngine,
} as const;
export type GameMark = keyof typeof BY_MARK;

const isMark = (text: string): text is GameMark => Object.hasOwn(BY_MARK, text);

/** The code of a game in the catalogue. @param mark empty for the default game of its category */
export const codeOfGame = (vassalage: string, nodeId: string, mark?: GameMark): string =>
  [vassalage, mark, nodeId].filter((part) => part !== undefined).join('_');

function markedEngine(gameCode: string | null | undefined): AnyEngine | undefined {
  const mark = gameCode?.split('_').at(-2) ?? '';
  return isMark(mark) ? BY_MARK[mark] : undefined;
}

const isGameType = (text: string): text is GameType => Object.hasOwn(BY_TYPE, text);

/** Returns the engine of a game: that of a scheduled lottery, the one that its code names, or its category's. */
export function engineFor({
  gameCode,
  gameType,
}: Omit<PlayedGame, 'nodeId'>): AnyEngine | undefined {
  if (lotteryOf(gameCode)) return lotteryEngine;
  const marked = markedEngine(gameCode);
  if (marked) return marked;
  return isGameType(gameType) ? BY_TYPE[gameType] : undefined;
}

export function engineById(id: string): AnyEngine {
  const engine = ENGINES.find((candidate) => candidate.id === id);
  if (!engine) throw new Error(`There is no sandbox engine ${id}.`);
  return engine;
}

/**
 * Published return to player of any game of the sandbox, in percent: the real return of its engine, for the catalogue.
 * Undefined for categories without an engine.
 */
export const returnToPlayer = (game: PlayedGame): number | undefined =>
  engineFor(game)?.returnToPlayer(game);
