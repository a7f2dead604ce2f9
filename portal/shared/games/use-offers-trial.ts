import type { Game } from '@baize/gateway/contract';
import { boot } from '../boot.ts';
import { flagsVersion } from '../flags-store.ts';
import { useSessionPart } from '../session/session-store.ts';
import { useStore } from '../store.ts';

/**
 * Whether the current person may try games for free: a visitor where FREEPLAY3 is on, and every
 * account, for which the gateway checks no flag (R6.06g).
 */
export function useOffersTrials(): boolean {
  const isLogin = useSessionPart((state) => state.isLogin);
  // Renders again when the merchant's flags change.
  useStore(flagsVersion);
  return isLogin || (boot().permission.info.whitelabel.FREEPLAY3 ?? false);
}

/** The same for one game, which must offer it. */
export function useOffersTrial(game: Pick<Game, 'supportPlay'> | undefined): boolean {
  const offersTrials = useOffersTrials();
  return offersTrials && game?.supportPlay === 0;
}
