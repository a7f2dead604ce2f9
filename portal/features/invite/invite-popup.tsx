import { invitation } from '@baize/gateway/contract';
import { Dialog } from '@baize/ui-kit/dialog';
import { FormattedMessage, useIntl } from 'react-intl';
import { loaded } from '../../shared/gateway/loaded.ts';
import { useCall } from '../../shared/gateway/use-call.ts';
import type { PopupProps } from '../../shared/popups/popup-stack.ts';
import { InviteScreen } from './invite-screen.tsx';

/** The invitation of whoever looks: own code, an agent's line, or just the portal's address. */
export function InvitePopup({ onClose }: PopupProps) {
  const intl = useIntl();
  const answer = useCall(invitation, {});
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={<FormattedMessage id="invite.title" />}
      labels={{ close: intl.formatMessage({ id: 'action.close' }) }}
    >
      <InviteScreen {...loaded(answer, answer.data)} />
    </Dialog>
  );
}
