import {
  availablePromotions,
  claimedPromotions,
  claimIssuedPromotion,
  claimRafflePromotion,
  joinPromotion,
  memberInfo,
  type Promotion,
} from '@baize/gateway/contract';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { useCommand, type Work } from '../api/use-command.ts';
import { useRevalidate } from '../api/use-revalidate.ts';
import { useMoney } from '../money/money.ts';
import { useNotify } from '../notify/use-notify.ts';

interface Claiming {
  /** The promotion whose claim is in progress. */
  readonly busyId: string | undefined;
  /** Credits what was issued or earned, or makes a draw. */
  claim(promotion: Promotion): Promise<void>;
  /** Claims the open reward of a promotion. `title` is shown to the member. */
  claimOf(promotionId: string, title: string): Promise<void>;
  join(promotion: Promotion): Promise<void>;
}

interface ClaimParams {
  readonly promotionId: string;
  readonly action: 'claim' | 'draw' | 'join';
}

/** @returns the credited amount; undefined for joining */
const send: Work<ClaimParams, number | undefined> = async (
  { promotionId, action },
  { idempotencyKey },
) => {
  if (action === 'join') {
    await call(joinPromotion, { promotionId });
    return undefined;
  }
  const endpoint = action === 'draw' ? claimRafflePromotion : claimIssuedPromotion;
  return (await call(endpoint, { promotionId }, { idempotencyKey })).amount;
};

const CHANGING = [availablePromotions, claimedPromotions, memberInfo];

/** Claims and joins promotions, one at a time, and announces the result. */
export function useClaim(): Claiming {
  const notify = useNotify();
  const money = useMoney();
  const revalidate = useRevalidate();
  const { run } = useCommand(send);
  const [busyId, setBusyId] = useState<string>();

  const start = async (params: ClaimParams, onDone: (amount: number) => void) => {
    if (busyId !== undefined) return;
    setBusyId(params.promotionId);
    const outcome = await run(params);
    if (outcome.status === 'ignored') return;
    if (outcome.status === 'done') onDone(outcome.value ?? 0);
    else notify.failure(outcome.error);
    // Busy until the lists have been revalidated.
    await revalidate(CHANGING).catch(() => undefined);
    setBusyId(undefined);
  };
  const get = (action: 'claim' | 'draw', promotionId: string, title: string) =>
    start({ promotionId, action }, (amount) => notify.reward(title, money(amount)));
  return {
    busyId,
    claim: ({ action, promotionId, title }) =>
      get(action === 'draw' ? 'draw' : 'claim', promotionId, title),
    claimOf: (promotionId, title) => get('claim', promotionId, title),
    join: ({ promotionId, title }) =>
      start({ promotionId, action: 'join' }, () => notify.success('rewards.joined', { title })),
  };
}
