import { useSession } from '../session/session-store.ts';
import { useMember } from '../session/use-member.ts';

/**
 * How many promotions the member can claim now: the red badge of the reward center (R2.75). What bets and
 * deposits earn no event tells: the member's own data are the count, asked for anew with each event.
 */
export function useAvailableRewards(): number {
  const { isTrial } = useSession();
  const { member } = useMember();
  return isTrial ? 0 : (member?.availablePromos ?? 0);
}
