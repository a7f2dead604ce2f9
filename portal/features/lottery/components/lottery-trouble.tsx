import { Button } from '@baize/ui-kit/button';
import { ErrorState } from '@baize/ui-kit/error-state';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { CallError, CallErrorCode } from '../../../shared/api/call-error.ts';
import { lacksTransfer } from '../../../shared/games/launch-transfer.ts';
import { PopularGames } from '../../../shared/games/popular-games.tsx';
import { errorMessageId } from '../../../shared/notify/notify-store.ts';
import { useRefusalDetails } from '../../../shared/play/use-refusal-details.ts';
import { type SaferSection, saferGamblingPath } from '../../../shared/protection/safer-sections.ts';
import * as css from '../lottery.css.ts';

interface LotteryTroubleProps {
  title: string;
  error: CallError;
  onRetry(): void;
  /** Opens the game without the money that did not reach the vendor; absent where no game is opened. */
  onWithoutTransfer?: (() => void) | undefined;
  onContact(): void;
}

/** What the player's own settings refuse, and where they stand: the same attempt would only meet it again. */
const OWN_RULES = {
  identity_required: 'identity',
  limit_reached: 'limits',
} as const satisfies Partial<Record<CallErrorCode, SaferSection>>;

const isOwnRule = (code: CallErrorCode): code is keyof typeof OWN_RULES => code in OWN_RULES;

/** Why a lottery cannot be played, what to do about it, and what to play instead (R8.07). */
export function LotteryTrouble(props: LotteryTroubleProps) {
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
        {isOwnRule(code) && (
          <Button asChild>
            <Link to={saferGamblingPath(OWN_RULES[code])}>{say({ id: `error.${code}.link` })}</Link>
          </Button>
        )}
        {onWithoutTransfer && lacksTransfer(code) && (
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
