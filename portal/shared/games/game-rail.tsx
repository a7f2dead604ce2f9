import type { Game } from '@baize/gateway/contract';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Loaded } from '../api/loaded.ts';
import { LoadError } from '../errors/load-error.tsx';
import type { MessageId } from '../messages/message-id.ts';
import * as css from './game-rail.css.ts';
import type { GameTileActions } from './game-tile.tsx';
import { GameTileRail } from './game-tile-rail.tsx';
import { useRailLabels } from './rail-labels.ts';

/** The number of cards in the full width. */
const PER_VIEW = 6;

export interface GameRailProps {
  heading: MessageId;
  errorTitle: MessageId;
  games: Loaded<readonly Game[]>;
  actions: GameTileActions;
  /** The address of the page with all of them. */
  moreHref?: string;
  perView?: number | undefined;
  /** The maximum number of games. */
  maxCount?: number | undefined;
  className?: string | undefined;
}

/**
 * A row of games under a heading, with its own skeleton, error and retry. Renders nothing without
 * games.
 */
export function GameRail({
  heading,
  errorTitle,
  games,
  actions,
  moreHref,
  perView = PER_VIEW,
  maxCount,
  className,
}: GameRailProps) {
  const intl = useIntl();
  const labels = useRailLabels();
  const { error, retry } = games;
  const data = useMemo(() => games.data?.slice(0, maxCount), [games.data, maxCount]);
  if (!data && error) return <LoadError title={errorTitle} error={error} onRetry={retry} />;
  if (data?.length === 0) return null;
  return (
    <GameTileRail
      className={className}
      title={<FormattedMessage id={heading} />}
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
