import { useState } from 'react';
import { useGameFrame } from '../../shared/games/frame/use-game-frame.ts';
import { useSitting } from '../../shared/games/frame/use-sitting.ts';
import { useGameActions } from '../../shared/games/use-game-actions.ts';
import { CallError } from '../../shared/gateway/call-error.ts';
import { useMoney } from '../../shared/money/money.ts';
import { useBalance } from '../../shared/money/use-balance.ts';
import { type PopupProps, usePopups } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { useGameDetail, useLaunch, useSuggestions } from './data.ts';
import { GameScreen } from './game-screen.tsx';
import type { GameMode } from './launch.ts';
import { useFullScreen } from './use-full-screen.ts';

/** A game in its window (R2.108): `args` are its id and `real` or `trial`. */
export function GamePopup({ args, onClose }: PopupProps) {
  const [nodeId = '', mode] = args;
  const wanted: GameMode = mode === 'trial' ? 'trial' : 'real';
  return <OpenGame key={`${nodeId}|${wanted}`} nodeId={nodeId} mode={wanted} onClose={onClose} />;
}

interface OpenGameProps {
  nodeId: string;
  mode: GameMode;
  onClose(): void;
}

/** What stands before a launch with real money (R4.16), when the address opens it. */
function useHindrance(mode: GameMode): CallError | undefined {
  const { isLogin, isTrial } = useSession();
  if (mode === 'trial') return undefined;
  if (!isLogin) return new CallError('login.not.session');
  return isTrial ? new CallError('in_need_true_account') : undefined;
}

function OpenGame({ nodeId, mode, onClose }: OpenGameProps) {
  const popups = usePopups();
  const money = useMoney();
  const { isTrial } = useSession();
  const account = useBalance();
  const fullScreen = useFullScreen();
  const [asksToClose, setAsksToClose] = useState(false);

  const { detail, error: unknown, retry: askAgain } = useGameDetail(nodeId);
  const hindrance = useHindrance(mode);
  const launch = useLaunch(hindrance ? undefined : detail?.game, mode);
  const { state } = launch;
  const url = !hindrance && state.kind === 'open' ? state.url : undefined;
  const frame = useGameFrame(url, onClose);
  useSitting(url !== undefined);

  const failed = state.kind === 'failed' ? state.error : undefined;
  const error = hindrance ?? unknown ?? failed;
  const suggestions = useSuggestions(error?.code === 'game_maintenance' ? detail?.game : undefined);
  const actions = useGameActions();

  const { sitting } = frame;
  // Play money is the game's own; a trial account's is its wallet, which the gateway tells too.
  const amount = mode === 'real' || isTrial ? (account.amount ?? sitting.balance) : sitting.balance;

  const leave = () => (sitting.isRunning && !asksToClose ? setAsksToClose(true) : onClose());
  const replace = (game: { nodeId: string }, next: GameMode) =>
    popups.replace('game', game.nodeId, next);

  return (
    <GameScreen
      game={detail?.game}
      mode={mode === 'trial' || isTrial ? 'trial' : 'real'}
      balance={amount === undefined ? undefined : money(amount)}
      net={sitting.net}
      netText={sitting.net === undefined ? undefined : money(sitting.net)}
      since={frame.since}
      url={url}
      attempt={launch.attempt}
      isReady={sitting.isReady}
      frame={frame}
      error={error}
      suggestions={suggestions}
      suggestionActions={{
        ...actions,
        onPlay: (game) => replace(game, 'real'),
        onTrial: (game) => replace(game, 'trial'),
      }}
      fullScreen={fullScreen}
      asksToClose={asksToClose}
      onStay={() => setAsksToClose(false)}
      onRetry={unknown ? askAgain : launch.retry}
      onLogin={() => popups.open('login')}
      onContact={() => popups.open('contact')}
      onTrial={() => replace({ nodeId }, 'trial')}
      onClose={leave}
    />
  );
}
