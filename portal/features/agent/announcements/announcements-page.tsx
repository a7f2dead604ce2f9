import { Card } from '@baize/ui-kit/card';
import { useLocation } from 'react-router-dom';
import { TwoPane } from '../../../shared/announcements/two-pane.tsx';
import { useNotices } from '../../../shared/announcements/use-announcements.ts';
import { useAddress } from '../../../shared/navigation/use-address.ts';

/** R2.82: the merchant's announcements, with the newest open. */
export default function AnnouncementsPage() {
  const notices = useNotices();
  const { get, change } = useAddress();
  const { pathname, search } = useLocation();
  return (
    <Card padding="none">
      <TwoPane
        {...notices}
        words="notices"
        toggles={false}
        openId={get('id') || (notices.data?.[0]?.id ?? '')}
        page={Number(get('p')) || undefined}
        pageHref={pathname + search}
        onShow={(notice, page) => change({ id: notice?.id, p: String(page) }, { replace: true })}
      />
    </Card>
  );
}
