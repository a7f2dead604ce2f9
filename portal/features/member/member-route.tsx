import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { PATHS } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { MemberScreen } from './member-screen.tsx';
import { useMemberCenter } from './use-member-center.ts';

/** `/member?page=…`: a member's own pages. Trial accounts have none and are told so (R5.11). */
export function MemberRoute() {
  const { isTrial } = useSession();
  const notify = useNotify();
  const [query] = useSearchParams();
  const center = useMemberCenter(query.get('page') ?? undefined);
  useEffect(() => {
    if (isTrial) notify.needsRealAccount();
  }, [isTrial, notify]);
  if (isTrial) return <Navigate to={PATHS.home} replace />;
  return <MemberScreen {...center} />;
}
