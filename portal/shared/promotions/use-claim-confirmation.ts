import { useState } from 'react';
import type { ClaimableBonus } from './claim-confirmation.tsx';

interface ClaimConfirmationState {
  /** The bonus to be confirmed; undefined while no confirmation is open. */
  readonly pending: ClaimableBonus | undefined;
  /** Claims immediately where no turnover is required; otherwise asks for confirmation first. */
  request(bonus: ClaimableBonus): Promise<void>;
  close(): void;
}

export function useClaimConfirmation(): ClaimConfirmationState {
  const [pending, setPending] = useState<ClaimableBonus>();
  return {
    pending,
    request: async (bonus) => {
      if (bonus.turnover > 0 || (bonus.turnoverTimes ?? 0) > 0) setPending(bonus);
      else await bonus.claim();
    },
    close: () => setPending(undefined),
  };
}
