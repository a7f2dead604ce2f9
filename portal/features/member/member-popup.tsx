import { Dialog } from '@baize/ui-kit/dialog';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type MemberFrame, MemberFrameContext } from '../../shared/member-center/member-frame.ts';
import type { PopupProps } from '../../shared/popups/popup-stack.ts';
import { usePopupPages } from '../../shared/popups/use-popup-pages.ts';
import { MemberScreen } from './member-screen.tsx';
import { useMemberCenter } from './use-member-center.ts';

/**
 * The view state of its pages in the address; removed with them, so that the page below never reads
 * it.
 */
const OWN_PARAMETERS = ['range', 'from', 'to', 'p', 'kind', 'order', 'receipt'];

/**
 * R2.111: the member center as a popup over the current page, such as a game, which a deposit does
 * not have to leave. `args` is the page, `?popup=member:depositv2`.
 */
export function MemberPopup({ args: [requested], onClose }: PopupProps) {
  const intl = useIntl();
  const pages = usePopupPages('member', OWN_PARAMETERS, onClose);
  const place = useMemo<MemberFrame>(() => ({ isPopup: true, ...pages }), [pages]);
  const center = useMemberCenter(requested);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={pages.leave}
      title={intl.formatMessage({ id: 'member.pagesNav' })}
    >
      <MemberFrameContext value={place}>
        <MemberScreen {...center} />
      </MemberFrameContext>
    </Dialog>
  );
}
