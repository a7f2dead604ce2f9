import {
  cancelDeposit,
  type DepositChannel,
  type DepositOrder,
  type DepositSettings,
  depositByLaunchUrl,
  depositByQRImageUrl,
  depositOrderDetail,
  depositOrders,
  depositPaymentChannels,
  depositSettings,
  manualTransferByAccountName,
  type ResponseOf,
} from '@baize/gateway/contract';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { combineLoaded, type Loaded, loaded, loadedRecord } from '../../../shared/api/loaded.ts';
import { useCommand, type Work } from '../../../shared/api/use-command.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { useMessageChange } from '../../../shared/session/use-message-change.ts';

const PAGE_SIZE = 8;
/** Milliseconds between polls while an order is pending, in addition to live events. */
const POLL = 4_000;

export type DepositOrders = ResponseOf<typeof depositOrders>;

/** The settings and methods of deposits. */
export interface DepositOffer {
  readonly settings: DepositSettings;
  readonly channels: readonly DepositChannel[];
}

/** The payment methods, and the settings of all of them. */
export function useDepositOffer(): Loaded<DepositOffer> {
  const settings = useQuery(depositSettings, {});
  const channels = useQuery(depositPaymentChannels, {});
  return combineLoaded({
    settings: loaded(settings, settings.data),
    channels: loaded(channels, channels.data?.channels),
  });
}

/** A page of orders; revalidated when a message reports a decision, and while one is pending. */
export function useDepositOrders(pageNo: number) {
  const answer = useQuery(
    depositOrders,
    { pageNo, pageSize: PAGE_SIZE },
    {
      refreshInterval: (latest) =>
        latest?.list.some(({ status }) => status === 'pending') ? POLL : 0,
    },
  );
  useMessageChange(() => void answer.mutate());
  return loadedRecord(answer);
}

/** One order, polled until it is decided. */
export function useDepositOrder(orderNo: string) {
  const answer = useQuery(depositOrderDetail, orderNo ? { orderNo } : null, {
    keepPreviousData: false,
    refreshInterval: (latest) => (latest?.status === 'pending' ? POLL : 0),
  });
  useMessageChange(() => void answer.mutate());
  return loaded(answer, answer.data);
}

/**
 * Milliseconds by which the gateway's clock, which the times of orders use, is ahead of this
 * device's.
 */
export function useClockAhead(serverTime: number | undefined): number {
  const [known, setKnown] = useState({ serverTime, ahead: 0 });
  if (known.serverTime !== serverTime) {
    setKnown({ serverTime, ahead: serverTime === undefined ? 0 : serverTime - Date.now() });
  }
  return known.ahead;
}

export const useCancelDeposit = () =>
  useCommand(cancelDeposit, { invalidates: [depositOrderDetail, depositOrders] });

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

/** Creates a deposit order by the call of its channel's kind. */
export const useDeposit = () =>
  useCommand(sendDeposit, {
    intentOf: ({ channel, amount, accountName }) => [channel.channelId, amount, accountName],
  });
