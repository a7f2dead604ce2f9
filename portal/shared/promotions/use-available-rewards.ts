import { useSession } from '../session/session-store.ts';
import { useMember } from '../session/use-member.ts';

/**
 * The number of promotions that the member can claim now, for the red badge of the reward center
 * (R2.75). No event reports what bets and deposits earn, so the count is requested again with each
 * event.
 */
export function useAvailableRewards(): number {
  const { isTrial } = useSession();
  const { member } = useMember();
  return isTrial ? 0 : (member?.availablePromos ?? 0);
}
