import { useSession } from '../session/session-store.ts';
import { useLive } from '../session/use-live-events.ts';
import { useMember } from '../session/use-member.ts';

/** How many promotions the member can claim now: the red badge of the reward center (R2.75). */
export function useAvailableRewards(): number {
  const { isTrial } = useSession();
  const live = useLive();
  const { member } = useMember();
  return isTrial ? 0 : (live.rewards?.available ?? member?.availablePromos ?? 0);
}
