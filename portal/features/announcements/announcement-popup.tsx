import type { Announcement } from '@baize/gateway/contract';
import { Dialog } from '@baize/ui-kit/dialog';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { audienceOf, recordSeen } from '../../shared/announcements/seen.ts';
import { usePopupAnnouncements } from '../../shared/announcements/use-announcements.ts';
import { merchantHas } from '../../shared/member-pages.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import { memberPath } from '../../shared/paths.ts';
import { type PopupProps, usePopups } from '../../shared/popups/popup-stack.ts';
import { session, useSession } from '../../shared/session/session-store.ts';
import { AnnouncementScreen } from './announcement-screen.tsx';

/** The id in the popup's arguments is the open announcement, then the page. */
export function AnnouncementPopup({ args, onClose }: PopupProps) {
  const popups = usePopups();
  const navigate = useNavigate();
  const { isLogin } = useSession();
  const { pathname, search } = useLocation();
  const [audience] = useState(() => audienceOf(isLogin));
  const answer = usePopupAnnouncements();
  const [openId = answer.data?.[0]?.id, page] = args;

  // However it goes: by the cross, by Escape, by Back, or by a link inside. A logout closes it too,
  // and what the previous member saw says nothing of the next one.
  useEffect(
    () => () => {
      if (audienceOf(session.get().isLogin) === audience) recordSeen(audience);
    },
    [audience],
  );

  const show = (item: Announcement | undefined, pageNo: number) =>
    popups.replace('announcement', item?.id ?? '', String(pageNo));
  return (
    <Dialog
      open
      flush
      size="lg"
      onOpenChange={onClose}
      title={<FormattedMessage id="announcements.title" />}
    >
      <AnnouncementScreen
        {...answer}
        openId={openId ?? ''}
        page={Number(page) || undefined}
        pageHref={pathname + search}
        onShow={show}
        onPromotion={() =>
          navigate(merchantHas().rewards ? memberPath('rewardCenter') : appPath('/promotions'))
        }
      />
    </Dialog>
  );
}
