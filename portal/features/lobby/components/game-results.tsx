import { Button } from '@baize/ui-kit/button';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { Heart, History, Lock } from '@baize/ui-kit/icon';
import { Illustration } from '@baize/ui-kit/illustration';
import { Inline } from '@baize/ui-kit/inline';
import { Spinner } from '@baize/ui-kit/spinner';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import type { GameTileActions } from '../../../shared/games/game-tile.tsx';
import type { LobbyGames } from '../api.ts';
import * as css from '../lobby.css.ts';
import { factCount, hasFilters, type LobbyQuery } from '../lobby-query.ts';
import { GameTiles, GameTilesSkeleton } from './game-tiles.tsx';

interface GameResultsProps {
  lobby: LobbyQuery;
  games: LobbyGames;
  blockedReason: 'visitor' | 'trial' | undefined;
  actions: GameTileActions;
  /** The sort and filter controls beside the number of results. */
  tools?: ReactNode;
  /** The applied filters. */
  applied?: ReactNode;
  onClear(): void;
  onLogin(): void;
}

/** The resulting games with their number, or the empty or error state. */
export function GameResults(props: GameResultsProps) {
  const { lobby, games, blockedReason, actions } = props;
  const intl = useIntl();
  const { page, error } = games;
  const isWaiting = games.isPrevious && !error && !blockedReason;
  return (
    <section
      className={css.results}
      aria-label={intl.formatMessage({ id: 'shell.games' })}
      aria-busy={isWaiting}
      data-state={page && isWaiting ? 'previous' : 'current'}
    >
      <Inline justify="between">
        <Inline wrap={false}>
          <p className={css.count} role="status">
            {page && !blockedReason && countText(intl, games.searchedFor, page.totalCount)}
          </p>
          {page && isWaiting && (
            <span className={css.busy}>
              <Spinner size="sm" />
            </span>
          )}
        </Inline>
        {props.tools}
      </Inline>
      {props.applied}
      {blockedReason ? (
        <BlockedReason kind={blockedReason} onLogin={props.onLogin} onClear={props.onClear} />
      ) : error ? (
        <LoadError error={error} onRetry={games.retry} />
      ) : !page ? (
        <GameTilesSkeleton />
      ) : page.games.length === 0 ? (
        <NoGames lobby={lobby} q={games.searchedFor} onClear={props.onClear} />
      ) : (
        <GameTiles games={page.games} actions={actions} />
      )}
    </section>
  );
}

const countText = (intl: ReturnType<typeof useIntl>, q: string, count: number) =>
  q
    ? intl.formatMessage({ id: 'lobby.results.found' }, { count, q })
    : intl.formatMessage({ id: 'lobby.results.count' }, { count });

function BlockedReason({
  kind,
  onLogin,
  onClear,
}: {
  kind: 'visitor' | 'trial';
  onLogin(): void;
  onClear(): void;
}) {
  const intl = useIntl();
  return kind === 'visitor' ? (
    <EmptyState
      icon={<Lock />}
      title={intl.formatMessage({ id: 'lobby.visitor.title' })}
      description={intl.formatMessage({ id: 'lobby.visitor.text' })}
      action={<Button onClick={onLogin}>{intl.formatMessage({ id: 'shell.login' })}</Button>}
    />
  ) : (
    <EmptyState
      icon={<Lock />}
      title={intl.formatMessage({ id: 'lobby.trial.title' })}
      description={intl.formatMessage({ id: 'lobby.trial.text' })}
      action={<Button onClick={onClear}>{intl.formatMessage({ id: 'lobby.empty.clear' })}</Button>}
    />
  );
}

function emptyKind(lobby: LobbyQuery) {
  if (lobby.tab === 'FAV') return 'fav';
  if (lobby.tab === 'RECENT') return 'recent';
  return factCount(lobby) > 0 ? 'facts' : 'none';
}

function NoGames({ lobby, q, onClear }: { lobby: LobbyQuery; q: string; onClear(): void }) {
  const intl = useIntl();
  const kind = emptyKind(lobby);
  return (
    <EmptyState
      icon={kind === 'fav' ? <Heart /> : <History />}
      art={kind === 'none' || kind === 'facts' ? <Illustration scene="nothing" /> : undefined}
      title={
        q
          ? intl.formatMessage({ id: 'lobby.empty.search' }, { q })
          : intl.formatMessage({ id: `lobby.empty.${kind}` })
      }
      description={intl.formatMessage({ id: `lobby.empty.${kind}.text` })}
      action={
        (hasFilters(lobby) || lobby.page > 1) && (
          <Button onClick={onClear}>{intl.formatMessage({ id: 'lobby.empty.clear' })}</Button>
        )
      }
    />
  );
}
