import { Dialog } from '@baize/ui-kit/dialog';
import { FormattedMessage } from 'react-intl';
import { loaded } from '../../shared/api/loaded.ts';
import { type PopupProps, usePopups } from '../../shared/popups/popup-stack.ts';
import { useContracts, useProcessContract } from './api.ts';
import { ContractsScreen } from './contracts-screen.tsx';
import { useAgents } from './use-agents.ts';
import { useContractPages } from './use-contract-pages.ts';

/**
 * The contracts of the current account (R2.109). The popup's arguments are the open tab and the
 * account of a new offer.
 */
export function ContractsPopup({ args: [tab, offerTo], onClose }: PopupProps) {
  const popups = usePopups();
  const answer = useContracts();
  const { run } = useProcessContract();
  const agents = useAgents(answer.data, offerTo);
  const line = useContractPages('line', tab === 'line');
  const history = useContractPages('ended', tab === 'history');
  return (
    <Dialog open size="lg" onOpenChange={onClose} title={<FormattedMessage id="shell.contracts" />}>
      <ContractsScreen
        {...loaded(answer, answer.data)}
        agents={agents}
        line={line}
        history={history}
        tab={tab ?? ''}
        offerTo={offerTo}
        onTab={(next, to) => popups.replace('contracts', next, ...(to ? [to] : []))}
        onProcess={run}
      />
    </Dialog>
  );
}
