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

/** The prize modes of the general page; SEA and Vietnam have pages of their own. */
export const GENERAL_MODES = ['ELOTT', 'LOTT', 'ZY'] as const satisfies readonly PrizeMode[];

/**
 * The prize mode of a page: SEA's own; on the general page the selected one; otherwise that of the
 * vendors (R4.18).
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
  /** The lottery in the address; without one the vendor's lobby opens. */
  readonly gameCode: string | undefined;
  readonly mode: PrizeMode;
  readonly language: Language;
  /** The target of the vendor's own back button. */
  readonly backUrl: string;
  /** A trial account plays with its play money. */
  readonly isTrial: boolean;
  /** Skips the transfer to the vendor's wallet. */
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
