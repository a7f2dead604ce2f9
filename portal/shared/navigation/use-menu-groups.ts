import { useMemo } from 'react';
import { boot } from '../boot.ts';
import { flagsVersion } from '../flags-store.ts';
import { merchantHas } from '../member-pages.ts';
import { useSessionPart } from '../session/session-store.ts';
import { vipStore } from '../session/vip-store.ts';
import { useStore } from '../store.ts';
import { type MenuGroup, menuGroups } from './menu-items.ts';

/**
 * The menu's entries for the current person and merchant: the same object until one of them
 * changes.
 */
export function useMenuGroups(): readonly MenuGroup[] {
  const isLogin = useSessionPart((state) => state.isLogin);
  const isTrial = useSessionPart((state) => state.isTrial);
  const version = useStore(flagsVersion);
  const hasVip = useStore(vipStore);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the merchant has is another with each version
  return useMemo(() => {
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
  }, [isLogin, isTrial, hasVip, version]);
}
