import { Button } from '@baize/ui-kit/button';
import { Dialog } from '@baize/ui-kit/dialog';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { LoadError } from '../../shared/errors/load-error.tsx';
import { useIsFavourite } from '../../shared/games/favourites-store.ts';
import { FollowFavourites, useFavouriteToggle } from '../../shared/games/use-favourites.ts';
import { useOffersTrial } from '../../shared/games/use-offers-trial.ts';
import { useCatalogueMoney } from '../../shared/money/money.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { type PopupProps, usePopups } from '../../shared/popups/popup-stack.ts';
import { session } from '../../shared/session/session-store.ts';
import { useGameDetail } from './api.ts';
import { GameInfo, GameInfoSkeleton } from './components/game-info.tsx';

/**
 * Information about a game: `args` is its id. Over the game itself it has no actions, because it is
 * being played.
 */
export function GameInfoPopup({ args, onClose }: PopupProps) {
  const [nodeId = ''] = args;
  const intl = useIntl();
  const money = useCatalogueMoney();
  const popups = usePopups();
  const notify = useNotify();
  const toggle = useFavouriteToggle();
  const isFavourite = useIsFavourite(nodeId);
  const { detail, error, retry } = useGameDetail(nodeId);
  const offersTrial = useOffersTrial(detail?.game);
  const { pathname, search } = useLocation();
  const isPlaying =
    popups.stack.some(({ name, args: [played] }) => name === 'game' && played === nodeId) ||
    (pathname === appPath('/seamless') && new URLSearchParams(search).get('nodeId') === nodeId);

  const play = () => {
    const who = session.get();
    if (!who.isLogin) popups.open('login', '', popups.pathTo('game', nodeId, 'real'));
    else if (who.isTrial) notify.needsRealAccount();
    else popups.replace('game', nodeId, 'real');
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={detail?.game.gameName ?? intl.formatMessage({ id: 'gameInfo.title' })}
      footer={
        detail && !detail.game.maintenance && !isPlaying ? (
          <>
            {offersTrial && (
              <Button variant="soft" onClick={() => popups.replace('game', nodeId, 'trial')}>
                {intl.formatMessage({ id: 'gameCard.trial' })}
              </Button>
            )}
            <Button onClick={play}>{intl.formatMessage({ id: 'gameCard.play' })}</Button>
          </>
        ) : undefined
      }
    >
      <FollowFavourites />
      {error ? (
        <LoadError error={error} onRetry={retry} />
      ) : detail ? (
        <GameInfo
          detail={detail}
          money={money}
          isFavourite={isFavourite}
          onFavourite={() => toggle(detail.game)}
        />
      ) : (
        <GameInfoSkeleton />
      )}
    </Dialog>
  );
}
