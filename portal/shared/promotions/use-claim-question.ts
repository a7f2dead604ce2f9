import { useState } from 'react';
import type { WantedBonus } from './claim-question.tsx';

export interface ClaimQuestionState {
  /** What is asked about; undefined while nothing is. */
  readonly wanted: WantedBonus | undefined;
  /** Claims at once what asks for no bets; asks before anything else. */
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
