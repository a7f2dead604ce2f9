import type { AgentContract, ContractsView } from '@baize/gateway/contract';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { ScrollText } from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { Tabs } from '@baize/ui-kit/tabs';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Loaded } from '../../shared/api/loaded.ts';
import type { Outcome } from '../../shared/api/use-command.ts';
import { LoadError } from '../../shared/errors/load-error.tsx';
import type { ContractChange } from './api.ts';
import { AgentSearch } from './components/agent-search.tsx';
import { type ContractAction, ContractActionDialog } from './components/contract-action-dialog.tsx';
import { ContractList } from './components/contract-list.tsx';
import { ContractPages } from './components/contract-pages.tsx';
import { ContractSkeletons } from './components/contract-skeletons.tsx';
import { RequestForm } from './components/request-form.tsx';
import * as css from './contracts.css.ts';
import { proposalsOf } from './proposals.ts';
import type { OfferedAgents } from './use-agents.ts';
import type { ContractPages as Pages } from './use-contract-pages.ts';

export interface ContractsScreenProps extends Loaded<ContractsView> {
  /** Active and pending contracts with agents below. */
  line: Pages;
  /** Contracts that have ended. */
  history: Pages;
  /** The agents to whom contracts can be offered. */
  agents: OfferedAgents;
  /** The open tab: `mine`, `line`, `history` or `new`. */
  tab: string;
  /** The initially selected account of an offer; the own upline by default. */
  offerTo?: string | undefined;
  /** Opens a tab; without `offerTo` the next offer has no selected account. */
  onTab(tab: string, offerTo?: string): void;
  onProcess(change: ContractChange): Promise<Outcome<AgentContract>>;
}

const waits = ({ actions }: AgentContract) => actions.includes('accept');

function Waiting() {
  return (
    <div className={css.list} aria-hidden="true">
      <Skeleton shape="block" height="3rem" />
      <ContractSkeletons />
    </div>
  );
}

/** Offers and contracts between an agent and the upline or downline, current and past (R2.109). */
export function ContractsScreen(props: ContractsScreenProps) {
  const { data, line, history, agents, error, retry, tab, offerTo, onTab, onProcess } = props;
  const intl = useIntl();
  const [question, setQuestion] = useState<ContractAction>();
  /** The number of sent requests and offers: the form is reset after each. */
  const [sent, setSent] = useState(0);
  const { rows, search } = agents;
  const proposals = useMemo(
    // A search is for agents below, so the upline is left out.
    () => (data ? proposalsOf(search ? { ...data, upline: undefined } : data, rows ?? []) : []),
    [data, search, rows],
  );
  if (!data) {
    return error ? (
      <LoadError title="contracts.failed" error={error} onRetry={retry} />
    ) : (
      <Waiting />
    );
  }
  if (data.types.length === 0 && data.list.length + data.line.total + data.ended === 0) {
    return (
      <EmptyState
        icon={<ScrollText />}
        title={<FormattedMessage id="contracts.none" />}
        description={<FormattedMessage id="contracts.notOffered" />}
      />
    );
  }
  const { list: mine, types } = data;
  const ask = (contract: AgentContract, action: ContractAction['action']) =>
    setQuestion({ contract, action });
  /**
   * Its current state: after a rejection the list is reloaded, and the contracts that would end are
   * listed again (R8.11).
   */
  const asked =
    [...mine, ...(line.rows ?? [])].find(
      ({ contractId }) => contractId === question?.contract.contractId,
    ) ?? question?.contract;
  const counted = (count: number) => {
    if (count === 0) return {};
    return { count, countLabel: intl.formatMessage({ id: 'contracts.toAnswer' }, { count }) };
  };
  const label = (id: 'mine' | 'line' | 'history' | 'new') =>
    intl.formatMessage({ id: `contracts.tab.${id}` });
  /**
   * An account was selected in the team, but nothing can be offered: the form would be a request to
   * the upline instead.
   */
  const cannotOffer =
    offerTo !== undefined &&
    rows !== undefined &&
    !search &&
    !proposals.some(({ account }) => account === offerTo);
  const canOffer = data.agents > 0 && data.offers.length > 0;
  const hasLine = data.line.total > 0 || canOffer;
  const canAsk = (data.upline?.offers.length ?? 0) > 0;
  const items = [
    {
      value: 'mine',
      label: label('mine'),
      content: <ContractList contracts={mine} types={types} empty="none" onAsk={ask} />,
      ...counted(mine.filter(waits).length),
    },
    ...(hasLine
      ? [
          {
            value: 'line',
            label: label('line'),
            content: (
              <ContractPages
                pages={line}
                total={data.line.total}
                types={types}
                empty="noLine"
                onAsk={ask}
              />
            ),
            ...counted(data.line.toAnswer),
          },
        ]
      : []),
    ...(canAsk || canOffer || cannotOffer
      ? [
          {
            value: 'new',
            label: label('new'),
            content: cannotOffer ? (
              <EmptyState
                icon={<ScrollText />}
                title={<FormattedMessage id="contracts.noOffer" values={{ account: offerTo }} />}
                description={<FormattedMessage id="contracts.noOfferReason" />}
              />
            ) : !rows ? (
              agents.error ? (
                <LoadError
                  title="contracts.agentsFailed"
                  error={agents.error}
                  onRetry={agents.retry}
                />
              ) : (
                <Waiting />
              )
            ) : (
              <>
                <AgentSearch agents={agents} />
                <RequestForm
                  key={`${offerTo ?? ''}:${sent}`}
                  proposals={proposals}
                  offerTo={offerTo}
                  onSend={async (type, request) => {
                    const outcome = await onProcess({ type, request });
                    if (outcome.status === 'done') {
                      setSent(sent + 1);
                      onTab(request.account ? 'line' : 'mine');
                    }
                    return outcome;
                  }}
                />
              </>
            ),
          },
        ]
      : []),
    {
      value: 'history',
      label: label('history'),
      content: (
        <ContractPages
          pages={history}
          total={data.ended}
          types={types}
          empty="noHistory"
          onAsk={ask}
        />
      ),
    },
  ];
  const open = items.some(({ value }) => value === tab) ? tab : 'mine';
  return (
    <>
      <Tabs
        items={items}
        value={open}
        onValueChange={(next) => onTab(next, offerTo)}
        // Switching the tab keeps the input of the form.
        forceMount
        label={intl.formatMessage({ id: 'shell.contracts' })}
        panelClassName={css.panel}
      />
      {question && asked && (
        <ContractActionDialog
          contract={asked}
          action={question.action}
          onAnswer={() =>
            onProcess({
              type: asked.type,
              request: {
                action: question.action,
                contractId: asked.contractId,
                ...(question.action === 'accept' && { ends: asked.ends.length }),
              },
            })
          }
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}
