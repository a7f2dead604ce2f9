import { KitProvider } from '@baize/ui-kit/foundation/kit-provider';
import type { KitLabels } from '@baize/ui-kit/foundation/labels';
import { type ReactNode, useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { MessageId } from '../messages/message-id.ts';

function labelsIn(intl: IntlShape): Partial<KitLabels> {
  const text = (id: MessageId) => intl.formatMessage({ id });
  return {
    from: text('kit.from'),
    to: text('kit.to'),
    apply: text('kit.apply'),
    previousMonth: text('kit.previousMonth'),
    nextMonth: text('kit.nextMonth'),
    rangeProblem: (problem, { longest }) =>
      intl.formatMessage({ id: `kit.range.${problem}` }, { longest }),
    breadcrumb: text('kit.breadcrumb'),
    selectAll: text('kit.selectAll'),
    selectRow: (name) => intl.formatMessage({ id: 'kit.selectRow' }, { name }),
    rowDetail: (name) => intl.formatMessage({ id: 'kit.rowDetail' }, { name }),
    noRows: text('kit.noRows'),
    total: text('kit.total'),
    chart: text('kit.chart'),
    chartTable: text('kit.chartTable'),
    copy: text('kit.copy'),
    copied: text('shell.copied.title'),
    copyFailed: text('kit.copyFailed'),
    qrFailed: text('kit.qrFailed'),
    increase: text('kit.increase'),
    decrease: text('kit.decrease'),
    done: text('kit.done'),
    failed: text('kit.failed'),
    confirm: text('action.confirm'),
  };
}

/**
 * Provides the kit labels of tables, charts, date pickers and copy fields, for features that render
 * them. Their messages are in catalogue.ts, which these features join with their own: the first
 * page needs none.
 */
export function DataKitLabels({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const labels = useMemo(() => labelsIn(intl), [intl]);
  return <KitProvider labels={labels}>{children}</KitProvider>;
}
