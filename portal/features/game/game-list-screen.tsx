import type { Game } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Dialog } from '@baize/ui-kit/dialog';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { Search, SearchX } from '@baize/ui-kit/icon';
import { Input } from '@baize/ui-kit/input';
import { Paginator } from '@baize/ui-kit/paginator';
import { useIntl } from 'react-intl';
import type { CallError } from '../../shared/api/call-error.ts';
import { LoadError } from '../../shared/errors/load-error.tsx';
import { GameGrid, GameGridSkeleton } from '../../shared/games/game-grid.tsx';
import { GameTile, type GameTileActions } from '../../shared/games/game-tile.tsx';
import * as css from './game-list.css.ts';

interface GameListScreenProps {
  vendor: string;
  input: string;
  page: number;
  games:
    | { readonly games: readonly Game[]; readonly totalPages: number; readonly totalCount: number }
    | undefined;
  /** `games` belongs to the previous search or page. */
  isPrevious: boolean;
  error: CallError | undefined;
  actions: GameTileActions;
  hrefFor(page: number): string;
  onPage(page: number): void;
  onType(text: string): void;
  onRetry(): void;
  onClose(): void;
}

const PLACES = 18;

/** A vendor's games in a dialog: search, tiles, pages. */
export function GameListScreen(props: GameListScreenProps) {
  const { vendor, input, games, isPrevious, error } = props;
  const intl = useIntl();
  const say = intl.formatMessage;
  const label = say({ id: 'gameList.search' });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      size="lg"
      title={say({ id: 'gameList.title' }, { vendor })}
      className={css.panel}
    >
      <div className={css.list}>
        <search className={css.tools}>
          <Input
            value={input}
            onChange={(event) => props.onType(event.target.value)}
            onClear={() => props.onType('')}
            start={<Search size={18} aria-hidden="true" />}
            aria-label={label}
            placeholder={label}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            className={css.search}
          />
          <p className={css.count} role="status">
            {games && say({ id: 'gameList.count' }, { count: games.totalCount })}
          </p>
        </search>
        {error ? (
          <LoadError error={error} onRetry={props.onRetry} />
        ) : !games ? (
          <GameGridSkeleton count={PLACES} />
        ) : games.games.length === 0 ? (
          <EmptyState
            icon={<SearchX />}
            title={say({ id: 'gameList.empty' })}
            description={say({ id: 'gameList.empty.text' })}
            action={
              input && (
                <Button onClick={() => props.onType('')}>
                  {say({ id: 'gameList.empty.clear' })}
                </Button>
              )
            }
          />
        ) : (
          <GameGrid isBusy={isPrevious}>
            {games.games.map((game) => (
              <li key={game.nodeId} className={css.cell}>
                <GameTile game={game} actions={props.actions} />
              </li>
            ))}
          </GameGrid>
        )}
        {games && (
          <Paginator
            page={props.page}
            pageCount={games.totalPages}
            hrefFor={props.hrefFor}
            onPageChange={props.onPage}
            label={say({ id: 'gameList.pages' })}
          />
        )}
      </div>
    </Dialog>
  );
}
