import type {
  Language,
  LotteryGame,
  PrizeMode,
  RequestOf,
  VendorLane,
} from '@baize/gateway/contract';
import { CLIENT_TYPE, type launchGame, PLATFORM } from '@baize/gateway/contract';
import { prizeMode } from '../../shared/games/use-vendors.ts';
import type { LotteryArea } from '../../shared/paths.ts';

/** The prize modes that the general page offers; SEA and Vietnam have pages of their own. */
export const GENERAL_MODES = ['ELOTT', 'LOTT', 'ZY'] as const satisfies readonly PrizeMode[];

/**
 * The prize mode of a page: SEA's own; on the general page the one that was chosen; otherwise what
 * the vendors say (R4.18).
 */
export function modeOf(
  area: LotteryArea,
  lanes: readonly VendorLane[],
  chosen: string | null,
): PrizeMode {
  if (area === 'seaLottery') return 'SEA';
  const wanted = area === 'lottery' && GENERAL_MODES.find((mode) => mode === chosen);
  return wanted || prizeMode(lanes);
}

/** Values of `accountType` (protocol.md). */
const ACCOUNT_TYPE = { real: 1, trial: 0 } as const;

export interface LotteryLaunchParams {
  readonly area: LotteryArea;
  readonly game: Pick<LotteryGame, 'gameCode' | 'nodeId' | 'vassalage'>;
  /** From the address: the lottery that was asked for; without it the vendor's lobby opens. */
  readonly gameCode: string | undefined;
  readonly mode: PrizeMode;
  readonly language: Language;
  /** Where the vendor's own back button leads. */
  readonly backUrl: string;
  /** A trial account plays with its play money. */
  readonly isTrial: boolean;
  /** Brings no money to the vendor's wallet. */
  readonly skipsTransfer?: boolean;
}

/** The launch of a lottery with its parameters (R7.05). */
export function lotteryRequest(params: LotteryLaunchParams): RequestOf<typeof launchGame> {
  const { area, game, gameCode, mode, language, backUrl, isTrial } = params;
  return {
    launchMode: 'LOTT',
    platform: PLATFORM,
    clientType: CLIENT_TYPE,
    gameId: game.gameCode,
    nodeId: game.nodeId,
    accountType: isTrial ? ACCOUNT_TYPE.trial : ACCOUNT_TYPE.real,
    vassalage: game.vassalage,
    language,
    ...(area === 'vnLottery' && { lottoArea: 'VN' as const }),
    lottoPrizeMode: mode,
    ...(gameCode && { lottoGameCode: gameCode }),
    lottoView: gameCode ? 'betting' : 'lobby',
    ...(params.skipsTransfer && { transfer: 'skip' as const }),
    device: 'WEB',
    backUrl,
  };
}
