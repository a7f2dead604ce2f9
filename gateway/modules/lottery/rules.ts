import type { Language } from '../../contract/languages.ts';
import type { LotteryRules } from '../../contract/lottery.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { requirePort } from '../../core/ports.ts';
import { inLanguage } from '../../core/translated.ts';
import { games } from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';
import { selectGames } from '../games/game-row.ts';
import { catalogueUnits } from '../wallet/money.ts';

/** @throws {GatewayError} game_not_found for a game without scheduled draws */
export async function rulesOf(
  gateway: Gateway,
  gameCode: string,
  language: Language,
): Promise<LotteryRules> {
  const provider = requirePort(gateway.ports, 'lotteries');
  const lottery = provider.lotteries.find(({ code }) => code === gameCode);
  const [game] = lottery ? await selectGames(gateway.db).where(eq(games.gameCode, gameCode)) : [];
  if (!lottery || !game) throw new GatewayError('game_not_found', 'There is no such lottery.');
  const { periodMs, closeMs } = lottery;
  const terms = provider.terms(gameCode);
  return {
    gameCode,
    gameName: inLanguage(game.name, language),
    period: periodMs / 1000,
    closesBefore: closeMs / 1000,
    prizes: terms.prizes,
    bets: terms.bets,
    minBet: catalogueUnits(game.minBet),
    maxBet: catalogueUnits(game.maxBet),
    highestPayout: catalogueUnits(terms.highestPayout),
  };
}
