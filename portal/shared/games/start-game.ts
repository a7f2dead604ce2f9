import type { GameType } from '@baize/gateway/contract';
import { appPath } from '../navigation/app-path.ts';
import { categoryPath, isLobbyType } from '../paths.ts';

/** The entry that was pressed: a game, or a vendor's card. */
export interface PlayableEntry {
  readonly gameType: GameType;
  readonly vassalage: string;
  readonly nodeId?: string;
  readonly gameCode?: string;
  /** 1 for a game; 0 for a vendor's card that leads to games. */
  readonly isGame: number;
  readonly maintenance?: boolean;
  /** The chosen room (GLS2_roomList) of a live game; the `roomId` of a game is not a choice. */
  readonly table?: string;
}

export type StartDecision =
  | { kind: 'login' }
  | { kind: 'needsRealAccount' }
  | { kind: 'navigate'; to: string }
  | { kind: 'popupList'; vassalage: string }
  | { kind: 'launch'; nodeId: string; table?: string };

const withCode = (path: string, code: string | undefined): string =>
  code ? `${path}?${new URLSearchParams({ gameCode: code })}` : path;

/**
 * Decides what starting a game does (R4.16), in the specification's order: not logged in, trial
 * account, lottery pages by vendor and type, the popup list of a VASSALAGE entry, the lobby of a
 * vendor whose type has one, and otherwise the game itself. A trial account may play a trial; that
 * is `tryFree`, not this.
 * A game under maintenance opens for everybody: its window shows until when, and what to play
 * instead (R8.07).
 */
export function decideStart(
  entry: PlayableEntry,
  who: { isLogin: boolean; isTrial: boolean },
): StartDecision {
  if (entry.maintenance && entry.isGame === 1 && entry.nodeId) {
    return { kind: 'launch', nodeId: entry.nodeId };
  }
  if (!who.isLogin) return { kind: 'login' };
  if (who.isTrial) return { kind: 'needsRealAccount' };
  if (entry.vassalage === 'TCG_LOTTO_VN') {
    return { kind: 'navigate', to: withCode(appPath('/vnLottery'), entry.gameCode) };
  }
  if (entry.vassalage === 'TCG_SEA') {
    return { kind: 'navigate', to: withCode(appPath('/seaLottery'), entry.gameCode) };
  }
  if (entry.gameType === 'LOTT' || entry.gameType === 'ELOTT') {
    return { kind: 'navigate', to: withCode(appPath('/lottery'), entry.gameCode) };
  }
  if (entry.isGame === 1 && entry.nodeId) {
    const { nodeId, table } = entry;
    return { kind: 'launch', nodeId, ...(table !== undefined && { table }) };
  }
  if (isLobbyType(entry.gameType)) {
    const query = new URLSearchParams({ vassalage: entry.vassalage });
    return { kind: 'navigate', to: `${categoryPath(entry.gameType)}?${query}` };
  }
  return { kind: 'popupList', vassalage: entry.vassalage };
}
