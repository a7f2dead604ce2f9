import { memberIcon } from '@baize/gateway/contract';
import { useQuery } from '../api/use-query.ts';
import { useLanguage } from '../messages/language-store.ts';
import { useSession } from './session-store.ts';

/** The member's own icon and the available ones; a trial account has none. */
export function useMemberIcon() {
  const language = useLanguage();
  const { isLogin, isTrial } = useSession();
  return useQuery(memberIcon, isLogin && !isTrial ? { language } : null, {
    keepPreviousData: false,
    revalidateOnFocus: false,
  });
}
