import type { DepositOrder, depositOrders, ResponseOf } from '@baize/gateway/contract';
import { Receipt } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import type { CallError } from '../../../shared/api/call-error.ts';
import { useMoney } from '../../../shared/money/money.ts';
import { RecordTable } from '../../../shared/records/record-table.tsx';
import { RecordPages } from '../components/record-pages.tsx';
import * as css from '../components/records.css.ts';
import { RecordsBody } from '../components/records-body.tsx';
import { StatusLabel } from '../components/status-label.tsx';

interface DepositListProps {
  orders: ResponseOf<typeof depositOrders> | undefined;
  error: CallError | undefined;
  onRetry(): void;
  page: number;
  hrefFor(page: number): string;
  onPage(page: number): void;
  onOpen(order: DepositOrder): void;
}

/** The member's deposits, each a way to see how it stands or to pay it after all. */
export function DepositList({ orders, error, onRetry, ...pages }: DepositListProps) {
  const intl = useIntl();
  const money = useMoney();
  return (
    <section className={css.section}>
      <h2 className={css.sectionTitle}>{intl.formatMessage({ id: 'member.deposit.recent' })}</h2>
      <RecordsBody
        count={orders?.list.length}
        error={error}
        onRetry={onRetry}
        empty={{
          icon: <Receipt />,
          title: 'member.deposit.none',
          reason: 'member.deposit.noneReason',
        }}
      >
        <RecordTable<DepositOrder>
          caption={intl.formatMessage({ id: 'member.deposit.recent' })}
          rows={orders?.list ?? []}
          keyOf={({ orderNo }) => orderNo}
          onOpen={pages.onOpen}
          columns={[
            {
              id: 'method',
              label: intl.formatMessage({ id: 'member.deposit.method' }),
              cell: (order) => (
                <>
                  <span className={css.strong}>{order.channelName}</span>
                  <span className={css.quiet}>
                    {intl.formatDate(order.createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
                  </span>
                </>
              ),
            },
            {
              id: 'order',
              minor: true,
              label: intl.formatMessage({ id: 'member.bets.order' }),
              cell: (order) => <span className={css.quiet}>{order.orderNo}</span>,
            },
            {
              id: 'amount',
              align: 'end' as const,
              label: intl.formatMessage({ id: 'member.deposit.amount' }),
              cell: (order) => money(order.amount),
            },
            {
              id: 'status',
              label: intl.formatMessage({ id: 'member.bets.status' }),
              cell: (order) => <StatusLabel status={order.status} />,
            },
          ]}
        />
        <RecordPages
          page={pages.page}
          pages={orders?.totalPages ?? 1}
          hrefFor={pages.hrefFor}
          onPage={pages.onPage}
        />
      </RecordsBody>
    </section>
  );
}
