import type { DepositOrder } from '@baize/gateway/contract';
import { DataTable } from '@baize/ui-kit/data-table';
import { Receipt } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import type { LoadedRecord } from '../../../shared/api/loaded.ts';
import { dateAndTime } from '../../../shared/messages/date-and-time.ts';
import { useMoney } from '../../../shared/money/money.ts';
import { RecordPages } from '../../../shared/records/record-pages.tsx';
import * as css from '../../../shared/records/records.css.ts';
import { RecordsBody } from '../../../shared/records/records-body.tsx';
import { StatusLabel } from '../../../shared/records/status-label.tsx';
import type { RecordAddress } from '../../../shared/records/use-record-query.ts';
import { orderColumns } from '../components/order-columns.tsx';
import type { DepositOrders } from './api.ts';

interface DepositListProps {
  orders: LoadedRecord<DepositOrders>;
  address: RecordAddress;
  onOpen(order: DepositOrder): void;
}

/** The member's deposits; each can be opened to see its status or to pay it. */
export function DepositList({ orders, address, onOpen }: DepositListProps) {
  const intl = useIntl();
  const money = useMoney();
  const { query, paging, change } = address;
  const { data } = orders;
  return (
    <section className={css.section}>
      <h2 className={css.sectionTitle}>{intl.formatMessage({ id: 'member.deposit.recent' })}</h2>
      <RecordsBody
        count={data?.list.length}
        error={orders.error}
        onRetry={orders.retry}
        empty={{
          icon: <Receipt />,
          title: 'member.deposit.none',
          reason: 'member.deposit.noneReason',
        }}
      >
        <DataTable<DepositOrder>
          variant="outline"
          label={intl.formatMessage({ id: 'member.deposit.recent' })}
          rows={data?.list ?? []}
          rowId={({ orderNo }) => orderNo}
          stale={orders.isPrevious}
          onRowOpen={onOpen}
          columns={[
            {
              id: 'method',
              header: intl.formatMessage({ id: 'member.deposit.method' }),
              cell: (order) => (
                <>
                  <span className={css.strong}>{order.channelName}</span>
                  <span className={css.quiet}>{dateAndTime(intl, order.createdAt)}</span>
                </>
              ),
            },
            ...orderColumns(intl, money),
            {
              id: 'status',
              header: intl.formatMessage({ id: 'member.bets.status' }),
              cell: (order) => <StatusLabel status={order.status} />,
            },
          ]}
        />
        <RecordPages
          paging={{ ...paging, onPage: (page) => change({ page, order: query.order }) }}
          count={data?.totalPages}
        />
      </RecordsBody>
    </section>
  );
}
