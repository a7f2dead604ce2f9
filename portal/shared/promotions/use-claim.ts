import {
  availablePromotions,
  claimedPromotions,
  claimIssuedPromotion,
  claimRafflePromotion,
  joinPromotion,
  memberInfo,
  type Promotion,
} from '@baize/gateway/contract';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { call } from '../gateway/call.ts';
import { asRefusal, send } from '../gateway/send.ts';
import { keysOf } from '../gateway/use-call.ts';
import { useIntent } from '../gateway/use-intent.ts';
import { useMoney } from '../money/money.ts';
import { useNotify } from '../notify/use-notify.ts';

export interface Claiming {
  /** The promotion that something is being done with. */
  readonly busyId: string | undefined;
  /** Credits what was issued or earned; draws, where chance decides. */
  claim(promotion: Promotion): Promise<void>;
  /** Claims what a promotion has waiting, where only its id is known. */
  claimOf(promotionId: string): Promise<void>;
  join(promotion: Promotion): Promise<void>;
}

/** Claims and joins promotions, one at a time, and tells how it ended. */
export function useClaim(): Claiming {
  const notify = useNotify();
  const money = useMoney();
  const intent = useIntent();
  const { mutate } = useSWRConfig();
  const sending = useRef(false);
  const [busyId, setBusyId] = useState<string>();

  const attempt = async (promotionId: string, work: () => Promise<void>) => {
    if (sending.current) return;
    sending.current = true;
    setBusyId(promotionId);
    try {
      await work();
    } catch (error) {
      notify.failure(asRefusal(error));
    } finally {
      await Promise.all(
        [availablePromotions, claimedPromotions, memberInfo].map((of) => mutate(keysOf(of))),
      ).catch(() => undefined);
      sending.current = false;
      setBusyId(undefined);
    }
  };
  const take = (
    promotionId: string,
    endpoint: typeof claimIssuedPromotion | typeof claimRafflePromotion,
  ) =>
    attempt(promotionId, async () => {
      const asked = { promotionId };
      const grant = await intent.send({ path: endpoint.path, ...asked }, (idempotencyKey) =>
        call(endpoint, asked, { idempotencyKey }),
      );
      notify.success('rewards.claimed', { amount: money(grant.amount) });
    });
  return {
    busyId,
    claim: ({ action, promotionId }) =>
      take(promotionId, action === 'draw' ? claimRafflePromotion : claimIssuedPromotion),
    claimOf: (promotionId) => take(promotionId, claimIssuedPromotion),
    join: (promotion) =>
      attempt(promotion.promotionId, async () => {
        await send(() => call(joinPromotion, { promotionId: promotion.promotionId }));
        notify.success('rewards.joined', { title: promotion.title });
      }),
  };
}
