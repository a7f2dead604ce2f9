import { invitation } from '@baize/gateway/contract';
import { Dialog } from '@baize/ui-kit/dialog';
import { FormattedMessage } from 'react-intl';
import { loaded } from '../../shared/api/loaded.ts';
import { useQuery } from '../../shared/api/use-query.ts';
import type { PopupProps } from '../../shared/popups/popup-stack.ts';
import { InviteScreen } from './invite-screen.tsx';

/**
 * The current person's invitation: their own code, an agent's line, or the portal's address alone.
 */
export function InvitePopup({ onClose }: PopupProps) {
  const answer = useQuery(invitation, {});
  return (
    <Dialog open size="lg" onOpenChange={onClose} title={<FormattedMessage id="shell.invite" />}>
      <InviteScreen {...loaded(answer, answer.data)} />
    </Dialog>
  );
}
