import { useState } from 'react';
import { CallError } from '../../shared/api/call-error.ts';
import { originOf } from '../../shared/games/frame/frame-rights.ts';
import { useGameFrame } from '../../shared/games/frame/use-game-frame.ts';
import { usePlaySession } from '../../shared/games/frame/use-play-session.ts';
import { useGameActions } from '../../shared/games/use-game-actions.ts';
import { useMoney } from '../../shared/money/money.ts';
import { useBalance } from '../../shared/money/use-balance.ts';
import { useIsSingleWallet } from '../../shared/money/use-merchant-wallet.ts';
import { usePlayReport } from '../../shared/play/use-play-report.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { useLive } from '../../shared/session/use-live-events.ts';
import { type Detail, useGameDetail, useGameLines, useLaunch, useSuggestions } from './api.ts';
import type { GameWindowProps } from './game-window.tsx';
import type { GameMode } from './launch.ts';
import { useFullScreen } from './use-full-screen.ts';

/** The game, its mode, and the navigation around it. */
export interface OpenGameParams {
  readonly nodeId: string;
  readonly mode: GameMode;
  /** The table of a live game that was chosen. */
  readonly table?: string | undefined;
  /** Replaces this game by another one, or switches its mode. */
  onReplace(nodeId: string, mode: GameMode): void;
  onClose(): void;
  /** Opens the game on a page of its own; undefined where it is on one. */
  onOwnPage?: () => void;
}

/** Why a launch is blocked: maintenance for everybody (R8.07), then the rules of R4.16. */
function useBlockedReason(mode: GameMode, detail: Detail['detail']): CallError | undefined {
  const { isLogin, isTrial, isInterrupted } = useSession();
  if (detail?.game.maintenance) {
    return new CallError('game_maintenance', { detail: { endTime: detail.maintenanceUntil } });
  }
  if (mode === 'trial') return undefined;
  if (!isLogin || isInterrupted) return new CallError('login.not.session');
  return isTrial ? new CallError('in_need_true_account') : undefined;
}

/** The logic of an open game from launch to exit, for the popup and the page. */
export function useOpenGame(params: OpenGameParams): GameWindowProps {
  const { nodeId, mode, table, onReplace, onClose, onOwnPage } = params;
  const popups = usePopups();
  const money = useMoney();
  const { isLogin, isTrial } = useSession();
  const account = useBalance();
  const { vendorBalances } = useLive();
  // Until that is known, and for trials, the main wallet is used.
  const vendorsOwn = useIsSingleWallet() === false;
  const fullScreen = useFullScreen();
  const [asksToClose, setAsksToClose] = useState(false);

  const { detail, error: unknown, retry: askAgain } = useGameDetail(nodeId);
  const atVendor = detail && vendorBalances?.[detail.game.vassalage]?.amount;
  const blockedReason = useBlockedReason(mode, detail);
  const launch = useLaunch(blockedReason ? undefined : detail?.game, mode, table);
  const { state } = launch;
  const url = !blockedReason && state.kind === 'open' ? state.url : undefined;
  const frame = useGameFrame(url, onClose);
  const lines = useGameLines();
  usePlaySession(url !== undefined);

  const failed = state.kind === 'failed' ? state.error : undefined;
  const error = blockedReason ?? unknown ?? failed;
  const suggestions = useSuggestions(error?.code === 'game_maintenance' ? detail?.game : undefined);
  const actions = useGameActions();

  const { playSession } = frame;
  const isPlaying = url !== undefined && mode === 'real' && isLogin && !isTrial;
  // Each finished round and each rejected bet may change the play session.
  const play = usePlayReport(isPlaying, {
    news: `${playSession.net}|${playSession.refusals}`,
    isRunning: playSession.isRunning,
  });
  const { session: played } = isPlaying ? play : { session: undefined };
  const net = played?.net ?? playSession.net;
  // Play money is the game's own; a trial account's is its wallet, whose balance the gateway knows.
  const isAccounts = mode === 'real' || isTrial;
  const paying = vendorsOwn ? atVendor : account.amount;
  const amount = isAccounts ? (paying ?? playSession.balance) : playSession.balance;

  return {
    game: detail?.game,
    mode: mode === 'trial' || isTrial ? 'trial' : 'real',
    balance: amount === undefined ? undefined : money(amount),
    net,
    netText: net === undefined ? undefined : money(net),
    since: (isPlaying ? play.since : undefined) ?? frame.since,
    realityCheck: isPlaying ? play.realityCheck : undefined,
    onSafer: isLogin && !isTrial ? () => popups.open('member', 'saferGambling') : undefined,
    url,
    attempt: launch.attempt,
    lines:
      lines.length > 0
        ? {
            all: lines,
            // A stored mirror that the merchant no longer has is ignored: the address of the frame
            // is decisive.
            current: lines.find(
              (line) => line === (url === undefined ? launch.line : originOf(url)),
            ),
            onChoose: launch.chooseLine,
          }
        : undefined,
    isReady: playSession.isReady,
    frame,
    error,
    suggestions,
    suggestionActions: {
      ...actions,
      onPlay: (game) => onReplace(game.nodeId, 'real'),
      onTrial: (game) => onReplace(game.nodeId, 'trial'),
    },
    fullScreen,
    asksToClose,
    onStay: () => setAsksToClose(false),
    onRetry: unknown || blockedReason ? askAgain : launch.retry,
    onWithoutTransfer: launch.retryWithoutTransfer,
    onLogin: () => popups.open('login', '', popups.pathHere()),
    onContact: () => popups.open('contact'),
    onTrial: () => onReplace(nodeId, 'trial'),
    onDeposit:
      isLogin && !isTrial && mode === 'real' ? () => popups.open('member', 'depositv2') : undefined,
    onInfo: () => popups.open('game-info', nodeId),
    onOwnPage,
    onClose: () => (playSession.isRunning && !asksToClose ? setAsksToClose(true) : onClose()),
  };
}
