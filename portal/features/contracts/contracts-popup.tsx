import { Dialog } from '@baize/ui-kit/dialog';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loaded } from '../../shared/gateway/loaded.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { type PopupProps, usePopups } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { ContractsScreen } from './contracts-screen.tsx';
import { useContracts, useProcessContract } from './data.ts';

/**
 * The contracts of whoever is logged in (R2.109); a visitor is led to the login instead. The popup's
 * argument is the open tab.
 */
export function ContractsPopup({ args: [tab], onClose }: PopupProps) {
  const intl = useIntl();
  const popups = usePopups();
  const notify = useNotify();
  const { isLogin, isTrial } = useSession();
  const may = isLogin && !isTrial;
  const answer = useContracts(may);
  const process = useProcessContract();
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
      size="lg"
      onOpenChange={onClose}
      title={<FormattedMessage id="contracts.title" />}
      labels={{ close: intl.formatMessage({ id: 'action.close' }) }}
    >
      <ContractsScreen
        {...loaded(answer, answer.data)}
        tab={tab ?? ''}
        onTab={(next) => popups.replace('contracts', next)}
        onProcess={process}
      />
    </Dialog>
  );
}
