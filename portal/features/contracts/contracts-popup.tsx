import { Dialog } from '@baize/ui-kit/dialog';
import { FormattedMessage, useIntl } from 'react-intl';
import { loaded } from '../../shared/gateway/loaded.ts';
import { type PopupProps, usePopups } from '../../shared/popups/popup-stack.ts';
import { useMembersOnly } from '../../shared/popups/use-members-only.ts';
import { ContractsScreen } from './contracts-screen.tsx';
import { useContracts, useProcessContract } from './data.ts';

/**
 * The contracts of whoever is logged in (R2.109); a visitor is led to the login instead. The popup's
 * argument is the open tab.
 */
export function ContractsPopup({ args: [tab], onClose }: PopupProps) {
  const intl = useIntl();
  const popups = usePopups();
  const may = useMembersOnly(onClose);
  const answer = useContracts(may);
  const process = useProcessContract();
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
