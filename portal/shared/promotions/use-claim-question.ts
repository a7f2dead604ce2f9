import { useState } from 'react';
import type { WantedBonus } from './claim-question.tsx';

interface ClaimQuestionState {
  /** The bonus to be confirmed; undefined while no confirmation is open. */
  readonly wanted: WantedBonus | undefined;
  /** Claims immediately where no turnover is required; otherwise asks for confirmation first. */
  ask(bonus: WantedBonus): Promise<void>;
  close(): void;
}

export function useClaimQuestion(): ClaimQuestionState {
  const [wanted, setWanted] = useState<WantedBonus>();
  return {
    wanted,
    ask: async (bonus) => {
      if (bonus.turnover > 0 || (bonus.turnoverTimes ?? 0) > 0) setWanted(bonus);
      else await bonus.claim();
    },
    close: () => setWanted(undefined),
  };
}
