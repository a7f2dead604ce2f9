import { useEffect, useRef } from 'react';
import { favouriteStore } from '../shared/games/favourites-store.ts';
import { FollowFavourites } from '../shared/games/use-favourites.ts';
import { chosenLanguage } from '../shared/messages/language-store.ts';
import { useSession } from '../shared/session/session-store.ts';
import { useLiveEvents } from '../shared/session/use-live-events.ts';
import { useMember, useSessionFollowsMember } from '../shared/session/use-member.ts';
import { useFollowContracts } from './follow-contracts.ts';
import { useFollowWhitelabel } from './follow-whitelabel.ts';
import { sendLanguage } from './shell/send-language.ts';

/**
 * Sends the language that was chosen in this browser before the login to the account, once per
 * login. A switch while somebody is logged in is sent by the switch itself.
 */
function useAccountFollowsLanguage(): void {
  const { member } = useMember();
  const { token } = useSession();
  const comparedFor = useRef<string>(undefined);
  useEffect(() => {
    if (!member || comparedFor.current === token) return;
    comparedFor.current = token;
    const chosen = chosenLanguage();
    if (!chosen || member.language === chosen) return;
    void sendLanguage(chosen);
  }, [member, token]);
}

const forgetFavourites = () => favouriteStore.set(new Set());

/**
 * Effects while somebody is logged in, and only then: member info, favourites and contracts
 * (R4.15), and live events (R2.112).
 */
export function MemberEffects() {
  useSessionFollowsMember();
  useAccountFollowsLanguage();
  useLiveEvents();
  useFollowContracts();
  useFollowWhitelabel();
  useEffect(() => forgetFavourites, []);
  return <FollowFavourites />;
}
