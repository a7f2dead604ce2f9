import type { Game } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { CircleAlert, FileText, Lock, type LucideIcon, Wrench } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import type { CallError, CallErrorCode } from '../../../shared/api/call-error.ts';
import { GameGrid } from '../../../shared/games/game-grid.tsx';
import { GameTile, type GameTileActions } from '../../../shared/games/game-tile.tsx';
import { isTransferFailure } from '../../../shared/games/launch-transfer.ts';
import { errorMessageId } from '../../../shared/notify/notify-store.ts';
import { isOwnRule, OwnRuleLink } from '../../../shared/play/own-rule-link.tsx';
import { useRefusalDetails } from '../../../shared/play/use-refusal-details.ts';
import * as css from '../game-screen.css.ts';

interface GameErrorProps {
  error: CallError;
  /** Other games to play; only for a game under maintenance. */
  suggestions: readonly Game[];
  actions: GameTileActions;
  onRetry(): void;
  /** Plays with the money that the vendor's wallet has already. */
  onWithoutTransfer(): void;
  onLogin(): void;
  onContact(): void;
  /** Undefined where the game has no free trial. */
  onTrial: (() => void) | undefined;
  onClose(): void;
}

const ICONS: Partial<Record<CallErrorCode, LucideIcon>> = {
  game_maintenance: Wrench,
  'login.not.session': Lock,
  in_need_true_account: Lock,
  identity_required: FileText,
};

/** Rejections, besides the player's own rules, that a retry would not change. */
const FINAL: readonly CallErrorCode[] = ['game_not_found', 'in_need_true_account'];

/** Why the game cannot be played, what to do about it, and what to play instead (R8.07). */
export function GameError(props: GameErrorProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const { error, suggestions } = props;
  const { code, requestId } = error;
  const Icon = ICONS[code] ?? CircleAlert;
  const details = useRefusalDetails()(error);
  const needsLogin = code === 'login.not.session';
  const mayTry = props.onTrial && (needsLogin || code === 'in_need_true_account');
  return (
    <div className={css.trouble} data-code={code}>
      <div className={css.troubleBox} role="alert">
        <Icon className={css.troubleIcon} size={40} aria-hidden="true" />
        <h3 className={css.troubleTitle}>{say({ id: errorMessageId(code) })}</h3>
        {details && <p className={css.troubleText}>{details}</p>}
        {requestId && !needsLogin && !isOwnRule(code) && (
          <p className={css.reference}>{say({ id: 'error.requestId' }, { id: requestId })}</p>
        )}
        <div className={css.troubleActions}>
          {isOwnRule(code) && <OwnRuleLink code={code} />}
          {needsLogin && <Button onClick={props.onLogin}>{say({ id: 'game.login' })}</Button>}
          {!needsLogin && !isOwnRule(code) && !FINAL.includes(code) && (
            <Button
              variant={code === 'game_maintenance' ? 'soft' : 'solid'}
              onClick={props.onRetry}
            >
              {say({ id: 'action.retry' })}
            </Button>
          )}
          {isTransferFailure(code) && (
            <Button variant="soft" onClick={props.onWithoutTransfer}>
              {say({ id: 'game.withoutTransfer' })}
            </Button>
          )}
          {mayTry && (
            <Button variant="soft" onClick={props.onTrial}>
              {say({ id: 'gameCard.trial' })}
            </Button>
          )}
          {code === 'game_maintenance' && (
            <Button variant="soft" onClick={props.onContact}>
              {say({ id: 'game.contact' })}
            </Button>
          )}
          <Button variant="soft" onClick={props.onClose}>
            {say({ id: 'action.close' })}
          </Button>
        </div>
      </div>
      {suggestions.length > 0 && (
        <section className={css.suggestions} aria-labelledby="game-suggestions">
          <h3 id="game-suggestions" className={css.suggestionsTitle}>
            {say({ id: 'game.maintenance.instead' })}
          </h3>
          <GameGrid>
            {suggestions.map((game) => (
              <li key={game.nodeId}>
                <GameTile game={game} actions={props.actions} />
              </li>
            ))}
          </GameGrid>
        </section>
      )}
    </div>
  );
}
