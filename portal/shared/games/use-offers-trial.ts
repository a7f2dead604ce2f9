import type { Game } from '@baize/gateway/contract';
import { boot } from '../boot.ts';
import { flagsVersion } from '../flags-store.ts';
import { useSessionPart } from '../session/session-store.ts';
import { useStore } from '../store.ts';

/**
 * Whether whoever is here may try games free: a visitor where FREEPLAY3 is on, and every account, for
 * the gateway asks no flag of those (R6.06g).
 */
export function useOffersTrials(): boolean {
  const isLogin = useSessionPart((state) => state.isLogin);
  // Draws again when the merchant's flags change.
  useStore(flagsVersion);
  return isLogin || (boot().permission.info.whitelabel.FREEPLAY3 ?? false);
}

/** The same of one game, which has to offer it. */
export function useOffersTrial(game: Pick<Game, 'supportPlay'> | undefined): boolean {
  const offersTrials = useOffersTrials();
  return offersTrials && game?.supportPlay === 0;
}
