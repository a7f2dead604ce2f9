import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useIsSingleWallet } from '../../shared/money/use-merchant-wallet.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { MEMBER_PAGES, PATHS } from '../../shared/paths.ts';
import { useAvailableRewards } from '../../shared/promotions/use-available-rewards.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { useUnread } from '../../shared/session/use-unread.ts';
import { MemberScreen } from './member-screen.tsx';

/** `/member?page=…`: a member's own pages. Trial accounts have none and are told so (R5.11). */
export function MemberRoute() {
  const { isTrial } = useSession();
  const notify = useNotify();
  const unread = useUnread();
  const rewards = useAvailableRewards();
  const isSingleWallet = useIsSingleWallet();
  const [query] = useSearchParams();
  useEffect(() => {
    if (isTrial) notify.needsRealAccount();
  }, [isTrial, notify]);
  if (isTrial) return <Navigate to={PATHS.home} replace />;
  const page = MEMBER_PAGES.find((known) => known === query.get('page')) ?? 'securityCenter';
  return (
    <MemberScreen
      page={page}
      unread={unread}
      rewards={rewards}
      isSingleWallet={isSingleWallet ?? false}
    />
  );
}
