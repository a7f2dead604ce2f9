import type { Announcement } from '@baize/gateway/contract';
import { Dialog } from '@baize/ui-kit/dialog';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useNotices } from '../../shared/announcements/use-announcements.ts';
import { type PopupProps, usePopups } from '../../shared/popups/popup-stack.ts';
import { NoticeScreen } from './notice-screen.tsx';

/** The popup's argument is the id of the open notice; the page is the one that contains it. */
export function NoticePopup({ args, onClose }: PopupProps) {
  const popups = usePopups();
  const { pathname, search } = useLocation();
  const notices = useNotices();
  const [openId, page] = args;

  const show = (notice: Announcement | undefined, pageNo: number) =>
    popups.replace('notice', notice?.id ?? '', String(pageNo));
  return (
    <Dialog
      open
      flush
      size="lg"
      onOpenChange={onClose}
      title={<FormattedMessage id="footer.notices" />}
    >
      <NoticeScreen
        {...notices}
        openId={openId ?? ''}
        page={Number(page) || undefined}
        pageHref={pathname + search}
        onShow={show}
      />
    </Dialog>
  );
}
