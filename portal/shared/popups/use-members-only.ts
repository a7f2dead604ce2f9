import { useEffect } from 'react';
import { useNotify } from '../notify/use-notify.ts';
import { useSession } from '../session/session-store.ts';
import { usePopups } from './popup-stack.ts';

/**
 * For popups of real accounts: leads a visitor to the login in the popup's place, and tells a
 * trial why it closes (R5.11).
 * @returns whether the popup may show
 */
export function useMembersOnly(onClose: () => void): boolean {
  const popups = usePopups();
  const notify = useNotify();
  const { isLogin, isTrial } = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for whoever opened it.
  useEffect(() => {
    if (!isLogin) popups.replace('login');
    else if (isTrial) {
      notify.needsRealAccount();
      onClose();
    }
  }, [isLogin, isTrial]);
  return isLogin && !isTrial;
}
