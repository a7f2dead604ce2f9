import { boot } from '../boot.ts';
import { flagsVersion } from '../flags-store.ts';
import { merchantHas } from '../member-pages.ts';
import { useSession } from '../session/session-store.ts';
import { vipStore } from '../session/vip-store.ts';
import { useStore } from '../store.ts';
import { type MenuGroup, menuGroups } from './menu-items.ts';

/** The menu's entries of whoever is here now, at this merchant. */
export function useMenuGroups(): readonly MenuGroup[] {
  const { isLogin, isTrial } = useSession();
  useStore(flagsVersion);
  const hasVip = useStore(vipStore);
  const { resources, whitelabel } = boot().permission.info;
  const { referral, rewards } = merchantHas();
  return menuGroups({
    isLogin,
    isTrial,
    resources,
    hasContracts: whitelabel.AGENTPOLICY3 ?? false,
    hasFeedback: whitelabel.FEEDBACK3 ?? false,
    hasVip,
    hasRewards: rewards,
    hasReferral: referral,
  });
}
