import type { GameType, VendorCard, VendorLane } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { CategoryIcon } from '@baize/ui-kit/icon';
import { Illustration } from '@baize/ui-kit/illustration';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { CallError } from '../../shared/api/call-error.ts';
import type { GameTileActions } from '../../shared/games/game-tile.tsx';
import { appPath } from '../../shared/navigation/app-path.ts';
import { categoryPath } from '../../shared/paths.ts';
import type { LobbyGames } from './api.ts';
import * as css from './center.css.ts';
import { CenterVendors } from './components/center-vendors.tsx';
import { GamePages } from './components/game-pages.tsx';
import { GameResults } from './components/game-results.tsx';
import * as lobbyCss from './lobby.css.ts';
import type { LobbyQuery } from './lobby-query.ts';

interface CenterScreenProps {
  gameType: GameType;
  /** The related categories that have vendors, including this one. */
  family: readonly GameType[];
  lane: VendorLane | undefined;
  /** Whether the vendors have loaded; a category may have none. */
  isKnown: boolean;
  vendorsError: CallError | undefined;
  onVendorsRetry(): void;
  onVendor(card: VendorCard): void;
  lobby: LobbyQuery;
  games: LobbyGames;
  actions: GameTileActions;
  hrefFor(page: number): string;
  onPage(page: number): void;
}

/** A category whose vendors come first, as large cards that launch, with all their games below. */
export function CenterScreen(props: CenterScreenProps) {
  const { gameType, lane, games } = props;
  const intl = useIntl();
  const isEmpty = props.isKnown && !lane;
  // Not before the vendors have loaded, because their number decides the position of the games.
  const isPlaced = props.isKnown || props.vendorsError !== undefined;
  const hasGames = games.page === undefined || games.page.totalCount > 0 || props.lobby.page > 1;
  return (
    <div className={lobbyCss.lobby}>
      <header className={lobbyCss.head}>
        <h1 className={lobbyCss.title}>
          <CategoryIcon category={gameType} className={lobbyCss.titleIcon} aria-hidden="true" />
          {intl.formatMessage({ id: `category.${gameType}` })}
        </h1>
        <p className={lobbyCss.total}>
          {lane &&
            intl.formatMessage(
              { id: 'lobby.total' },
              {
                games: lane.cards.reduce((sum, card) => sum + card.gameCount, 0),
                vendors: lane.cards.length,
              },
            )}
        </p>
        {props.isKnown ? (
          <Family types={props.family} current={gameType} />
        ) : (
          <div className={css.familyPlace} />
        )}
      </header>
      {isEmpty ? (
        <EmptyState
          art={<Illustration scene="nothing" />}
          title={intl.formatMessage({ id: 'center.none' })}
          description={intl.formatMessage({ id: 'center.none.text' })}
          action={
            <Button asChild>
              <Link to={appPath('/')}>
                <FormattedMessage id="action.goHome" />
              </Link>
            </Button>
          }
        />
      ) : (
        <>
          <CenterVendors
            lane={lane}
            error={props.vendorsError}
            onRetry={props.onVendorsRetry}
            onOpen={props.onVendor}
          />
          {isPlaced && hasGames && (
            <section className={css.games} aria-labelledby="center-games">
              <h2 id="center-games" className={css.heading}>
                <FormattedMessage id="center.games" />
              </h2>
              <GameResults
                lobby={props.lobby}
                games={games}
                blockedReason={undefined}
                actions={props.actions}
                onClear={() => props.onPage(1)}
                onLogin={() => undefined}
              />
              {games.page && (
                <GamePages
                  page={props.lobby.page}
                  pages={games.page.totalPages}
                  hrefFor={props.hrefFor}
                  onPage={props.onPage}
                />
              )}
            </section>
          )}
        </>
      )}
    </div>
  );
}

/** Links to the related categories. */
function Family({ types, current }: { types: readonly GameType[]; current: GameType }) {
  const intl = useIntl();
  if (types.length < 2) return null;
  return (
    <nav className={css.family} aria-label={intl.formatMessage({ id: 'center.family' })}>
      {types.map((type) => (
        <Link
          key={type}
          className={css.relative}
          to={categoryPath(type)}
          aria-current={type === current ? 'page' : undefined}
        >
          <CategoryIcon category={type} className={css.relativeIcon} aria-hidden="true" />
          <FormattedMessage id={`category.${type}`} />
        </Link>
      ))}
    </nav>
  );
}
