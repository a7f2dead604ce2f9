import {
  CLIENT_TYPE,
  type Game,
  type Language,
  launchGame,
  PLATFORM,
  trialLaunch,
} from '@baize/gateway/contract';
import { call } from '../../shared/api/call.ts';
import { isAgeConfirmed } from '../../shared/protection/age-confirmed.ts';

export type GameMode = 'real' | 'trial';

/** R2.108: the values of `accountType` (protocol.md). */
const ACCOUNT_TYPE = { real: 1, trial: 0 } as const;

interface LaunchParams {
  readonly game: Game;
  readonly mode: GameMode;
  readonly table?: string | undefined;
  readonly language: Language;
  /** Nobody is logged in: only a trial, which has its own call. */
  readonly isVisitor: boolean;
  /** The mirror to load it from; the portal's own by default. */
  readonly line: string | undefined;
  /** Skips the transfer to the vendor's wallet. */
  readonly skipsTransfer: boolean;
}

const underWay = new Map<string, Promise<string>>();

async function ask({
  game,
  mode,
  table,
  language,
  isVisitor,
  line,
  skipsTransfer,
}: LaunchParams): Promise<string> {
  const { nodeId, vassalage } = game;
  const common = {
    nodeId,
    vassalage,
    language,
    platform: PLATFORM,
    ...(line !== undefined && { router: line }),
  };
  const answer =
    isVisitor && mode === 'trial'
      ? await call(trialLaunch, {
          ...common,
          ...(isAgeConfirmed() && { ageConfirmed: '1' as const }),
        })
      : await call(launchGame, {
          ...common,
          launchMode: 'GLS',
          clientType: CLIENT_TYPE,
          gameId: game.gameCode,
          accountType: ACCOUNT_TYPE[mode],
          ...(skipsTransfer && { transfer: 'skip' as const }),
          ...(table !== undefined && { roomId: table }),
        });
  return answer.content.game_url;
}

/**
 * Launches a game and returns the address of its frame. While a launch of a game is in progress,
 * further launches return the same one, so that a double click launches once.
 * @throws {CallError}
 */
export function launchOnce(params: LaunchParams): Promise<string> {
  const key = [
    params.game.nodeId,
    params.mode,
    params.table,
    params.language,
    params.isVisitor,
    params.line,
    params.skipsTransfer,
  ].join('|');
  const known = underWay.get(key);
  if (known) return known;
  const launch = ask(params).finally(() => underWay.delete(key));
  underWay.set(key, launch);
  return launch;
}
