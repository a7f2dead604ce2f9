import { GAME_TYPES } from '@baize/gateway/contract';
import { visuallyHidden } from '@baize/ui-kit/foundation';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { boot } from '../../shared/boot.ts';
import { useBrandLayout } from '../../shared/brand/use-brand-layout.ts';
import { lazyComponent } from '../../shared/errors/lazy-component.tsx';
import { LoadError } from '../../shared/errors/load-error.tsx';
import { useGameActions } from '../../shared/games/use-game-actions.ts';
import { useStartGame } from '../../shared/games/use-start-game.ts';
import { useVendors } from '../../shared/games/use-vendors.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { session, useSessionPart } from '../../shared/session/session-store.ts';
import { CategorySection } from './components/category-section.tsx';
import { FavouriteGames } from './components/favourite-games.tsx';
import { GameMenu, type MenuChoice } from './components/game-menu.tsx';
import { Hero } from './components/hero.tsx';
import type { HeroOfCardsProps } from './components/hero-of-cards.tsx';
import { HomeSections } from './components/home-sections.tsx';
import { Notices } from './components/notices.tsx';
import * as css from './home.css.ts';

/** Loaded with the first page of brands that use it; the others never load it. */
const HeroOfCards = lazyComponent<HeroOfCardsProps>(
  () => import('./components/hero-of-cards.tsx').then((module) => module.HeroOfCards),
  {
    fallback: <div className={css.heroPlace} />,
    serverRendered: () => {
      const { hero } = boot().brand.layout ?? {};
      return hero === 'split' || hero === 'cards';
    },
  },
);

const PARAMETER = 'category';

const isChoice = (value: string | null): value is MenuChoice =>
  value === 'FAV' || GAME_TYPES.some((type) => type === value);

/** Home (R2.01): banners, notices, the game menu with its view, winners. */
export function HomeRoute() {
  const [query, setQuery] = useSearchParams();
  const { lanes, error, retry } = useVendors();
  const popups = usePopups();
  const notify = useNotify();
  const actions = useGameActions();
  const { play } = useStartGame();
  const { hero } = useBrandLayout();
  const requested = query.get(PARAMETER);
  // FAV without a login is HOME (R2.50), also after a link or a logout.
  const mayShow = useSessionPart(
    ({ isLogin, isTrial }) => requested !== 'FAV' || (isLogin && !isTrial),
  );
  const chosen = mayShow ? lanes?.find((lane) => lane.title === requested) : undefined;
  // A category that the merchant does not have is HOME, once the categories are known.
  const isMissing = requested !== 'FAV' && lanes !== undefined && !chosen;
  const choice: MenuChoice = isChoice(requested) && mayShow && !isMissing ? requested : 'HOME';

  const choose = (next: MenuChoice) => {
    const { isLogin, isTrial } = session.get();
    const isRefused = next === 'FAV' && (!isLogin || isTrial);
    setQuery(
      (current) => {
        if (next === 'HOME' || isRefused) current.delete(PARAMETER);
        else current.set(PARAMETER, next);
        return current;
      },
      { preventScrollReset: true, replace: isRefused },
    );
    if (!isRefused) return;
    if (isTrial) notify.needsRealAccount();
    else popups.open('login', '', `${appPath('/')}?${PARAMETER}=${next}`);
  };

  return (
    <div className={css.page}>
      <h1 className={visuallyHidden} data-brand-text="">
        <FormattedMessage id="home.title" values={{ brand: boot().brand.name }} />
      </h1>
      {hero === undefined ? <Hero /> : hero !== 'none' && <HeroOfCards kind={hero} />}
      <Notices />
      <GameMenu lanes={lanes ?? []} choice={choice} onChoose={choose} />
      {error && !lanes && <LoadError title="home.failed.vendors" error={error} onRetry={retry} />}
      {choice === 'HOME' && (
        <HomeSections lanes={lanes ?? []} actions={actions} onOpenVendor={play} />
      )}
      {choice === 'FAV' && <FavouriteGames actions={actions} />}
      {chosen && <CategorySection lane={chosen} onOpen={play} moreHref="" isChosen />}
    </div>
  );
}
