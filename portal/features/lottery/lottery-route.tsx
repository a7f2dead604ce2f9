import { below } from '@baize/ui-kit/foundation/breakpoints';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useGameFrame } from '../../shared/games/frame/use-game-frame.ts';
import { usePlaySession } from '../../shared/games/frame/use-play-session.ts';
import { useVendors } from '../../shared/games/use-vendors.ts';
import { useLanguage } from '../../shared/messages/language-store.ts';
import { useMoney } from '../../shared/money/money.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import { useCurrentLocation } from '../../shared/navigation/use-current-location.ts';
import type { LotteryArea } from '../../shared/paths.ts';
import { usePlayReport } from '../../shared/play/use-play-report.ts';
import { fromLowestEntry, usePopups } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { useMedia } from '../../shared/use-media.ts';
import { useLotteryLaunch, useLotteryMenus } from './api.ts';
import { VietnamNumbersRoute } from './components/vietnam-numbers.tsx';
import { toggleLotteryFavourite, useLotteryFavourites } from './lottery-favourites.ts';
import { GENERAL_MODES, modeOf } from './lottery-launch.ts';
import { type LotteryQuery, lotteryHref, readLotteryQuery } from './lottery-query.ts';
import { LotteryScreen } from './lottery-screen.tsx';

/** Narrow windows show either the menu or the game, and launch no game that is not visible. */
const NARROW = below.lg;

/** A lottery page (R2.09): its menu beside the vendor's game, without the side menu (R2.15). */
export function LotteryRoute({ area }: { area: LotteryArea }) {
  const navigate = useNavigate();
  const currentLocation = useCurrentLocation();
  const [search] = useSearchParams();
  const query = readLotteryQuery(area, search);
  const language = useLanguage();
  const { account = '', isTrial } = useSession();
  const money = useMoney();
  const isNarrow = useMedia(NARROW);
  const vendors = useVendors();
  const mode = vendors.lanes && modeOf(area, vendors.lanes, query.prizeMode);
  const chosenMode = vendors.lanes ? GENERAL_MODES.find((each) => each === mode) : 'unknown';
  const { menus, error, retry } = useLotteryMenus(area, mode, language);
  const favourites = useLotteryFavourites(account);

  const games = menus?.flatMap((menu) => menu.games);
  const requestedGame = games?.find(({ gameCode }) => gameCode === query.gameCode);
  // A lottery that is no longer offered leads to the lobby, not to an error.
  const game = requestedGame ?? games?.find(({ maintenance }) => !maintenance) ?? games?.[0];
  const isStaged = query.view === 'draws' && (requestedGame !== undefined || !isNarrow);
  const { launch, attempt, ...again } = useLotteryLaunch(
    isStaged && game && mode
      ? {
          area,
          game,
          mode,
          language,
          isTrial,
          gameCode: requestedGame?.gameCode,
          backUrl: new URL(appPath('/'), window.location.href).href,
        }
      : undefined,
  );
  const url = isStaged && launch.kind === 'open' ? launch.url : undefined;
  const leave = () => navigate(appPath('/'));
  const frame = useGameFrame(url, leave);
  usePlaySession(url !== undefined);
  const { playSession } = frame;
  const isPlaying = url !== undefined && !isTrial;
  // Each finished draw and each rejected bet may change the play session.
  const play = usePlayReport(isPlaying, {
    news: `${playSession.net}|${playSession.refusals}`,
    isRunning: playSession.isRunning,
  });
  const net = play.session?.net;
  const popups = usePopups();

  const go = (change: Partial<LotteryQuery>) => navigate(lotteryHref(area, query, change));
  return (
    <LotteryScreen
      area={area}
      view={query.view}
      hrefOf={(change) => lotteryHref(area, query, change)}
      onChange={go}
      menus={menus}
      error={error ?? (mode ? undefined : vendors.error)}
      onRetry={() => {
        retry();
        if (vendors.error) vendors.retry();
      }}
      menu={{
        mode: area === 'lottery' ? chosenMode : undefined,
        favourites,
        onlyFavourites: query.favourites,
        onFavourite: (gameCode) => toggleLotteryFavourite(account, gameCode),
      }}
      requestedGame={requestedGame}
      game={game}
      stage={
        isStaged
          ? {
              url,
              attempt,
              frame,
              isReady: playSession.isReady,
              // Rendered from the start, because content that arrives with the game would shift it.
              play: isTrial
                ? undefined
                : { net, netText: net === undefined ? undefined : money(net), since: play.since },
              error: launch.kind === 'failed' ? launch.error : undefined,
              onRetry: again.retry,
              onWithoutTransfer: again.retryWithoutTransfer,
            }
          : undefined
      }
      numbers={<VietnamNumbersRoute query={query} onChange={go} />}
      realityCheck={isPlaying ? play.realityCheck : undefined}
      // In the place of the page.
      onStop={() =>
        fromLowestEntry(
          navigate,
          currentLocation(),
          () => void navigate(appPath('/'), { replace: true }),
        )
      }
      onContact={() => popups.open('contact')}
    />
  );
}
