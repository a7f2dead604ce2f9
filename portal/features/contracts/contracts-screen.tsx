import type {
  AgentContract,
  ContractRequest,
  ContractsView,
  ContractType,
} from '@baize/gateway/contract';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { ScrollText } from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { Tabs } from '@baize/ui-kit/tabs';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FailedPart } from '../../shared/errors/failed-part.tsx';
import type { Loaded } from '../../shared/gateway/loaded.ts';
import * as css from './contracts.css.ts';
import { AnswerDialog, type Question } from './parts/answer-dialog.tsx';
import { ContractList } from './parts/contract-list.tsx';
import { RequestForm } from './parts/request-form.tsx';

export interface ContractsScreenProps extends Loaded<ContractsView> {
  /** The open tab: `mine`, `line`, `history` or `new`. */
  tab: string;
  onTab(tab: string): void;
  /** @throws {CallError} when the gateway refuses */
  onProcess(type: ContractType, request: ContractRequest): Promise<unknown>;
}

const runs = ({ status }: AgentContract) => status === 'active' || status === 'offered';
const waits = ({ actions }: AgentContract) => actions.includes('accept');

function Waiting() {
  return (
    <div className={css.list} aria-hidden="true">
      <Skeleton shape="block" height="3rem" />
      <Skeleton shape="block" height="13rem" />
      <Skeleton shape="block" height="13rem" />
    </div>
  );
}

/** What is offered and agreed between an agent and whoever is above, and what was (R2.109). */
export function ContractsScreen(props: ContractsScreenProps) {
  const { data, error, retry, tab, onTab, onProcess } = props;
  const intl = useIntl();
  const [question, setQuestion] = useState<Question>();
  if (!data) {
    return error ? (
      <FailedPart title="contracts.failed" error={error} onRetry={retry} />
    ) : (
      <Waiting />
    );
  }
  if (data.types.length === 0) {
    return (
      <EmptyState
        icon={<ScrollText />}
        title={<FormattedMessage id="contracts.none" />}
        reason={<FormattedMessage id="contracts.notOffered" />}
      />
    );
  }
  const { list, proposals, currencySymbol } = data;
  const mine = list.filter((each) => each.isOwn && runs(each));
  const line = list.filter((each) => !each.isOwn && runs(each));
  const ended = list.filter((each) => !runs(each));
  const ask = (contract: AgentContract, action: Question['action']) =>
    setQuestion({ contract, action });
  const listed = (contracts: readonly AgentContract[], empty: 'none' | 'noLine' | 'noHistory') => (
    <ContractList {...{ contracts, empty, currencySymbol }} onAsk={ask} />
  );
  const counted = (contracts: readonly AgentContract[]) => {
    const count = contracts.filter(waits).length;
    if (count === 0) return {};
    return { count, countLabel: intl.formatMessage({ id: 'contracts.toAnswer' }, { count }) };
  };
  const label = (id: 'mine' | 'line' | 'history' | 'new') =>
    intl.formatMessage({ id: `contracts.tab.${id}` });
  const hasLine = line.length > 0 || proposals.some(({ account }) => account !== undefined);
  const items = [
    { value: 'mine', label: label('mine'), content: listed(mine, 'none'), ...counted(mine) },
    ...(hasLine
      ? [{ value: 'line', label: label('line'), content: listed(line, 'noLine'), ...counted(line) }]
      : []),
    ...(proposals.length > 0
      ? [
          {
            value: 'new',
            label: label('new'),
            content: (
              <RequestForm
                {...{ proposals, currencySymbol }}
                onSend={async (type, request) => {
                  await onProcess(type, request);
                  onTab(request.account ? 'line' : 'mine');
                }}
              />
            ),
          },
        ]
      : []),
    { value: 'history', label: label('history'), content: listed(ended, 'noHistory') },
  ];
  const open = items.some(({ value }) => value === tab) ? tab : 'mine';
  return (
    <>
      <Tabs
        items={items}
        value={open}
        onValueChange={onTab}
        label={intl.formatMessage({ id: 'contracts.title' })}
        panelClassName={css.panel}
      />
      {question && (
        <AnswerDialog
          {...question}
          onAnswer={() =>
            onProcess(question.contract.type, {
              action: question.action,
              contractId: question.contract.contractId,
            })
          }
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}
