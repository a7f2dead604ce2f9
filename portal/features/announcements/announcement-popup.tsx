import type { Announcement } from '@baize/gateway/contract';
import { Dialog } from '@baize/ui-kit/dialog';
import { Drawer } from '@baize/ui-kit/drawer';
import { below } from '@baize/ui-kit/foundation/breakpoints';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { audienceOf, recordSeen } from '../../shared/announcements/seen.ts';
import { usePopupAnnouncements } from '../../shared/announcements/use-announcements.ts';
import { type PopupProps, usePopups } from '../../shared/popups/popup-stack.ts';
import { session, useSession } from '../../shared/session/session-store.ts';
import { useMedia } from '../../shared/use-media.ts';
import { AnnouncementScreen } from './announcement-screen.tsx';
import { BellDrawer } from './bell-drawer.tsx';
import { promotionsPath } from './promotions-path.ts';

/** The argument of the bell: shows the list in a drawer. */
const BELL = 'bell';

/** The announcements: opened automatically, or as a list by the bell. */
export function AnnouncementPopup(props: PopupProps) {
  return props.args[0] === BELL ? <BellDrawer {...props} /> : <Announced {...props} />;
}

/** The popup's arguments are the id of the open announcement and the page. */
function Announced({ args, onClose }: PopupProps) {
  const popups = usePopups();
  const navigate = useNavigate();
  const { isLogin, isTrial } = useSession();
  const { pathname, search } = useLocation();
  const [audience] = useState(() => audienceOf(isLogin));
  const answer = usePopupAnnouncements();
  // On a phone a sheet as high as its text, so that the page stays visible above it.
  const isPhone = useMedia(below.sm);
  const [openId = answer.data?.[0]?.id, page] = args;

  // However it closes: by its close button, Escape, Back, or a link inside. A logout closes it too,
  // and what one member saw does not count for the next.
  useEffect(
    () => () => {
      if (audienceOf(session.get().isLogin) === audience) recordSeen(audience);
    },
    [audience],
  );

  const show = (item: Announcement | undefined, pageNo: number) =>
    popups.replace('announcement', item?.id ?? '', String(pageNo));
  // A sheet that is shown before its text has loaded would grow upwards.
  if (isPhone && !answer.data && !answer.error) return null;
  const Frame = isPhone ? Drawer : Dialog;
  return (
    <Frame
      {...(isPhone && { placement: 'bottom' })}
      open
      flush
      size="lg"
      closeOnOverlay={isPhone}
      onOpenChange={onClose}
      title={<FormattedMessage id="announcements.title" />}
    >
      <AnnouncementScreen
        {...answer}
        openId={openId ?? ''}
        page={Number(page) || undefined}
        pageHref={pathname + search}
        onShow={show}
        onPromotion={() => navigate(promotionsPath({ isTrial }))}
      />
    </Frame>
  );
}
