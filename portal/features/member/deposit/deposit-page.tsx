import {
  cancelDeposit,
  type DepositOrder,
  depositOrderDetail,
  depositOrders,
} from '@baize/gateway/contract';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { Wallet } from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCommand } from '../../../shared/api/use-command.ts';
import { FailedPart } from '../../../shared/errors/failed-part.tsx';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import * as css from '../components/cashier.css.ts';
import * as records from '../components/records.css.ts';
import { useRecordQuery } from '../components/use-record-query.ts';
import { useLimits } from '../safer-gambling/api.ts';
import {
  useDepositChannels,
  useDepositOrder,
  useDepositOrders,
  useDepositSettings,
} from './api.ts';
import { DepositForm } from './deposit-form.tsx';
import { DepositList } from './deposit-list.tsx';
import { LimitsLink, LimitsOffer } from './limits-offer.tsx';
import { OrderPanel } from './order-panel.tsx';

/** R2.63: choose a way to pay, say how much, pay, and see the order through to its end. */
export default function DepositPage() {
  const { query, hrefFor, change } = useRecordQuery();
  const settings = useDepositSettings();
  const channels = useDepositChannels();
  const limits = useLimits();
  const orders = useDepositOrders(query.page);
  const order = useDepositOrder(query.order);
  const notify = useNotify();
  const cancelling = useCommand(cancelDeposit, {
    invalidates: [depositOrderDetail, depositOrders],
  });
  // Orders' times are by the gateway's clock.
  const clockAhead = useClockAhead(orders.data?.serverTime);
  const error = settings.error ?? channels.error;
  // Without an answer about limits the gateway decides: the form need not wait for it for ever.
  const isLimitsKnown = limits.data !== undefined || limits.error !== undefined;
  const known = query.order ? order.data : settings.data && channels.data && isLimitsKnown;
  const failed = query.order ? order.error : error;

  const show = (made: DepositOrder) => {
    void orders.mutate();
    change({ order: made.orderNo, page: query.page });
  };
  const cancel = async (orderNo: string) => {
    const { error: failure } = await cancelling.run({ orderNo });
    if (failure) notify.failure(failure);
  };
  const body = () => {
    if (query.order) {
      if (order.data) {
        return (
          <OrderPanel
            order={order.data}
            clockAhead={clockAhead}
            cancelling={cancelling.isBusy}
            onCancel={() => void cancel(query.order)}
            onAgain={() => change({ order: '', page: query.page })}
          />
        );
      }
      if (order.error) {
        return (
          <FailedPart
            title="member.failed"
            error={order.error}
            onRetry={() => void order.mutate()}
          />
        );
      }
      return <Skeleton shape="block" height="20lh" />;
    }
    if (settings.data && channels.data && isLimitsKnown) {
      const [first] = channels.data.channels;
      if (!first) {
        return (
          <EmptyState
            icon={<Wallet />}
            title={<FormattedMessage id="member.deposit.closed" />}
            description={<FormattedMessage id="member.deposit.closedReason" />}
          />
        );
      }
      return (
        <>
          <LimitsOffer />
          {!limits.data?.firstDepositWaits && (
            <DepositForm
              settings={settings.data}
              channels={channels.data.channels}
              onPlaced={show}
            />
          )}
        </>
      );
    }
    if (error) {
      return (
        <FailedPart
          title="member.failed"
          error={error}
          onRetry={() => {
            void settings.mutate();
            void channels.mutate();
          }}
        />
      );
    }
    return <Skeleton shape="block" height="20lh" />;
  };
  return (
    <div className={records.section}>
      <div className={css.stack}>{body()}</div>
      {known && !query.order && <LimitsLink />}
      {/* Not before what stands above has its height: nothing may move while it is read. */}
      {(known || failed) && (
        <DepositList
          orders={orders.data}
          error={orders.error}
          onRetry={() => void orders.mutate()}
          page={query.page}
          hrefFor={hrefFor}
          onPage={(page) => change({ page, order: query.order })}
          onOpen={({ orderNo }) => {
            change({ order: orderNo, page: query.page });
            window.scrollTo({ top: 0 });
          }}
        />
      )}
    </div>
  );
}

/** By how much the gateway's clock is ahead of this one, milliseconds. */
function useClockAhead(serverTime: number | undefined): number {
  const [known, setKnown] = useState({ serverTime, ahead: 0 });
  if (known.serverTime !== serverTime) {
    setKnown({ serverTime, ahead: serverTime === undefined ? 0 : serverTime - Date.now() });
  }
  return known.ahead;
}
