import {
  type DepositChannel,
  type DepositOrder,
  depositByLaunchUrl,
  depositByQRImageUrl,
  depositOrderDetail,
  depositOrders,
  depositPaymentChannels,
  depositSettings,
  manualTransferByAccountName,
} from '@baize/gateway/contract';
import { useEffect } from 'react';
import { call } from '../../../shared/gateway/call.ts';
import { useCall } from '../../../shared/gateway/use-call.ts';
import { useLive } from '../../../shared/session/use-live-events.ts';

const PAGE_SIZE = 8;
/** While something waits; beside the live events, should those not reach us. */
const POLL = 4_000;

export const useDepositSettings = () => useCall(depositSettings, {});
export const useDepositChannels = () => useCall(depositPaymentChannels, {});

/** Orders of a page; asked again when a message tells of a decision, and while one waits. */
export function useDepositOrders(pageNo: number) {
  const { unread } = useLive();
  const answer = useCall(
    depositOrders,
    { pageNo, pageSize: PAGE_SIZE },
    {
      refreshInterval: (latest) =>
        latest?.list.some(({ status }) => status === 'pending') ? POLL : 0,
    },
  );
  const { mutate } = answer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a message came
  useEffect(() => void mutate(), [unread, mutate]);
  return answer;
}

/** One order, followed until it is decided. */
export function useDepositOrder(orderNo: string) {
  const { unread } = useLive();
  const answer = useCall(depositOrderDetail, orderNo ? { orderNo } : null, {
    keepPreviousData: false,
    refreshInterval: (latest) => (latest?.status === 'pending' ? POLL : 0),
  });
  const { mutate } = answer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a message came
  useEffect(() => void mutate(), [unread, mutate]);
  return answer;
}

/** Makes the order of a channel's kind. The key makes a request sent twice one order. */
export function placeDeposit(
  channel: DepositChannel,
  typed: { amount: number; accountName: string },
  idempotencyKey: string,
): Promise<DepositOrder> {
  const { channelId, kind } = channel;
  const { amount, accountName } = typed;
  const options = { idempotencyKey };
  if (kind === 'launchUrl') return call(depositByLaunchUrl, { channelId, amount }, options);
  if (kind === 'qr') return call(depositByQRImageUrl, { channelId, amount }, options);
  return call(manualTransferByAccountName, { channelId, amount, accountName }, options);
}
