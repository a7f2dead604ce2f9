import { consolidated } from '@baize/gateway/contract';
import { Dialog } from '@baize/ui-kit/dialog';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loaded } from '../../shared/gateway/loaded.ts';
import { useCall } from '../../shared/gateway/use-call.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { type PopupProps, usePopups } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { ContractsScreen } from './contracts-screen.tsx';

/** The contracts of whoever is logged in (R2.109); a visitor is led to the login instead. */
export function ContractsPopup({ onClose }: PopupProps) {
  const intl = useIntl();
  const popups = usePopups();
  const notify = useNotify();
  const { isLogin, isTrial } = useSession();
  const may = isLogin && !isTrial;
  const answer = useCall(consolidated, may ? {} : null, { keepPreviousData: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for whoever opened it.
  useEffect(() => {
    if (!isLogin) popups.replace('login');
    else if (isTrial) {
      notify.needsRealAccount();
      onClose();
    }
  }, [isLogin, isTrial]);
  if (!may) return null;
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      title={<FormattedMessage id="contracts.title" />}
      labels={{ close: intl.formatMessage({ id: 'action.close' }) }}
    >
      <ContractsScreen {...loaded(answer, answer.data)} />
    </Dialog>
  );
}
