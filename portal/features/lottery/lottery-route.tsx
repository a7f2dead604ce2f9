import { useNavigate, useSearchParams } from 'react-router-dom';
import { useGameFrame } from '../../shared/games/frame/use-game-frame.ts';
import { useSitting } from '../../shared/games/frame/use-sitting.ts';
import { useVendors } from '../../shared/games/use-vendors.ts';
import { useLanguage } from '../../shared/messages/language-store.ts';
import { type LotteryArea, PATHS } from '../../shared/paths.ts';
import { useLotteryGames, useLotteryLaunch } from './data.ts';
import { gamesOf } from './lottery-launch.ts';
import { LotteryScreen } from './lottery-screen.tsx';

/** A lottery page (R2.09): the vendor's game in place, full size, without the side menu (R2.15). */
export function LotteryRoute({ area }: { area: LotteryArea }) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const gameCode = query.get('gameCode') ?? undefined;
  const language = useLanguage();
  const vendors = useVendors();
  const all = useLotteryGames(language);
  const games = all.games && gamesOf(area, all.games);
  const asked = games?.find((game) => game.gameCode === gameCode);
  // A draw that is no longer offered leads to the lobby, not to an error.
  const game = asked ?? games?.find(({ maintenance }) => !maintenance) ?? games?.[0];
  const { launch, attempt, retry } = useLotteryLaunch(
    game && vendors.lanes
      ? {
          ...{ area, game, language, lanes: vendors.lanes },
          gameCode: asked?.gameCode,
          backUrl: new URL(PATHS.home, window.location.href).href,
        }
      : undefined,
  );
  const url = launch.kind === 'open' ? launch.url : undefined;
  const frame = useGameFrame(url, () => navigate(PATHS.home));
  useSitting(url !== undefined);
  const unknown = all.error ?? (vendors.lanes ? undefined : vendors.error);

  return (
    <LotteryScreen
      area={area}
      games={games}
      game={game}
      url={url}
      attempt={attempt}
      isReady={frame.sitting.isReady}
      frame={frame}
      error={unknown ?? (launch.kind === 'failed' ? launch.error : undefined)}
      onChoose={(code) => {
        navigate(`${PATHS[area]}?${new URLSearchParams({ gameCode: code })}`);
      }}
      onRetry={() => {
        if (!unknown) retry();
        if (all.error) all.retry();
        if (vendors.error) vendors.retry();
      }}
    />
  );
}
