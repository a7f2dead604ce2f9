import type { WithdrawOrder, WithdrawPayment } from '@baize/gateway/contract';
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
import type { WithdrawOrders } from './api.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { OrderActions, type OrderActionsProps } from './order-actions.tsx';
import { paymentToConfirm, withdrawalStatus } from './order-status.ts';

interface WithdrawListProps {
  orders: LoadedRecord<WithdrawOrders>;
  address: RecordAddress;
  onAct: OrderActionsProps['onAct'];
  /** Payments that wait for the member's confirmation; undefined until they are known. */
  payments: readonly WithdrawPayment[] | undefined;
  onConfirm(paymentNo: string): void;
}

/** The member's withdrawals: target, deadline of the decision, reason of a rejection. */
export function WithdrawList({ orders, address, onAct, payments, onConfirm }: WithdrawListProps) {
  const intl = useIntl();
  const money = useMoney();
  const { query, paging, change } = address;
  const { data } = orders;
  const time = (at: number) => dateAndTime(intl, at);
  return (
    <>
      <h2 className={css.sectionTitle}>{intl.formatMessage({ id: 'member.withdraw.recent' })}</h2>
      <RecordsBody
        count={data?.list.length}
        error={orders.error}
        onRetry={orders.retry}
        empty={{
          icon: <Receipt />,
          title: 'member.withdraw.none',
          reason: 'member.withdraw.noneReason',
        }}
      >
        <DataTable<WithdrawOrder>
          variant="outline"
          label={intl.formatMessage({ id: 'member.withdraw.recent' })}
          rows={data?.list ?? []}
          rowId={({ orderNo }) => orderNo}
          stale={orders.isPrevious}
          onRowOpen={({ orderNo }) =>
            change({ order: orderNo, page: query.page }, { details: 'open' })
          }
          columns={[
            {
              id: 'to',
              header: intl.formatMessage({ id: 'member.withdraw.to' }),
              cell: (order) => (
                <>
                  <span className={css.strong}>
                    {order.bankName} {order.maskedNumber}
                  </span>
                  <span className={css.quiet}>{time(order.createdAt)}</span>
                  {withdrawalStatus(order) === 'pending' && (
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
            ...orderColumns(intl, money),
            {
              id: 'status',
              header: intl.formatMessage({ id: 'member.bets.status' }),
              cell: (order) => {
                const payment = paymentToConfirm(payments, order.orderNo);
                return (
                  <span className={css.states}>
                    <StatusLabel status={withdrawalStatus(order)} />
                    {payment && <ConfirmButton payment={payment} onConfirm={onConfirm} size="sm" />}
                    <OrderActions order={order} onAct={onAct} />
                  </span>
                );
              },
            },
          ]}
        />
        <RecordPages paging={paging} count={data?.totalPages} />
      </RecordsBody>
    </>
  );
}
