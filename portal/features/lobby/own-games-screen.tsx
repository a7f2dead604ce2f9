import type { Game, GameType } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Chip } from '@baize/ui-kit/chip';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { CategoryIcon, Heart, History } from '@baize/ui-kit/icon';
import { Illustration } from '@baize/ui-kit/illustration';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Loaded } from '../../shared/api/loaded.ts';
import { LoadError } from '../../shared/errors/load-error.tsx';
import type { GameTileActions } from '../../shared/games/game-tile.tsx';
import { appPath } from '../../shared/navigation/app-path.ts';
import { pageOf } from './api.ts';
import { GamePages } from './components/game-pages.tsx';
import { GameTiles, GameTilesSkeleton } from './components/game-tiles.tsx';
import * as css from './lobby.css.ts';
import { type OwnList, typesOf } from './own-games.ts';

interface OwnGamesScreenProps {
  list: OwnList;
  /** The whole list, from which the types are derived; undefined until it is known. */
  all: readonly Game[] | undefined;
  /** The games of the type, or of all. */
  games: Loaded<readonly Game[]>;
  /** The selected game type; undefined for all. */
  type: GameType | undefined;
  page: number;
  actions: GameTileActions;
  hrefFor(page: number): string;
  onPage(page: number): void;
  onType(type: GameType | undefined): void;
}

const ICONS = { FAV: Heart, RECENT: History } as const;

/** The favourites or recent games of an account, by type and with pagination (R2.08). */
export function OwnGamesScreen(props: OwnGamesScreenProps) {
  const { list, all, games, type } = props;
  const intl = useIntl();
  const { data, error, retry } = games;
  const Icon = ICONS[list];
  const shown = data && pageOf(data, props.page);
  return (
    <div className={css.lobby}>
      <header className={css.head}>
        <h1 className={css.title}>
          <Icon className={css.titleIcon} aria-hidden="true" />
          {intl.formatMessage({ id: `own.title.${list}` })}
        </h1>
        <p className={css.total} role="status">
          {shown && intl.formatMessage({ id: 'lobby.results.count' }, { count: shown.totalCount })}
        </p>
      </header>
      {all && all.length > 0 && <Types {...props} all={all} />}
      <section
        className={css.results}
        aria-label={intl.formatMessage({ id: 'shell.games' })}
        aria-busy={!data && !error}
      >
        {!shown && error ? (
          <LoadError error={error} onRetry={retry} />
        ) : !shown ? (
          <GameTilesSkeleton />
        ) : shown.totalCount === 0 ? (
          <Nothing list={list} type={type} onAll={() => props.onType(undefined)} />
        ) : (
          <>
            <GameTiles games={shown.games} actions={props.actions} />
            <GamePages
              page={shown.page}
              pages={shown.totalPages}
              hrefFor={props.hrefFor}
              onPage={props.onPage}
            />
          </>
        )}
      </section>
    </div>
  );
}

type TypesProps = Pick<OwnGamesScreenProps, 'games' | 'type' | 'onType'> & {
  all: readonly Game[];
};

/** The game types in the list. An unavailable one in the address is shown as selected. */
function Types({ all, games, type, onType }: TypesProps) {
  const intl = useIntl();
  const found = typesOf(all);
  const missing = type && !found.some((each) => each.type === type) ? [{ type, count: 0 }] : [];
  // The newest of a type may be more than those among the newest of all.
  const countOf = (each: (typeof found)[number]) =>
    (each.type === type ? games.data?.length : undefined) ?? each.count;
  return (
    <fieldset className={css.chips} aria-label={intl.formatMessage({ id: 'lobby.classify.name' })}>
      <Chip pressed={type === undefined} count={all.length} onClick={() => onType(undefined)}>
        <FormattedMessage id="lobby.classify.all" />
      </Chip>
      {[...found, ...missing].map((each) => (
        <Chip
          key={each.type}
          icon={<CategoryIcon category={each.type} />}
          pressed={type === each.type}
          count={countOf(each)}
          onClick={() => onType(each.type)}
        >
          <FormattedMessage id={`category.${each.type}`} />
        </Chip>
      ))}
    </fieldset>
  );
}

interface NothingProps {
  list: OwnList;
  type: GameType | undefined;
  onAll(): void;
}

function Nothing({ list, type, onAll }: NothingProps) {
  const intl = useIntl();
  const Icon = ICONS[list];
  const kind = list === 'FAV' ? 'fav' : 'recent';
  if (type) {
    return (
      <EmptyState
        art={<Illustration scene="nothing" />}
        title={intl.formatMessage({ id: 'lobby.empty.none' })}
        description={intl.formatMessage({ id: 'own.none.text' })}
        action={
          <Button onClick={onAll}>
            <FormattedMessage id="own.none.all" />
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<Icon />}
      title={intl.formatMessage({ id: `lobby.empty.${kind}` })}
      description={intl.formatMessage({ id: `lobby.empty.${kind}.text` })}
      action={
        <Button asChild>
          <Link to={appPath('/rng')}>
            <FormattedMessage id="notFound.browse" />
          </Link>
        </Button>
      }
    />
  );
}
