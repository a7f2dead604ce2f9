import { ActionSheet, type SheetAction } from '@baize/ui-kit/action-sheet';
import { CirclePlay, Gamepad2, Heart, Info } from '@baize/ui-kit/icon';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useIsFavourite } from '../../shared/games/favourites-store.ts';
import { touchedGame } from '../../shared/games/touched-game.ts';
import { FollowFavourites, useFavouriteToggle } from '../../shared/games/use-favourites.ts';
import { useOffersTrial } from '../../shared/games/use-offers-trial.ts';
import { useStartGame } from '../../shared/games/use-start-game.ts';
import { type PopupProps, usePopups } from '../../shared/popups/popup-stack.ts';
import { session } from '../../shared/session/session-store.ts';
import { useStore } from '../../shared/store.ts';
import { useGameDetail } from './api.ts';
import * as css from './game-info.css.ts';

const ICON_SIZE = 20;

/** The action sheet of a touched game; `args` is its id. */
export function GameActionsPopup({ args, onClose }: PopupProps) {
  const [nodeId = ''] = args;
  const intl = useIntl();
  const popups = usePopups();
  const start = useStartGame({ inPlace: true });
  const toggle = useFavouriteToggle();
  const isFavourite = useIsFavourite(nodeId);
  const touched = useStore(touchedGame);
  const known = touched?.nodeId === nodeId ? touched : undefined;
  const { detail, error } = useGameDetail(known ? undefined : nodeId);
  const game = known ?? detail?.game;
  const offersTrial = useOffersTrial(game);
  // The sheet closes itself after a selection; it must not where another popup replaces it.
  const isReplaced = useRef(false);

  // The other popup shows the error and a retry.
  const showInfo = useEffectEvent(() => popups.replace('game-info', nodeId));
  useEffect(() => {
    if (error) showInfo();
  }, [error]);

  const choose = (id: string) => {
    if (!game) return;
    const { isLogin, isTrial } = session.get();
    const asksLogin = !isLogin;
    isReplaced.current =
      id === 'info' || id === 'trial' || asksLogin || (id === 'play' && !isTrial);
    if (id === 'play') start.play(game);
    else if (id === 'trial') start.tryFree(game);
    else if (id === 'info') popups.replace('game-info', nodeId);
    else toggle(game);
  };
  // Opened by an address, it waits for its game, on which the actions depend.
  if (!game) return null;
  const actions: SheetAction[] = [
    { id: 'play', label: intl.formatMessage({ id: 'gameCard.play' }), icon: play },
  ];
  if (offersTrial) {
    actions.push({ id: 'trial', label: intl.formatMessage({ id: 'gameCard.trial' }), icon: trial });
  }
  actions.push(
    {
      id: 'favourite',
      label: intl.formatMessage({
        id: isFavourite ? 'gameActions.unfavourite' : 'gameActions.favourite',
      }),
      icon: (
        <Heart
          aria-hidden="true"
          size={ICON_SIZE}
          className={css.heart}
          data-state={isFavourite ? 'on' : 'off'}
        />
      ),
    },
    { id: 'info', label: intl.formatMessage({ id: 'gameCard.info' }), icon: about },
  );
  return (
    <>
      <FollowFavourites />
      <ActionSheet
        open
        title={game.gameName}
        description={game.vendorName}
        actions={actions}
        onSelect={choose}
        onOpenChange={() => {
          if (isReplaced.current) isReplaced.current = false;
          else onClose();
        }}
      />
    </>
  );
}

const play = <CirclePlay aria-hidden="true" size={ICON_SIZE} />;
const trial = <Gamepad2 aria-hidden="true" size={ICON_SIZE} />;
const about = <Info aria-hidden="true" size={ICON_SIZE} />;
