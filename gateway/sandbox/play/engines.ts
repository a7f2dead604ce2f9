import type { GameType } from '@baize/gateway/contract/fields.ts';
import { baccaratEngine } from '../baccarat/engine.ts';
import { drawEngine } from '../draw/engine.ts';
import { fishEngine } from '../fish/engine.ts';
import { hiLoEngine } from '../hi-lo/engine.ts';
import { lotteryEngine } from '../lottery/engine.ts';
import { lotteryOf } from '../lottery/lotteries.ts';
import { matchEngine } from '../match/engine.ts';
import { slotEngine } from '../slot/engine.ts';
import type { Engine, PlayedGame } from './engine.ts';

const ENGINES: readonly Engine[] = [
  slotEngine,
  baccaratEngine,
  fishEngine,
  hiLoEngine,
  matchEngine,
  drawEngine,
  lotteryEngine,
];

/** Which engine runs a category. */
const BY_TYPE: Record<GameType, Engine> = {
  RNG: slotEngine,
  LIVE: baccaratEngine,
  FISH: fishEngine,
  PVP: hiLoEngine,
  SPORTS: matchEngine,
  ESPORTS: matchEngine,
  COCKFIGHT: matchEngine,
  LOTT: drawEngine,
  ELOTT: drawEngine,
};

const isGameType = (text: string): text is GameType => Object.hasOwn(BY_TYPE, text);

/** The engine of a game: a scheduled lottery's own, else that of its category. */
export function engineFor({ gameCode, gameType }: Omit<PlayedGame, 'nodeId'>): Engine | undefined {
  if (lotteryOf(gameCode)) return lotteryEngine;
  return isGameType(gameType) ? BY_TYPE[gameType] : undefined;
}

export function engineById(id: string): Engine {
  const engine = ENGINES.find((candidate) => candidate.id === id);
  if (!engine) throw new Error(`No sandbox engine ${id}.`);
  return engine;
}

/**
 * Published return to player of any game of the sandbox, in percent: what its engine really pays,
 * for the catalogue to show. Undefined for categories that no engine runs.
 */
export const returnToPlayer = (game: PlayedGame): number | undefined =>
  engineFor(game)?.returnToPlayer(game);
