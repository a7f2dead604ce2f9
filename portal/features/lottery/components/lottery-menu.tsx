import type { LotteryGame, LotteryMenu as Menu } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Chip } from '@baize/ui-kit/chip';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { Heart, Ticket } from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useIntl } from 'react-intl';
import { GENERAL_MODES } from '../lottery-launch.ts';
import { LotteryCard } from './lottery-card.tsx';
import * as css from './lottery-menu.css.ts';

export interface LotteryMenuProps {
  /** Undefined until they are known. */
  menus: readonly Menu[] | undefined;
  openCode: string | undefined;
  /**
   * The selected prize mode, where there is a choice; its chips are reserved before it is known.
   */
  mode: (typeof GENERAL_MODES)[number] | 'unknown' | undefined;
  onMode(mode: (typeof GENERAL_MODES)[number]): void;
  favourites: readonly string[];
  onlyFavourites: boolean;
  onOnlyFavourites(only: boolean): void;
  onFavourite(gameCode: string): void;
  hrefOf(gameCode: string): string;
}

/** The lotteries of a page by vendor, or by region for Vietnam. */
export function LotteryMenu(props: LotteryMenuProps) {
  const { formatMessage: say } = useIntl();
  const { menus, mode, favourites, onlyFavourites } = props;
  const shown = menus?.map((menu) => ({
    ...menu,
    games: menu.games.filter(({ gameCode }) => !onlyFavourites || favourites.includes(gameCode)),
  }));
  const isEmpty = shown?.every(({ games }) => games.length === 0);
  return (
    <nav className={css.menu} aria-label={say({ id: 'lottery.menu' })} aria-busy={!menus}>
      <fieldset className={css.filters} aria-label={say({ id: 'lottery.filters' })}>
        {mode &&
          GENERAL_MODES.map((each) => (
            <Chip key={each} pressed={each === mode} onClick={() => props.onMode(each)}>
              {say({ id: `lottery.mode.${each}` })}
            </Chip>
          ))}
        <Chip
          icon={<Heart size={16} />}
          pressed={onlyFavourites}
          onClick={() => props.onOnlyFavourites(!onlyFavourites)}
        >
          {say({ id: 'shell.favourites' })}
        </Chip>
      </fieldset>
      {!shown && <MenuSkeleton />}
      {isEmpty && (
        <EmptyState
          icon={onlyFavourites ? <Heart /> : <Ticket />}
          title={say({ id: onlyFavourites ? 'lottery.noFavourites' : 'lottery.empty' })}
          description={say({
            id: onlyFavourites ? 'lottery.noFavourites.text' : 'lottery.empty.text',
          })}
          action={
            onlyFavourites && (
              <Button variant="soft" onClick={() => props.onOnlyFavourites(false)}>
                {say({ id: 'lottery.showAll' })}
              </Button>
            )
          }
        />
      )}
      {shown?.flatMap(({ vassalage, title, games }) =>
        groupsOf(games).map(({ region, own }) => (
          <section key={vassalage + region} className={css.group}>
            <h2 className={css.groupTitle}>
              {region ? say({ id: `lottery.region.${region}` }) : title}
            </h2>
            <ul className={css.list}>
              {own.map((game) => (
                <LotteryCard
                  key={game.nodeId}
                  game={game}
                  href={props.hrefOf(game.gameCode)}
                  isOpen={game.gameCode === props.openCode}
                  isFavourite={favourites.includes(game.gameCode)}
                  onFavourite={() => props.onFavourite(game.gameCode)}
                />
              ))}
            </ul>
          </section>
        )),
      )}
    </nav>
  );
}

/** Groups by region where the lotteries have one; empty groups are omitted. */
function groupsOf(games: readonly LotteryGame[]) {
  const regions = [...new Set(games.map(({ region }) => region))];
  return regions.map((region) => ({
    region,
    own: games.filter((game) => game.region === region),
  }));
}

const ROWS = ['1', '2', '3', '4', '5', '6'];

function MenuSkeleton() {
  return (
    <div className={css.group}>
      <Skeleton width="12ch" />
      <ul className={css.list}>
        {ROWS.map((row) => (
          <li key={row} className={css.placeholder}>
            <Skeleton width="60%" />
            <Skeleton width="30%" />
          </li>
        ))}
      </ul>
    </div>
  );
}
