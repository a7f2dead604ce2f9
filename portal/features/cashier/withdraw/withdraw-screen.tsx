import type { WithdrawOrder } from '@baize/gateway/contract';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { Wallet } from '@baize/ui-kit/icon';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Loaded, LoadedRecord } from '../../../shared/api/loaded.ts';
import { arrivalFacts } from '../../../shared/cashier/confirmation-facts.tsx';
import { LoadingOrError } from '../../../shared/member-center/loading-or-error.tsx';
import { dateAndTime } from '../../../shared/messages/date-and-time.ts';
import { useMoney } from '../../../shared/money/money.ts';
import { DetailsDialog, type Fact } from '../../../shared/records/details-dialog.tsx';
import * as css from '../../../shared/records/records.css.ts';
import { StatusLabel } from '../../../shared/records/status-label.tsx';
import type { RecordAddress } from '../../../shared/records/use-record-query.ts';
import type { Receipts, WithdrawOffer, WithdrawOrders } from './api.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { type Locking, LockingCard } from './locking-card.tsx';
import type { OrderAction } from './order-actions.tsx';
import { type OrderCommand, OrderConfirmation } from './order-confirmation.tsx';
import { paymentToConfirm, withdrawalStatus } from './order-status.ts';
import { ReceiptList } from './receipt-list.tsx';
import { useOpenReceipt } from './use-open-receipt.ts';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawList } from './withdraw-list.tsx';

interface WithdrawScreenProps {
  /** The data of the form. */
  offer: Loaded<WithdrawOffer>;
  /** Withdrawals are closed at the moment. */
  isClosed: boolean;
  /** Major units; undefined until it is known. */
  available: number | undefined;
  orders: LoadedRecord<WithdrawOrders>;
  receipts: Loaded<Receipts>;
  address: RecordAddress;
  command: OrderCommand;
  locking: Locking;
}

/** Requests withdrawals and shows their status; obstacles are shown before the form. */
export function WithdrawScreen(props: WithdrawScreenProps) {
  const intl = useIntl();
  const money = useMoney();
  const { offer, isClosed, available, orders, receipts, address, command, locking } = props;
  const { query, change } = address;
  const [asked, setAsked] = useState<{ act: OrderAction; order: WithdrawOrder }>();
  const [, ask] = useOpenReceipt();
  const open = orders.data?.list.find(({ orderNo }) => orderNo === query.order);
  const payment = open && paymentToConfirm(receipts.data?.list, open.orderNo);
  const time = (at: number) => dateAndTime(intl, at);
  const factsOf = (order: WithdrawOrder): Fact[] => [
    ['member.bets.order', order.orderNo],
    ['member.bets.status', <StatusLabel key="status" status={withdrawalStatus(order)} />],
    ...(order.reason
      ? [
          [
            'member.withdraw.why',
            intl.formatMessage({ id: `member.reason.${order.reason}` }),
          ] as const,
        ]
      : []),
    ['member.deposit.amount', money(order.amount)],
    ['member.withdraw.to', `${order.bankName} ${order.maskedNumber}`],
    ['member.order.created', time(order.createdAt)],
    order.decidedAt === undefined
      ? ['member.withdraw.due', time(order.dueAt)]
      : ['member.withdraw.decided', time(order.decidedAt)],
    ...(order.lockedAt === undefined
      ? []
      : [['member.withdraw.lockedSince', time(order.lockedAt)] as const]),
    ...arrivalFacts(order.confirmation, money),
  ];
  const form = () => {
    if (isClosed) {
      return (
        <EmptyState
          icon={<Wallet />}
          title={<FormattedMessage id="member.withdraw.closed" />}
          description={<FormattedMessage id="member.withdraw.closedReason" />}
        />
      );
    }
    if (!offer.data) return <LoadingOrError part={offer} height="20lh" />;
    return <WithdrawForm {...offer.data} available={available} />;
  };
  return (
    <div className={css.section}>
      <ReceiptList receipts={receipts} onSettled={orders.retry} />
      {form()}
      {offer.data?.settings.locking && (
        <LockingCard locking={offer.data.settings.locking} {...locking} />
      )}
      {/* Not before the form above has its height: nothing may move while it is read. */}
      {(offer.data || offer.error) && (
        <WithdrawList
          orders={orders}
          address={address}
          onAct={(act, order) => setAsked({ act, order })}
          payments={receipts.data?.list}
          onConfirm={ask}
        />
      )}
      <OrderConfirmation asked={asked} {...command} onClose={() => setAsked(undefined)} />
      <DetailsDialog
        open={open !== undefined}
        title={intl.formatMessage({ id: 'shell.withdraw' })}
        facts={open ? factsOf(open) : []}
        onClose={() => change({ page: query.page }, { details: 'close' })}
      >
        {payment && (
          <p className={css.rowActions}>
            <ConfirmButton payment={payment} onConfirm={ask} />
          </p>
        )}
      </DetailsDialog>
    </div>
  );
}
