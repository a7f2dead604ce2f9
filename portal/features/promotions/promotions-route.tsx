import { PROMOTION_CATEGORIES, type Promotion } from '@baize/gateway/contract';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { appPath } from '../../shared/navigation/app-path.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { memberPath } from '../../shared/paths.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { ClaimQuestion } from '../../shared/promotions/claim-question.tsx';
import { useClaim } from '../../shared/promotions/use-claim.ts';
import { useClaimQuestion } from '../../shared/promotions/use-claim-question.ts';
import { usePromotions } from '../../shared/promotions/use-promotions.ts';
import { session, useSession } from '../../shared/session/session-store.ts';
import { PromotionsScreen } from './promotions-screen.tsx';

/** `/promotions`: the chosen category, the open promotion and its form live in the address. */
export function PromotionsRoute() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const notify = useNotify();
  const popups = usePopups();
  const { isLogin, isTrial } = useSession();
  const promotions = usePromotions();
  const { busyId, claim, join } = useClaim();
  const question = useClaimQuestion();
  const category = PROMOTION_CATEGORIES.find((known) => known === query.get('category'));

  const change = (next: Record<string, string | undefined>, options = { replace: false }) =>
    setQuery(
      (current) => {
        for (const [name, value] of Object.entries(next)) {
          if (value === undefined) current.delete(name);
          else current.set(name, value);
        }
        return current;
      },
      { ...options, preventScrollReset: true },
    );
  /** Where a login leads on to: what was pressed, or the promotion in which it is pressed again. */
  const pathFor = ({ action, promotionId }: Promotion): string => {
    if (action === 'deposit') return memberPath('depositv2');
    if (action === 'play') return appPath('/rng');
    const wanted = new URLSearchParams(query);
    wanted.set('promo', promotionId);
    if (action === 'apply') wanted.set('apply', '1');
    return `${appPath('/promotions')}?${wanted}`;
  };
  const act = (promotion: Promotion) => {
    const { action, promotionId, amount, turnover = 0, turnoverTimes } = promotion;
    // Whose press it is: it may come before a page that was drawn for nobody is drawn anew.
    const who = session.get();
    if (!who.isLogin) return popups.open('login', '', pathFor(promotion));
    if (who.isTrial) return notify.needsRealAccount();
    if (action === 'join') void join(promotion);
    if (action === 'claim' || action === 'draw') {
      void question.ask({ amount, turnover, turnoverTimes, claim: () => claim(promotion) });
    }
    if (action === 'apply') change({ promo: promotionId, apply: '1' });
    if (action === 'deposit') navigate(memberPath('depositv2'));
    if (action === 'play') navigate(appPath('/rng'));
  };
  return (
    <>
      <PromotionsScreen
        {...promotions}
        category={category}
        openId={query.get('promo') ?? undefined}
        isApplying={query.has('apply') && isLogin && !isTrial}
        busyId={busyId}
        onCategory={(next) => change({ category: next })}
        onOpen={(promotionId) => change({ promo: promotionId })}
        onClose={() => change({ promo: undefined, apply: undefined }, { replace: true })}
        onAct={act}
        onApplied={() => {
          change({ apply: undefined }, { replace: true });
          promotions.retry();
        }}
      />
      <ClaimQuestion wanted={question.wanted} onClose={question.close} />
    </>
  );
}
