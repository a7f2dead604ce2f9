import { useState } from 'react';
import type { ClaimableBonus } from './claim-confirmation.tsx';

interface ClaimConfirmationState {
  /** The bonus to be confirmed; undefined while no confirmation is open. */
  readonly wanted: ClaimableBonus | undefined;
  /** Claims immediately where no turnover is required; otherwise asks for confirmation first. */
  ask(bonus: ClaimableBonus): Promise<void>;
  close(): void;
}

export function useClaimConfirmation(): ClaimConfirmationState {
  const [wanted, setWanted] = useState<ClaimableBonus>();
  return {
    wanted,
    ask: async (bonus) => {
      if (bonus.turnover > 0 || (bonus.turnoverTimes ?? 0) > 0) setWanted(bonus);
      else await bonus.claim();
    },
    close: () => setWanted(undefined),
  };
}
