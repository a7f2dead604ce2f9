import {
  bankCards,
  type WithdrawOrder,
  withdrawOrders,
  withdrawSettings,
} from '@baize/gateway/contract';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { Wallet } from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useQuery } from '../../../shared/api/use-query.ts';
import { boot } from '../../../shared/boot.ts';
import { FailedPart } from '../../../shared/errors/failed-part.tsx';
import { useMoney } from '../../../shared/money/money.ts';
import { useBalance } from '../../../shared/money/use-balance.ts';
import { useLive } from '../../../shared/session/use-live-events.ts';
import { confirmationFacts } from '../components/confirmation-facts.tsx';
import { DetailsDialog, type Fact } from '../components/details-dialog.tsx';
import * as css from '../components/records.css.ts';
import { StatusLabel } from '../components/status-label.tsx';
import { useRecordQuery } from '../components/use-record-query.ts';
import { LockingCard } from './locking-card.tsx';
import type { OrderAct } from './order-actions.tsx';
import { OrderQuestion } from './order-question.tsx';
import { Receipts } from './receipts.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawList } from './withdraw-list.tsx';

const PAGE_SIZE = 8;
const POLL = 4_000;

/** R2.64: ask for money and follow it; whatever stands in the way is said before, not after. */
export default function WithdrawPage() {
  const intl = useIntl();
  const money = useMoney();
  const { amount: available } = useBalance();
  const { unread } = useLive();
  const { query, hrefFor, change } = useRecordQuery();
  const [asked, setAsked] = useState<{ act: OrderAct; order: WithdrawOrder }>();
  const settings = useQuery(withdrawSettings, {});
  const cards = useQuery(bankCards, {});
  const orders = useQuery(
    withdrawOrders,
    { pageNo: query.page, pageSize: PAGE_SIZE },
    {
      refreshInterval: (latest) =>
        latest?.list.some(({ status }) => status === 'pending') ? POLL : 0,
    },
  );
  const { mutate: askOrders } = orders;
  const { mutate: askSettings } = settings;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a message told of a decision
  useEffect(() => {
    void askOrders();
    void askSettings();
  }, [unread, askOrders, askSettings]);
  const askAgain = () => {
    void askOrders();
    void askSettings();
  };
  const error = settings.error ?? cards.error;
  const isFormKnown = Boolean(settings.data && cards.data);
  const open = orders.data?.list.find(({ orderNo }) => orderNo === query.order);
  const time = (at: number) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const factsOf = (order: WithdrawOrder): Fact[] => [
    ['member.bets.order', order.orderNo],
    ['member.bets.status', <StatusLabel key="status" status={order.status} />],
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
    ...confirmationFacts(order.confirmation, money),
  ];
  const form = () => {
    if (boot().permission.info.services?.payouts === false) {
      return (
        <EmptyState
          icon={<Wallet />}
          title={<FormattedMessage id="member.withdraw.closed" />}
          description={<FormattedMessage id="member.withdraw.closedReason" />}
        />
      );
    }
    if (settings.data && cards.data) {
      return (
        <WithdrawForm
          settings={settings.data}
          cards={cards.data.cards}
          available={available}
          onPlaced={askAgain}
        />
      );
    }
    if (!error) return <Skeleton shape="block" height="20lh" />;
    return (
      <FailedPart
        title="member.failed"
        error={error}
        onRetry={() => {
          void askSettings();
          void cards.mutate();
        }}
      />
    );
  };
  return (
    <div className={css.section}>
      <Receipts onSettled={() => void askOrders()} />
      {form()}
      {settings.data?.locking && cards.data && <LockingCard locking={settings.data.locking} />}
      {/* Not before the form above has its height: nothing may move while it is read. */}
      {(isFormKnown || error) && (
        <WithdrawList
          orders={orders.data}
          error={orders.error}
          onRetry={() => void askOrders()}
          page={query.page}
          hrefFor={hrefFor}
          onPage={(page) => change({ page })}
          onOpen={({ orderNo }) => change({ order: orderNo, page: query.page })}
          onAct={(act, order) => setAsked({ act, order })}
        />
      )}
      <OrderQuestion asked={asked} onClose={() => setAsked(undefined)} />
      <DetailsDialog
        open={open !== undefined}
        title={intl.formatMessage({ id: 'shell.withdraw' })}
        facts={open ? factsOf(open) : []}
        onClose={() => change({ page: query.page }, { replace: true })}
      />
    </div>
  );
}
