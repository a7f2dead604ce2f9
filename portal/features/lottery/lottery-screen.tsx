import type { Game } from '@baize/gateway/contract';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { ErrorState } from '@baize/ui-kit/error-state';
import { Field } from '@baize/ui-kit/field';
import { Ticket } from '@baize/ui-kit/icon';
import { Select } from '@baize/ui-kit/select';
import { useIntl } from 'react-intl';
import type { GameFrame } from '../../shared/games/frame/use-game-frame.ts';
import type { CallError } from '../../shared/gateway/call-error.ts';
import { errorMessageId } from '../../shared/notify/notify-store.ts';
import type { LotteryArea } from '../../shared/paths.ts';
import * as css from './lottery.css.ts';
import { LotteryStage } from './parts/lottery-stage.tsx';

export interface LotteryScreenProps {
  area: LotteryArea;
  /** Undefined until they are known. */
  games: readonly Game[] | undefined;
  /** The one that is open. */
  game: Game | undefined;
  url: string | undefined;
  /** A frame belongs to one attempt. */
  attempt: number;
  isReady: boolean;
  frame: Pick<GameFrame, 'ref' | 'onLoad'>;
  error: CallError | undefined;
  onChoose(gameCode: string): void;
  onRetry(): void;
}

/** A lottery page: the choice of draws above, the vendor's game below, over the whole window. */
export function LotteryScreen(props: LotteryScreenProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const { area, games, game, error } = props;
  const title = say({ id: `lottery.title.${area}` });
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <h1 className={css.title}>{title}</h1>
        {games && game && (
          <Field label={say({ id: 'lottery.game' })} labelHidden className={css.choice}>
            <Select
              size="sm"
              value={game.gameCode}
              onChange={(event) => props.onChoose(event.target.value)}
              options={games.map(({ gameCode, gameName, vendorName, maintenance }) => ({
                value: gameCode,
                label: say({ id: 'lottery.option' }, { game: gameName, vendor: vendorName }),
                disabled: maintenance,
              }))}
            />
          </Field>
        )}
      </header>
      {error && (
        <div className={css.trouble}>
          <ErrorState
            title={say({ id: 'lottery.failed' })}
            detail={say({ id: errorMessageId(error.code) })}
            requestText={error.requestId && say({ id: 'error.requestId' }, { id: error.requestId })}
            retryLabel={say({ id: 'action.retry' })}
            onRetry={props.onRetry}
          />
        </div>
      )}
      {!error && games?.length === 0 && (
        <div className={css.trouble}>
          <EmptyState
            icon={<Ticket />}
            title={say({ id: 'lottery.empty' })}
            reason={say({ id: 'lottery.empty.text' })}
          />
        </div>
      )}
      {!error && games?.length !== 0 && (
        <LotteryStage
          key={`${game?.nodeId}|${props.attempt}`}
          title={game?.gameName ?? title}
          url={props.url}
          isReady={props.isReady}
          frame={props.frame}
          onRetry={props.onRetry}
        />
      )}
    </div>
  );
}
