import { useEffect } from 'react';
import { favouriteStore } from '../shared/games/favourites-store.ts';
import { FollowFavourites } from '../shared/games/use-favourites.ts';
import { useLiveEvents } from '../shared/session/use-live-events.ts';
import { useSessionFollowsMember } from '../shared/session/use-member.ts';
import { useFollowContracts } from './follow-contracts.ts';

const forgetFavourites = () => favouriteStore.set(new Set());

/**
 * What runs while somebody is logged in, and only then: member info, favourites and contracts
 * (R4.15), and live events (R2.112).
 */
export function MemberEffects() {
  useSessionFollowsMember();
  useLiveEvents();
  useFollowContracts();
  useEffect(() => forgetFavourites, []);
  return <FollowFavourites />;
}
