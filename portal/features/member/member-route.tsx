import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import { appPath } from '../../shared/navigation/app-path.ts';
import { DocumentTitle } from '../../shared/navigation/document-title.tsx';
import { pageText } from '../../shared/navigation/page-name.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { MemberScreen } from './member-screen.tsx';
import { memberPageName } from './page-titles.ts';
import { useMemberCenter } from './use-member-center.ts';

/** `/member?page=…`: a member's own pages. Trial accounts have none, and are told so (R5.11). */
export function MemberRoute() {
  const { isTrial } = useSession();
  const intl = useIntl();
  const notify = useNotify();
  const [query] = useSearchParams();
  const center = useMemberCenter(query.get('page') ?? undefined);
  useEffect(() => {
    if (isTrial) notify.needsRealAccount();
  }, [isTrial, notify]);
  if (isTrial) return <Navigate to={appPath('/')} replace />;
  return (
    <>
      <DocumentTitle name={memberPageName(center.page, pageText(intl))} />
      <MemberScreen {...center} />
    </>
  );
}
