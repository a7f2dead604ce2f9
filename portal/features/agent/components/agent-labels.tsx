import { KitProvider } from '@baize/ui-kit/foundation/kit-provider';
import type { KitLabels } from '@baize/ui-kit/foundation/labels';
import { type ReactNode, useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { MessageId } from '../../../shared/messages/message-id.ts';

function labelsIn(intl: IntlShape): Partial<KitLabels> {
  const text = (id: MessageId) => intl.formatMessage({ id });
  return {
    from: text('agent.kit.from'),
    to: text('agent.kit.to'),
    apply: text('agent.kit.apply'),
    previousMonth: text('agent.kit.previousMonth'),
    nextMonth: text('agent.kit.nextMonth'),
    rangeProblem: (problem, { longest }) =>
      intl.formatMessage({ id: `agent.kit.range.${problem}` }, { longest }),
    breadcrumb: text('agent.kit.breadcrumb'),
    selectAll: text('agent.kit.selectAll'),
    selectRow: (name) => intl.formatMessage({ id: 'agent.kit.selectRow' }, { name }),
    rowDetail: (name) => intl.formatMessage({ id: 'agent.kit.rowDetail' }, { name }),
    noRows: text('agent.kit.noRows'),
    total: text('agent.kit.total'),
    chart: text('agent.kit.chart'),
    chartTable: text('agent.kit.chartTable'),
    copy: text('agent.kit.copy'),
    copied: text('shell.copied.title'),
    copyFailed: text('agent.kit.copyFailed'),
    qrFailed: text('agent.kit.qrFailed'),
    increase: text('agent.kit.increase'),
    decrease: text('agent.kit.decrease'),
    done: text('agent.kit.done'),
    failed: text('agent.kit.failed'),
    confirm: text('action.confirm'),
  };
}

/** The kit's words for tables, charts and days, which come with the agent center alone. */
export function AgentLabels({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const labels = useMemo(() => labelsIn(intl), [intl]);
  return <KitProvider labels={labels}>{children}</KitProvider>;
}
