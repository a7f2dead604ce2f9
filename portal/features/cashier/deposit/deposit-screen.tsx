import type { DepositOrder } from '@baize/gateway/contract';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { Wallet } from '@baize/ui-kit/icon';
import { FormattedMessage } from 'react-intl';
import type { Loaded, LoadedRecord } from '../../../shared/api/loaded.ts';
import * as css from '../../../shared/cashier/cashier.css.ts';
import { LoadingOrError } from '../../../shared/member-center/loading-or-error.tsx';
import * as records from '../../../shared/records/records.css.ts';
import type { RecordAddress } from '../../../shared/records/use-record-query.ts';
import type { DepositOffer, DepositOrders } from './api.ts';
import { DepositForm } from './deposit-form.tsx';
import { DepositList } from './deposit-list.tsx';
import { type LimitsChoice, LimitsLink, LimitsOffer } from './limits-offer.tsx';
import { OrderPanel } from './order-panel.tsx';

interface DepositScreenProps {
  /** The data of the form, which also waits for the member's limits. */
  offer: Loaded<DepositOffer>;
  choice: LimitsChoice;
  /** The order in the address. */
  order: Loaded<DepositOrder>;
  /** The member's orders. */
  orders: LoadedRecord<DepositOrders>;
  /** Milliseconds by which the gateway's clock is ahead of this device's. */
  clockAhead: number;
  address: RecordAddress;
  cancelling: { readonly isBusy: boolean; cancel(orderNo: string): void };
}

/** Selects a method and an amount, starts the payment, and shows the order until it is decided. */
export function DepositScreen(props: DepositScreenProps) {
  const { offer, choice, order, orders, clockAhead, address, cancelling } = props;
  const { query, change } = address;
  const shown = query.order ? order : offer;
  const show = ({ orderNo }: DepositOrder) =>
    change({ order: orderNo, page: query.page }, { details: 'open' });
  return (
    <div className={records.section}>
      <div className={css.stack}>
        {!shown.data && <LoadingOrError part={shown} height="20lh" />}
        {query.order && order.data && (
          <OrderPanel
            order={order.data}
            clockAhead={clockAhead}
            cancelling={cancelling.isBusy}
            onCancel={() => cancelling.cancel(query.order)}
            onAgain={() => change({ order: '', page: query.page }, { details: 'close' })}
          />
        )}
        {!query.order && offer.data && (
          <Offer
            offer={offer.data}
            choice={choice}
            onPlaced={(made) => {
              orders.retry();
              show(made);
            }}
          />
        )}
      </div>
      {!query.order && offer.data && <LimitsLink limits={choice.limits} />}
      {/* Not before what stands above has its height: nothing may move while it is read. */}
      {(shown.data || shown.error) && (
        <DepositList
          orders={orders}
          address={address}
          onOpen={(made) => {
            show(made);
            window.scrollTo({ top: 0 });
          }}
        />
      )}
    </div>
  );
}

interface OfferProps {
  offer: DepositOffer;
  choice: LimitsChoice;
  onPlaced(order: DepositOrder): void;
}

function Offer({ offer: { settings, channels }, choice, onPlaced }: OfferProps) {
  if (channels.length === 0) {
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
      <LimitsOffer {...choice} />
      {!choice.limits?.firstDepositWaits && (
        <DepositForm settings={settings} channels={channels} onPlaced={onPlaced} />
      )}
    </>
  );
}
