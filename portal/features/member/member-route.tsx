import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { openMemberPages } from '../../shared/member-pages.ts';
import { useIsSingleWallet } from '../../shared/money/use-merchant-wallet.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { PATHS } from '../../shared/paths.ts';
import { useAvailableRewards } from '../../shared/promotions/use-available-rewards.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { useMember } from '../../shared/session/use-member.ts';
import { useUnread } from '../../shared/session/use-unread.ts';
import { MemberScreen } from './member-screen.tsx';

/** `/member?page=…`: a member's own pages. Trial accounts have none and are told so (R5.11). */
export function MemberRoute() {
  const { isTrial } = useSession();
  const notify = useNotify();
  const unread = useUnread();
  const rewards = useAvailableRewards();
  const isSingleWallet = useIsSingleWallet();
  const { member } = useMember();
  const [query] = useSearchParams();
  useEffect(() => {
    if (isTrial) notify.needsRealAccount();
  }, [isTrial, notify]);
  if (isTrial) return <Navigate to={PATHS.home} replace />;
  const asked = query.get('page');
  // Until the member is known, a VIP page stays what the address asks for.
  const pages = openMemberPages({ vip: member ? member.vip : asked === 'vip' });
  const page = pages.find((known) => known === asked) ?? 'securityCenter';
  return (
    <MemberScreen
      pages={pages}
      page={page}
      unread={unread}
      rewards={rewards}
      isSingleWallet={isSingleWallet ?? false}
    />
  );
}
