import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useChangeLimits, useLimits } from '../../../shared/protection/use-limits.ts';
import { useLastPage } from '../../../shared/records/use-last-page.ts';
import { useRecordQuery } from '../../../shared/records/use-record-query.ts';
import {
  useCancelDeposit,
  useClockAhead,
  useDepositOffer,
  useDepositOrder,
  useDepositOrders,
} from './api.ts';
import { DepositScreen } from './deposit-screen.tsx';

/** R2.63: deposits; the page of orders and the open order are in the address. */
export default function DepositPage() {
  const address = useRecordQuery();
  const { query } = address;
  const notify = useNotify();
  const offer = useDepositOffer();
  const orders = useDepositOrders(query.page);
  useLastPage(address, orders);
  const cancelling = useCancelDeposit();
  const limits = useLimits();
  const choosing = useChangeLimits();
  // Where the limits cannot be loaded the gateway decides, so that the form is not blocked forever.
  const isLimitsKnown = limits.data !== undefined || limits.error !== undefined;
  return (
    <DepositScreen
      offer={isLimitsKnown ? offer : { ...offer, data: undefined }}
      choice={{
        limits: limits.data,
        isBusy: choosing.isBusy,
        goWithout: async () => {
          const { status, error } = await choosing.run({ changes: [], choice: 'without' });
          if (error) notify.failure(error);
          if (status === 'done') notify.success('safer.without.done');
        },
      }}
      order={useDepositOrder(query.order)}
      orders={orders}
      clockAhead={useClockAhead(orders.data?.serverTime)}
      address={address}
      cancelling={{
        isBusy: cancelling.isBusy,
        cancel: async (orderNo) => {
          const { error } = await cancelling.run({ orderNo });
          if (error) notify.failure(error);
        },
      }}
    />
  );
}
