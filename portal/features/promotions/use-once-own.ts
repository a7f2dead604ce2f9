import type { AvailablePromotions, Promotion } from '@baize/gateway/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LoadedRecord } from '../../shared/api/loaded.ts';
import { useSession } from '../../shared/session/session-store.ts';

export interface OnceOwn {
  /** The promotion whose press waits. */
  readonly pressedId: string | undefined;
  press(promotion: Promotion): void;
}

/**
 * Answers a member's press once the list is the member's own: until then it is what the gateway drew for visitors, and
 * offers a promotion that was joined long ago.
 * @param onPress called with what was pressed and with the same promotion of the own list
 */
export function useOnceOwn(
  { data, error, isPrevious }: LoadedRecord<AvailablePromotions>,
  onPress: (pressed: Promotion, own: Promotion) => void,
): OnceOwn {
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
