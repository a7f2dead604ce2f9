import { type MemberInfo, memberInfo } from '@baize/gateway/contract';
import { useEffect } from 'react';
import { useQuery } from '../api/use-query.ts';
import { tabStorage } from '../safe-storage.ts';
import { session, useSession } from './session-store.ts';
import { storeVip, vipStore } from './vip-store.ts';

/**
 * The member of the session (R4.02, R4.06). Its account type takes precedence over the stored one.
 */
export function useMember(): { member: MemberInfo | undefined; isLoading: boolean } {
  const { isLogin, mustChangePassword } = useSession();
  const { data, isLoading } = useQuery(memberInfo, isLogin && !mustChangePassword ? {} : null, {
    keepPreviousData: false,
    beforeKnown: true,
  });
  return { member: isLogin ? data : undefined, isLoading };
}

/** Updates the stored session from the member info; mounted once. */
export function useSessionFollowsMember(): void {
  const { member } = useMember();
  useEffect(() => {
    if (!member) return;
    tabStorage.set('nickname', member.nickname);
    session.update({
      account: member.account,
      customerId: member.id,
      customerType: member.type,
      isExcluded: member.isExcluded ?? false,
      isInMerchantsCurrency: member.isInMerchantsCurrency ?? false,
    });
  }, [member]);
  const isVip = member && member.vip === true;
  useEffect(() => {
    if (isVip !== undefined) storeVip(isVip);
  }, [isVip]);
  useEffect(() => () => vipStore.set(false), []);
}
