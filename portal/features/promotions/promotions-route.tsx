import { PROMOTION_CATEGORIES, type Promotion } from '@baize/gateway/contract';
import { createPath, useNavigate } from 'react-router-dom';
import { appPath } from '../../shared/navigation/app-path.ts';
import { useAddress } from '../../shared/navigation/use-address.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { memberPath } from '../../shared/paths.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { ClaimConfirmation } from '../../shared/promotions/claim-confirmation.tsx';
import { useClaim } from '../../shared/promotions/use-claim.ts';
import { useClaimConfirmation } from '../../shared/promotions/use-claim-confirmation.ts';
import { usePromotions } from '../../shared/promotions/use-promotions.ts';
import { session, useSession } from '../../shared/session/session-store.ts';
import { PromotionsScreen } from './promotions-screen.tsx';
import { useDeferredPress } from './use-deferred-press.ts';

/** `/promotions`: the category, the open promotion and its form are in the address. */
export function PromotionsRoute() {
  const { get, to, change } = useAddress();
  const navigate = useNavigate();
  const notify = useNotify();
  const popups = usePopups();
  const { isLogin, isTrial } = useSession();
  const promotions = usePromotions();
  const { busyId, claim, join } = useClaim();
  const confirmation = useClaimConfirmation();
  const category = PROMOTION_CATEGORIES.find((known) => known === get('category'));
  const openId = get('promo') || undefined;

  /**
   * The return target of a login: the pressed action, or the promotion in which it can be pressed
   * again.
   */
  const pathFor = ({ action, promotionId }: Promotion): string => {
    if (action === 'deposit') return memberPath('depositv2');
    if (action === 'play') return appPath('/rng');
    return createPath(to({ promo: promotionId, ...(action === 'apply' && { apply: '1' }) }));
  };
  const perform = (promotion: Promotion) => {
    const { action, promotionId, amount, turnover = 0, turnoverTimes } = promotion;
    if (action === 'join') void join(promotion);
    if (action === 'claim' || action === 'draw') {
      void confirmation.request({ amount, turnover, turnoverTimes, claim: () => claim(promotion) });
    }
    // One dialog for details and form, so that Back leads to the list.
    if (action === 'apply') {
      change(
        { promo: promotionId, apply: '1' },
        openId === undefined ? { details: 'open' } : { replace: true },
      );
    }
    if (action === 'deposit') navigate(memberPath('depositv2'));
    if (action === 'play') navigate(appPath('/rng'));
  };
  const deferred = useDeferredPress(promotions, (pressed, own) => {
    if (own.action === pressed.action) perform(own);
    // It offers something else than what was pressed: the member sees how it stands.
    else if (openId === undefined) change({ promo: own.promotionId }, { details: 'open' });
  });
  const act = (promotion: Promotion) => {
    // Read here, because the press may precede the rerender of a page that was rendered for visitors.
    const who = session.get();
    if (!who.isLogin) return popups.open('login', '', pathFor(promotion));
    if (who.isTrial) return notify.needsRealAccount();
    deferred.press(promotion);
  };
  return (
    <>
      <PromotionsScreen
        {...promotions}
        category={category}
        openId={openId}
        isApplying={get('apply') !== '' && isLogin && !isTrial}
        busyId={deferred.pressedId ?? busyId}
        onCategory={(next) => change({ category: next })}
        onOpen={(promotionId) => change({ promo: promotionId }, { details: 'open' })}
        onClose={() => change({ promo: undefined, apply: undefined }, { details: 'close' })}
        onAct={act}
        onApplied={() => {
          change({ apply: undefined }, { replace: true });
          promotions.retry();
        }}
      />
      <ClaimConfirmation pending={confirmation.pending} onClose={confirmation.close} />
    </>
  );
}
