import {
  type BankCard,
  balance,
  bankCards,
  cancelWithdrawal,
  lockWithdrawal,
  paymentConfirmationList,
  type ResponseOf,
  setWithdrawalLocking,
  type WithdrawSettings,
  walletTransfer,
  withdraw,
  withdrawOrders,
  withdrawSettings,
} from '@baize/gateway/contract';
import { combineLoaded, type Loaded, loaded, loadedRecord } from '../../../shared/api/loaded.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { useMessageChange } from '../../../shared/session/use-message-change.ts';

const PAGE_SIZE = 8;
/** Milliseconds between polls while an order is pending, in addition to live events. */
const POLL = 4_000;
const RECEIPTS_POLL = 15_000;

export type WithdrawOrders = ResponseOf<typeof withdrawOrders>;
export type Receipts = ResponseOf<typeof paymentConfirmationList>;

/** The settings and payout accounts of withdrawals. */
export interface WithdrawOffer {
  readonly settings: WithdrawSettings;
  readonly cards: readonly BankCard[];
}

/**
 * The settings and payout accounts of withdrawals; revalidated when a message reports a decision.
 */
export function useWithdrawOffer(): Loaded<WithdrawOffer> {
  const settings = useQuery(withdrawSettings, {});
  const cards = useQuery(bankCards, {});
  useMessageChange(() => void settings.mutate());
  return combineLoaded({
    settings: loaded(settings, settings.data),
    cards: loaded(cards, cards.data?.cards),
  });
}

/** A page of orders; revalidated when a message reports a decision, and while one is pending. */
export function useWithdrawOrders(pageNo: number) {
  const answer = useQuery(
    withdrawOrders,
    { pageNo, pageSize: PAGE_SIZE },
    {
      refreshInterval: (latest) =>
        latest?.list.some(({ status }) => status === 'pending') ? POLL : 0,
    },
  );
  useMessageChange(() => void answer.mutate());
  return loadedRecord(answer);
}

/**
 * The payments that wait for the member's confirmation; revalidated when a message reports a
 * payment or its end.
 */
export function useReceipts() {
  const answer = useQuery(
    paymentConfirmationList,
    {},
    { refreshInterval: (latest) => (latest?.list.length ? RECEIPTS_POLL : 0) },
  );
  useMessageChange(() => void answer.mutate());
  return loaded(answer, answer.data);
}

/** Requests a withdrawal. */
export const useWithdraw = () =>
  useCommand(withdraw, {
    invalidates: [withdrawOrders, withdrawSettings],
    // The password is not part of the intent: with a retyped password it is still the same order.
    intentOf: ({ cardId, amount }) => ({ cardId, amount }),
  });
export const useLockWithdrawal = () =>
  useCommand(lockWithdrawal, { invalidates: [withdrawOrders] });
export const useCancelWithdrawal = () =>
  useCommand(cancelWithdrawal, { invalidates: [withdrawOrders, withdrawSettings, balance] });
/** Transfers all money back from vendors. */
export const useTransferAllBack = () =>
  useCommand(walletTransfer, { invalidates: [withdrawSettings, balance] });
export const useSetLocking = () =>
  useCommand(setWithdrawalLocking, { invalidates: [withdrawOrders, withdrawSettings] });
