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
import { call } from '../../../shared/api/call.ts';
import { useCommand, type Work } from '../../../shared/api/use-command.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { useLive } from '../../../shared/session/use-live-events.ts';

const PAGE_SIZE = 8;
/** While something waits; beside the live events, should those not reach us. */
const POLL = 4_000;

export const useDepositSettings = () => useQuery(depositSettings, {});
export const useDepositChannels = () => useQuery(depositPaymentChannels, {});

/** Orders of a page; asked again when a message tells of a decision, and while one waits. */
export function useDepositOrders(pageNo: number) {
  const { unread } = useLive();
  const answer = useQuery(
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
  const answer = useQuery(depositOrderDetail, orderNo ? { orderNo } : null, {
    keepPreviousData: false,
    refreshInterval: (latest) => (latest?.status === 'pending' ? POLL : 0),
  });
  const { mutate } = answer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a message came
  useEffect(() => void mutate(), [unread, mutate]);
  return answer;
}

interface NewDeposit {
  readonly channel: DepositChannel;
  readonly amount: number;
  readonly accountName: string;
}

/** Each kind of channel has a call of its own. */
const sendDeposit: Work<NewDeposit, DepositOrder> = (deposit, options) => {
  const { amount, accountName } = deposit;
  const { channelId, kind } = deposit.channel;
  if (kind === 'launchUrl') return call(depositByLaunchUrl, { channelId, amount }, options);
  if (kind === 'qr') return call(depositByQRImageUrl, { channelId, amount }, options);
  return call(manualTransferByAccountName, { channelId, amount, accountName }, options);
};

/** Makes the order of a channel's kind. */
export const useDeposit = () =>
  useCommand(sendDeposit, {
    intentOf: ({ channel, amount, accountName }) => [channel.channelId, amount, accountName],
  });
