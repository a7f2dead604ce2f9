import type { ResponseOf, WithdrawOrder, withdrawOrders } from '@baize/gateway/contract';
import { Receipt } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import type { CallError } from '../../../shared/api/call-error.ts';
import { useMoney } from '../../../shared/money/money.ts';
import { RecordTable } from '../../../shared/records/record-table.tsx';
import { RecordPages } from '../components/record-pages.tsx';
import * as css from '../components/records.css.ts';
import { RecordsBody } from '../components/records-body.tsx';
import { StatusLabel } from '../components/status-label.tsx';
import { OrderActions, type OrderActionsProps } from './order-actions.tsx';

interface WithdrawListProps {
  orders: ResponseOf<typeof withdrawOrders> | undefined;
  error: CallError | undefined;
  onRetry(): void;
  page: number;
  hrefFor(page: number): string;
  onPage(page: number): void;
  onOpen(order: WithdrawOrder): void;
  onAct: OrderActionsProps['onAct'];
}

/** The member's withdrawals: where each went, when it is decided at the latest, why it came back. */
export function WithdrawList({ orders, error, onRetry, onAct, ...pages }: WithdrawListProps) {
  const intl = useIntl();
  const money = useMoney();
  const time = (at: number) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <h2 className={css.sectionTitle}>{intl.formatMessage({ id: 'member.withdraw.recent' })}</h2>
      <RecordsBody
        count={orders?.list.length}
        error={error}
        onRetry={onRetry}
        empty={{
          icon: <Receipt />,
          title: 'member.withdraw.none',
          reason: 'member.withdraw.noneReason',
        }}
      >
        <RecordTable<WithdrawOrder>
          caption={intl.formatMessage({ id: 'member.withdraw.recent' })}
          rows={orders?.list ?? []}
          keyOf={({ orderNo }) => orderNo}
          onOpen={pages.onOpen}
          columns={[
            {
              id: 'to',
              label: intl.formatMessage({ id: 'member.withdraw.to' }),
              cell: (order) => (
                <>
                  <span className={css.strong}>
                    {order.bankName} {order.maskedNumber}
                  </span>
                  <span className={css.quiet}>{time(order.createdAt)}</span>
                  {order.status === 'pending' && (
                    <span className={css.quiet}>
                      {intl.formatMessage(
                        { id: 'member.withdraw.pendingText' },
                        { time: intl.formatTime(order.dueAt) },
                      )}
                    </span>
                  )}
                  {order.status === 'pending' && order.lockedAt !== undefined && (
                    <span className={css.quiet}>
                      {intl.formatMessage({ id: 'member.withdraw.lockedText' })}
                    </span>
                  )}
                  {order.reason && (
                    <span className={css.quiet}>
                      {intl.formatMessage({ id: `member.reason.${order.reason}` })}{' '}
                      {intl.formatMessage({ id: 'member.withdraw.returned' })}
                    </span>
                  )}
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
              cell: (order) => (
                <span className={css.states}>
                  <StatusLabel status={order.status} />
                  {order.confirmation && (
                    <span className={css.quiet}>
                      <StatusLabel status={order.confirmation.status} />
                    </span>
                  )}
                  <OrderActions order={order} onAct={onAct} />
                </span>
              ),
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
    </>
  );
}
