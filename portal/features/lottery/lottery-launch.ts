import type { Game, Language, RequestOf, VendorLane } from '@baize/gateway/contract';
import { CLIENT_TYPE, type launchGame, PLATFORM } from '@baize/gateway/contract';
import { prizeMode } from '../../shared/games/use-vendors.ts';
import type { LotteryArea } from '../../shared/paths.ts';

/** Whose draws a page shows; the general page has those of every other lottery vendor. */
const VENDOR_OF: Partial<Record<LotteryArea, string>> = {
  vnLottery: 'TCG_LOTTO_VN',
  seaLottery: 'TCG_SEA',
};
/** The house's own lottery comes first on the general page. */
const HOUSE = 'LOTT';

/** The games of a lottery page, of all lottery games: the house's first, then as they come. */
export function gamesOf(area: LotteryArea, all: readonly Game[]): Game[] {
  const own = VENDOR_OF[area];
  if (own) return all.filter(({ vassalage }) => vassalage === own);
  const elsewhere = Object.values(VENDOR_OF);
  const rest = all.filter(({ vassalage }) => !elsewhere.includes(vassalage));
  return [
    ...rest.filter(({ vassalage }) => vassalage === HOUSE),
    ...rest.filter(({ vassalage }) => vassalage !== HOUSE),
  ];
}

export interface LotteryWish {
  readonly area: LotteryArea;
  readonly game: Game;
  /** From the address: the draw that was asked for; without it the vendor's lobby opens. */
  readonly gameCode: string | undefined;
  readonly lanes: readonly VendorLane[];
  readonly language: Language;
  /** Where the vendor's own back button leads. */
  readonly backUrl: string;
}

/** The launch of a lottery with its parameters (R7.05). */
export function lotteryRequest(wish: LotteryWish): RequestOf<typeof launchGame> {
  const { area, game, gameCode, lanes, language, backUrl } = wish;
  return {
    launchMode: 'LOTT',
    platform: PLATFORM,
    clientType: CLIENT_TYPE,
    gameId: game.gameCode,
    nodeId: game.nodeId,
    accountType: 1,
    vassalage: game.vassalage,
    language,
    ...(area === 'vnLottery' && { lottoArea: 'VN' as const }),
    lottoPrizeMode: prizeMode(lanes),
    ...(gameCode && { lottoGameCode: gameCode }),
    lottoView: gameCode ? 'betting' : 'lobby',
    device: 'WEB',
    backUrl,
  };
}
