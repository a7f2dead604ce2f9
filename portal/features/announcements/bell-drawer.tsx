import { Drawer } from '@baize/ui-kit/drawer';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { usePopupAnnouncements } from '../../shared/announcements/use-announcements.ts';
import { memberPath } from '../../shared/paths.ts';
import type { PopupProps } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { useUnread } from '../../shared/session/use-unread.ts';
import { BellScreen } from './bell-screen.tsx';
import { promotionsPath } from './promotions-path.ts';

/** The drawer of the bell: a link to the messages, and all announcements, seen or not. */
export function BellDrawer({ onClose }: PopupProps) {
  const navigate = useNavigate();
  const { isLogin, isTrial } = useSession();
  const unread = useUnread();
  const answer = usePopupAnnouncements();
  return (
    <Drawer open onOpenChange={onClose} title={<FormattedMessage id="announcements.bell" />}>
      <BellScreen
        {...answer}
        messages={isLogin && !isTrial ? { unread, to: memberPath('messageV2') } : undefined}
        onPromotion={() => navigate(promotionsPath({ isTrial }))}
      />
    </Drawer>
  );
}
