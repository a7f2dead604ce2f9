import type { AgentContract, ContractType } from '@baize/gateway/contract';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { ScrollText } from '@baize/ui-kit/icon';
import { FormattedMessage } from 'react-intl';
import * as css from '../contracts.css.ts';
import type { ContractAction } from './contract-action-dialog.tsx';
import { ContractCard } from './contract-card.tsx';

interface ContractListProps {
  contracts: readonly AgentContract[];
  /** Those that the merchant has on. */
  types: readonly ContractType[];
  empty: 'none' | 'noLine' | 'noHistory' | 'noMatch';
  onAsk(contract: AgentContract, action: ContractAction['action']): void;
}

/** The contracts of a tab, pending ones first. */
export function ContractList({ contracts, types, empty, onAsk }: ContractListProps) {
  if (contracts.length === 0) {
    return (
      <EmptyState
        icon={<ScrollText />}
        title={<FormattedMessage id={`contracts.${empty}`} />}
        description={<FormattedMessage id={`contracts.${empty}Reason`} />}
      />
    );
  }
  const waiting = ({ actions }: AgentContract) => Number(actions.includes('accept'));
  const sorted = contracts.toSorted((one, other) => waiting(other) - waiting(one));
  return (
    <ul className={css.list}>
      {sorted.map((contract) => (
        <li key={contract.contractId}>
          <ContractCard
            contract={contract}
            isTypeOff={!types.includes(contract.type)}
            onAsk={(action) => onAsk(contract, action)}
          />
        </li>
      ))}
    </ul>
  );
}
