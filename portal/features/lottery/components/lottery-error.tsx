import { Button } from '@baize/ui-kit/button';
import { ErrorState } from '@baize/ui-kit/error-state';
import { useIntl } from 'react-intl';
import type { CallError } from '../../../shared/api/call-error.ts';
import { isTransferFailure } from '../../../shared/games/launch-transfer.ts';
import { PopularGames } from '../../../shared/games/popular-games.tsx';
import { errorMessageId } from '../../../shared/notify/notify-store.ts';
import { isOwnRule, OwnRuleLink } from '../../../shared/play/own-rule-link.tsx';
import { useRefusalDetails } from '../../../shared/play/use-refusal-details.ts';
import * as css from '../lottery.css.ts';

interface LotteryErrorProps {
  title: string;
  error: CallError;
  onRetry(): void;
  /** Opens the game without the transfer that failed; undefined where no game is opened. */
  onWithoutTransfer?: (() => void) | undefined;
  onContact(): void;
}

/** Why a lottery cannot be played, what to do about it, and what to play instead (R8.07). */
export function LotteryError(props: LotteryErrorProps) {
  const { formatMessage: say } = useIntl();
  const detailsOf = useRefusalDetails();
  const { title, error, onRetry, onWithoutTransfer, onContact } = props;
  const { code, requestId } = error;
  const isClosed = code === 'game_maintenance';
  const details = detailsOf(error);
  return (
    <div className={css.trouble} data-code={code}>
      <ErrorState
        title={title}
        description={[say({ id: errorMessageId(code) }), details].filter(Boolean).join(' ')}
        requestText={requestId && say({ id: 'error.requestId' }, { id: requestId })}
        {...(!isOwnRule(code) && { onRetry })}
      />
      <div className={css.troubleActions}>
        {isOwnRule(code) && <OwnRuleLink code={code} />}
        {onWithoutTransfer && isTransferFailure(code) && (
          <Button variant="soft" onClick={onWithoutTransfer}>
            {say({ id: 'lottery.withoutTransfer' })}
          </Button>
        )}
        {isClosed && (
          <Button variant="soft" onClick={onContact}>
            {say({ id: 'game.contact' })}
          </Button>
        )}
      </div>
      {isClosed && (
        <div className={css.instead}>
          <PopularGames />
        </div>
      )}
    </div>
  );
}
