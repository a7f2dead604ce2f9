import type { Game } from '@baize/gateway/contract';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Loaded } from '../../../shared/api/loaded.ts';
import { FailedPart } from '../../../shared/errors/failed-part.tsx';
import type { GameTileActions } from '../../../shared/games/game-tile.tsx';
import { GameTileRail } from '../../../shared/games/game-tile-rail.tsx';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import * as css from '../home.css.ts';
import { useRailLabels } from './rail-labels.ts';

/** Cards that a full width shows. */
const PER_VIEW = 6;
/** Cards beside the winners: as high as their board. */
export const PER_VIEW_BESIDE = 4;

interface GameRailProps {
  heading: MessageId;
  failed: MessageId;
  games: Loaded<readonly Game[]>;
  actions: GameTileActions;
  /** Where all of them are. */
  moreHref?: string;
  perView?: number;
  className?: string;
}

/** A row of games under a heading: its own skeleton, failure and retry. */
export function GameRail({
  heading,
  failed,
  games,
  actions,
  moreHref,
  perView = PER_VIEW,
  className,
}: GameRailProps) {
  const intl = useIntl();
  const labels = useRailLabels();
  const { data, error, retry } = games;
  if (!data && error) return <FailedPart title={failed} error={error} onRetry={retry} />;
  return (
    <GameTileRail
      className={className}
      heading={<FormattedMessage id={heading} />}
      count={data && intl.formatNumber(data.length)}
      perView={perView}
      labels={labels}
      more={
        moreHref && (
          <Link className={css.more} to={moreHref}>
            <FormattedMessage id="action.more" />
          </Link>
        )
      }
      games={data}
      actions={actions}
    />
  );
}
