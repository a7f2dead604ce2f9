import { openMemberPages } from '../../shared/member-pages.ts';
import { useIsSingleWallet } from '../../shared/money/use-merchant-wallet.ts';
import { useAvailableRewards } from '../../shared/promotions/use-available-rewards.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { useMember } from '../../shared/session/use-member.ts';
import { useUnread } from '../../shared/session/use-unread.ts';
import { useClaimableMissions } from './use-claimable-missions.ts';

/** The state of the member center's frame, on its own page and as a popup. */
export function useMemberCenter(requested: string | undefined) {
  const unread = useUnread();
  const rewards = useAvailableRewards();
  const missions = useClaimableMissions();
  const isSingleWallet = useIsSingleWallet();
  const { member } = useMember();
  const { isExcluded } = useSession();
  // Until the member and the wallet are known, such a page stays the requested one.
  const pages = openMemberPages({
    vip: member ? member.vip : requested === 'vip',
    transferFund: isSingleWallet === undefined ? requested === 'transferFund' : !isSingleWallet,
    isExcluded,
  });
  const page =
    pages.find((known) => known === requested) ?? (isExcluded ? 'saferGambling' : 'securityCenter');
  return { pages, page, unread, rewards, missions, isSingleWallet: isSingleWallet ?? false };
}
