import {
  type Game,
  type GameDetail,
  gameDetail,
  gameRouters,
  hotGames,
  IS_PLATFORM,
  PLATFORM,
  popularGames,
} from '@baize/gateway/contract';
import { useCallback, useEffect, useState } from 'react';
import type { CallError } from '../../shared/api/call-error.ts';
import { toCallError } from '../../shared/api/to-call-error.ts';
import { useQuery } from '../../shared/api/use-query.ts';
import { boot } from '../../shared/boot.ts';
import { useLatest } from '../../shared/games/use-latest.ts';
import { currentLanguage, useLanguage } from '../../shared/messages/language-store.ts';
import { session } from '../../shared/session/session-store.ts';
import { type GameMode, launchOnce } from './launch.ts';
import { storedLine, storeLine } from './stored-line.ts';

export interface Detail {
  readonly detail: GameDetail | undefined;
  readonly error: CallError | undefined;
  retry(): void;
}

/** A game by its id; disabled without one. It is not revalidated while it is shown. */
export function useGameDetail(nodeId: string | undefined): Detail {
  const language = useLanguage();
  const { data, error, mutate } = useQuery(
    gameDetail,
    nodeId === undefined ? null : { nodeId, language },
    { keepPreviousData: false, revalidateOnFocus: false },
  );
  const detail = data?.game.nodeId === nodeId ? data : undefined;
  return { detail, error: detail ? undefined : error, retry: () => void mutate() };
}

/** The number of games that are suggested in place of one that cannot be played. */
const SUGGESTIONS = 6;

/**
 * R8.07: popular games to play instead: the most played of the same category, then the hot ones.
 */
export function useSuggestions(instead: Game | undefined): readonly Game[] {
  const language = useLanguage();
  const { info } = boot().permission;
  const { data } = useQuery(
    hotGames,
    instead
      ? { merchantCode: info.merchantCode, isPlatform: IS_PLATFORM, platform: PLATFORM, language }
      : null,
  );
  const popular = useQuery(
    popularGames,
    instead ? { gameType: instead.gameType, language, limitNum: 2 * SUGGESTIONS } : null,
  );
  // Waits for both queries, because a later one would shift the shown games.
  if (!data || (!popular.data && !popular.error)) return [];
  const all = [...(popular.data?.list ?? []), ...data.list];
  const playable = all.filter((game) => !game.maintenance && game.nodeId !== instead?.nodeId);
  const different = new Map(playable.map((game) => [game.nodeId, game]));
  return [...different.values()].slice(0, SUGGESTIONS);
}

/**
 * The merchant's mirrors for games; empty until they are known, and where there is only the
 * portal's own.
 */
export function useGameLines(): readonly string[] {
  const { data } = useQuery(gameRouters, {}, { revalidateOnFocus: false });
  return (data?.list ?? [])
    .map(({ router }) => router)
    .filter((router) => router !== window.location.origin);
}

type LaunchState =
  | { readonly kind: 'pending' }
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'failed'; readonly error: CallError };

const PENDING: LaunchState = { kind: 'pending' };

interface Attempt {
  readonly number: number;
  readonly state: LaunchState;
  readonly skipsTransfer: boolean;
  /** The requested mirror. */
  readonly line: string | undefined;
}

export interface Launch {
  readonly state: LaunchState;
  /** Increases with each attempt: a frame belongs to one. */
  readonly attempt: number;
  retry(): void;
  /** The last requested mirror. */
  readonly line: string | undefined;
  /**
   * Reloads the game from another mirror, also used for further games; undefined for the portal's
   * own.
   */
  chooseLine(line: string | undefined): void;
  /** Opens the game without a transfer to the vendor's wallet. */
  retryWithoutTransfer(): void;
}

const first = (): Attempt => ({
  number: 1,
  state: PENDING,
  skipsTransfer: false,
  line: storedLine(),
});

/** Launches a game, once it is known; `undefined` waits. */
export function useLaunch(game: Game | undefined, mode: GameMode, table?: string): Launch {
  const [{ number, state, skipsTransfer, line }, setAttempt] = useState(first);
  const latest = useLatest(game);
  const nodeId = game?.nodeId;

  useEffect(() => {
    const wanted = latest.current;
    if (!nodeId || !wanted) return;
    let stale = false;
    const settle = (settled: LaunchState) => {
      if (!stale) setAttempt({ number, state: settled, skipsTransfer, line });
    };
    const isVisitor = !session.get().isLogin;
    const language = currentLanguage();
    launchOnce({ game: wanted, mode, table, language, isVisitor, line, skipsTransfer }).then(
      (url) => settle({ kind: 'open', url }),
      (error: unknown) => settle({ kind: 'failed', error: toCallError(error) }),
    );
    return () => {
      stale = true;
    };
  }, [nodeId, mode, table, number, skipsTransfer, line, latest]);

  const again = useCallback(
    (without: boolean) =>
      setAttempt((previous) => ({
        number: previous.number + 1,
        state: PENDING,
        skipsTransfer: without,
        line: storedLine(),
      })),
    [],
  );
  const retry = useCallback(() => again(false), [again]);
  const retryWithoutTransfer = useCallback(() => again(true), [again]);
  const chooseLine = useCallback(
    (line: string | undefined) => {
      storeLine(line);
      again(false);
    },
    [again],
  );
  return { state, attempt: number, retry, retryWithoutTransfer, line, chooseLine };
}
