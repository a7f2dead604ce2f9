import type { AvailablePromotions, Promotion } from '@baize/gateway/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LoadedRecord } from '../../shared/api/loaded.ts';
import { useSession } from '../../shared/session/session-store.ts';

export interface DeferredPress {
  /** The promotion whose press is deferred. */
  readonly pressedId: string | undefined;
  press(promotion: Promotion): void;
}

/**
 * Defers a member's press until the member's own list has loaded: the gateway renders the list of visitors,
 * which also offers promotions that the member has joined already.
 * @param onPress called with the pressed promotion and the same promotion of the member's list
 */
export function useDeferredPress(
  { data, error, isPrevious }: LoadedRecord<AvailablePromotions>,
  onPress: (pressed: Promotion, own: Promotion) => void,
): DeferredPress {
  const { isLogin } = useSession();
  const [pressed, setPressed] = useState<Promotion>();
  const isOwn = isLogin && data !== undefined && !isPrevious;
  const settle = useEffectEvent((waiting: Promotion) => {
    setPressed(undefined);
    const own = data?.list.find(({ promotionId }) => promotionId === waiting.promotionId);
    if (own && isOwn) onPress(waiting, own);
  });
  const isSettled = isOwn || error !== undefined;
  useEffect(() => {
    if (pressed && isSettled) settle(pressed);
  }, [pressed, isSettled]);
  return {
    pressedId: pressed?.promotionId,
    press: (promotion) => {
      if (isOwn) onPress(promotion, promotion);
      else setPressed(promotion);
    },
  };
}
