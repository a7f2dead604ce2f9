import type { Language } from '../../contract/languages.ts';
import type { LotteryGame, LotteryMenu, PrizeMode } from '../../contract/lottery.ts';
import type { Gateway } from '../../core/gateway.ts';
import { type LotteryIssue, requirePort, type ScheduledLottery } from '../../core/ports.ts';
import { games } from '../../database/schema/index.ts';
import { asc, inArray } from '../../database/sql.ts';
import { type GameRow, selectGames, toGame } from '../games/game-row.ts';

/**
 * Vendors whose lotteries a prize mode shows, in display order: the house's own, then electronic
 * ones.
 */
const VENDORS: Readonly<Record<PrizeMode, readonly string[]>> = {
  LOTT: ['TCG_LOTTO_VN', 'LOTT'],
  ZY: ['LOTT'],
  ELOTT: ['LOTT', 'NUMER', 'BILOG'],
  SEA: ['TCG_SEA'],
};
/** Vendor of the Vietnamese lotteries; independent of the prize mode. */
const VIETNAM = ['TCG_LOTTO_VN'];

interface Draws {
  readonly lottery: ScheduledLottery | undefined;
  readonly issues: readonly LotteryIssue[];
}

function toLotteryGame(
  gateway: Gateway,
  row: GameRow,
  { lottery, issues }: Draws,
  language: Language,
  serverTime: number,
): LotteryGame {
  const game = toGame(gateway, row, language, serverTime);
  const issue = issues.find(({ drawAt }) => drawAt > serverTime);
  const last = issues.find(({ result }) => result !== null);
  return {
    ...game,
    ...(lottery && { period: lottery.periodMs / 1000 }),
    ...(lottery?.region && { region: lottery.region }),
    ...(issue && {
      issue: {
        issueNo: issue.issueNo,
        closeAt: issue.closeAt,
        drawAt: issue.drawAt,
        seedHash: issue.seedHash,
      },
    }),
    ...(last?.result && {
      lastDraw: {
        issueNo: last.issueNo,
        drawAt: last.drawAt,
        numbers: last.result.map(({ prize, numbers }) => ({ prize, numbers: [...numbers] })),
      },
    }),
    serverTime,
  };
}

async function gamesOf(gateway: Gateway, vendors: readonly string[], language: Language) {
  const rows = await selectGames(gateway.db)
    .where(inArray(games.vassalage, [...vendors]))
    .orderBy(asc(games.nodeId));
  const provider = requirePort(gateway.ports, 'lotteries');
  const order = new Map(provider.lotteries.map((lottery, place) => [lottery.code, place]));
  const placeOf = ({ gameCode }: GameRow) => order.get(gameCode) ?? order.size;
  const codes = rows.map(({ gameCode }) => gameCode).filter((code) => order.has(code));
  // A draw that is still running has no numbers yet; then the previous numbers are the latest.
  const issues = await provider.latestIssues(codes, 2);
  const now = gateway.clock.now();
  return rows
    .sort((one, two) => placeOf(one) - placeOf(two))
    .map((row) => {
      const lottery = provider.lotteries[placeOf(row)];
      const draws = { lottery, issues: issues.get(row.gameCode) ?? [] };
      return toLotteryGame(gateway, row, draws, language, now);
    });
}

/** Returns the menus of a prize mode: one for each vendor with lotteries. */
export async function menusOf(
  gateway: Gateway,
  prizeMode: PrizeMode,
  language: Language,
): Promise<LotteryMenu[]> {
  const vendors = VENDORS[prizeMode];
  const all = await gamesOf(gateway, vendors, language);
  return vendors.flatMap((vassalage) => {
    const own = all.filter((game) => game.vassalage === vassalage);
    const title = own[0]?.vendorName;
    return title ? [{ vassalage, title, games: own }] : [];
  });
}

/** Returns the lotteries of Vietnam, in the old endpoint's form of a bare list. */
export const vietnamMenuOf = (gateway: Gateway, language: Language): Promise<LotteryGame[]> =>
  gamesOf(gateway, VIETNAM, language);
