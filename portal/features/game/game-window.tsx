import type { Game } from '@baize/gateway/contract';
import { useIntl } from 'react-intl';
import type { CallError } from '../../shared/api/call-error.ts';
import type { GameFrame } from '../../shared/games/frame/use-game-frame.ts';
import type { GameTileActions } from '../../shared/games/game-tile.tsx';
import { useOffersTrial } from '../../shared/games/use-offers-trial.ts';
import { RealityCheck } from '../../shared/play/reality-check.tsx';
import type { DueRealityCheck } from '../../shared/play/use-play-report.ts';
import { ConfirmDialog } from '../../shared/popups/confirm-dialog.tsx';
import { GameBar } from './components/game-bar.tsx';
import { GameError } from './components/game-error.tsx';
import { GameStage } from './components/game-stage.tsx';
import type { GameLines } from './components/line-chooser.tsx';
import * as css from './game-screen.css.ts';
import type { GameMode } from './launch.ts';
import type { FullScreen } from './use-full-screen.ts';

export interface GameWindowProps {
  /** Undefined until it is known. */
  game: Game | undefined;
  mode: GameMode;
  /** Formatted; undefined until it is known. */
  balance: string | undefined;
  /** The net result of this play session in major units, and the same formatted. */
  net: number | undefined;
  netText: string | undefined;
  /** When the game first became playable, in milliseconds. */
  since: number | undefined;
  url: string | undefined;
  attempt: number;
  /** The mirrors of the game; undefined where the merchant has none. */
  lines: GameLines | undefined;
  isReady: boolean;
  frame: Pick<GameFrame, 'ref' | 'onLoad'>;
  /** Why the game cannot be played. */
  error: CallError | undefined;
  suggestions: readonly Game[];
  suggestionActions: GameTileActions;
  fullScreen: FullScreen;
  /** The person wants to leave while a round is running. */
  asksToClose: boolean;
  onStay(): void;
  onRetry(): void;
  /** Opens the game without the transfer that failed. */
  onWithoutTransfer(): void;
  onLogin(): void;
  onContact(): void;
  onTrial(): void;
  /** Opens the cashier over the game; undefined for play money, trials and visitors. */
  onDeposit: (() => void) | undefined;
  /** The reality check that waits for its confirmation (R10.05). */
  realityCheck: DueRealityCheck | undefined;
  /** Opens player protection over the game; undefined for visitors and trials. */
  onSafer: (() => void) | undefined;
  /** Opens the game's information: rules, limits and return to player. */
  onInfo(): void;
  /** Undefined where the game is on a page of its own already. */
  onOwnPage?: (() => void) | undefined;
  onClose(): void;
}

/** A game's bar, and below it the frame, a loader, or an error. */
export function GameWindow(props: GameWindowProps) {
  const intl = useIntl();
  const { game, error, mode } = props;
  const title = game?.gameName ?? intl.formatMessage({ id: 'game.untitled' });
  const offersTrial = useOffersTrial(game);
  return (
    <>
      <div className={css.window}>
        <GameBar
          title={title}
          vendor={game?.vendorName}
          mode={mode}
          balance={props.balance}
          net={props.net}
          netText={props.netText}
          since={props.since}
          fullScreen={props.fullScreen}
          lines={error === undefined ? props.lines : undefined}
          canReload={error === undefined && props.url !== undefined}
          onReload={props.onRetry}
          onDeposit={props.onDeposit}
          onSafer={props.onSafer}
          onInfo={game && props.onInfo}
          onOwnPage={error === undefined ? props.onOwnPage : undefined}
          onClose={props.onClose}
        />
        {error ? (
          <GameError
            error={error}
            suggestions={props.suggestions}
            actions={props.suggestionActions}
            onRetry={props.onRetry}
            onWithoutTransfer={props.onWithoutTransfer}
            onLogin={props.onLogin}
            onContact={props.onContact}
            onTrial={mode === 'real' && offersTrial ? props.onTrial : undefined}
            onClose={props.onClose}
          />
        ) : (
          <GameStage
            key={props.attempt}
            title={title}
            cover={game?.showIcon}
            fallbackCover={game?.defaultIcon}
            url={props.url}
            isReady={props.isReady}
            frame={props.frame}
            hasLines={props.lines !== undefined}
            onRetry={props.onRetry}
          />
        )}
      </div>
      {props.realityCheck && <RealityCheck {...props.realityCheck} onStop={props.onClose} />}
      <ConfirmDialog
        open={props.asksToClose}
        title={intl.formatMessage({ id: 'game.leave.title' })}
        labels={{
          confirm: intl.formatMessage({ id: 'game.leave.confirm' }),
          cancel: intl.formatMessage({ id: 'game.leave.stay' }),
        }}
        onConfirm={props.onClose}
        onCancel={props.onStay}
      >
        {intl.formatMessage({ id: 'game.leave.text' })}
      </ConfirmDialog>
    </>
  );
}
