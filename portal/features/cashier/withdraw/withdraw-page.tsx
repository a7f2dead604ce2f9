import type { WithdrawOrder } from '@baize/gateway/contract';
import { boot } from '../../../shared/boot.ts';
import { useMoney } from '../../../shared/money/money.ts';
import { useBalance } from '../../../shared/money/use-balance.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useLastPage } from '../../../shared/records/use-last-page.ts';
import { useRecordQuery } from '../../../shared/records/use-record-query.ts';
import {
  useCancelWithdrawal,
  useLockWithdrawal,
  useReceipts,
  useSetLocking,
  useWithdrawOffer,
  useWithdrawOrders,
} from './api.ts';
import type { OrderAction } from './order-actions.tsx';
import { WithdrawScreen } from './withdraw-screen.tsx';

const DONE = {
  lock: 'member.withdraw.locked',
  cancel: 'member.withdraw.cancelled',
} as const;

/** R2.64: withdrawals; page, open order and open receipt are in the address. */
export default function WithdrawPage() {
  const address = useRecordQuery();
  const orders = useWithdrawOrders(address.query.page);
  useLastPage(address, orders);
  const money = useMoney();
  const notify = useNotify();
  const lock = useLockWithdrawal();
  const cancel = useCancelWithdrawal();
  const locking = useSetLocking();
  const act = async (what: OrderAction, { orderNo, amount }: WithdrawOrder) => {
    const { run } = what === 'lock' ? lock : cancel;
    const { status, error } = await run({ orderNo });
    if (error) notify.failure(error);
    if (status === 'done') notify.success(DONE[what], { amount: money(amount) });
  };
  const lockAll = async (locksAll: boolean) => {
    const { status, error } = await locking.run({ locksAll });
    if (error) notify.failure(error);
    if (status === 'done' && locksAll) notify.success('member.withdraw.locksAllOn');
  };
  return (
    <WithdrawScreen
      offer={useWithdrawOffer()}
      isClosed={boot().permission.info.services?.payouts === false}
      available={useBalance().amount}
      orders={orders}
      receipts={useReceipts()}
      address={address}
      command={{ isBusy: lock.isBusy || cancel.isBusy, act }}
      locking={{ isBusy: locking.isBusy, lockAll }}
    />
  );
}
