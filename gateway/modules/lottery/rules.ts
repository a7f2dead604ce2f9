import { eq } from 'drizzle-orm';
import type { Language } from '../../contract/languages.ts';
import type { LotteryRules } from '../../contract/lottery.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { games } from '../../database/schema/index.ts';
import { betTable } from '../../sandbox/lottery/engine.ts';
import { FORMATS } from '../../sandbox/lottery/formats.ts';
import { HIGHEST_PAYOUT, lotteryOf } from '../../sandbox/lottery/lotteries.ts';
import { gameName, selectGames } from '../games/game-row.ts';

/** @throws {GatewayError} game_not_found for a game that does not draw on a schedule */
export async function rulesOf(
  gateway: Gateway,
  gameCode: string,
  language: Language,
): Promise<LotteryRules> {
  const lottery = lotteryOf(gameCode);
  const [game] = lottery ? await selectGames(gateway.db).where(eq(games.gameCode, gameCode)) : [];
  if (!lottery || !game) throw new GatewayError('game_not_found', 'There is no such lottery.');
  const { periodMs, closeMs } = lottery.schedule;
  return {
    gameCode,
    gameName: gameName(game, language),
    period: periodMs / 1000,
    closesBefore: closeMs / 1000,
    prizes: [...FORMATS[lottery.format]],
    bets: betTable(lottery).map(({ kind, pays }) => ({
      kind,
      pays: pays.map((row) => ({ ...row, pays: row.pays / 100 })),
    })),
    minBet: game.minBet / 100,
    maxBet: game.maxBet / 100,
    highestPayout: HIGHEST_PAYOUT / 100,
  };
}
