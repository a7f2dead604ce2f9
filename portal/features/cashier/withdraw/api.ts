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
import { type Loaded, loaded, loadedRecord, loadedTogether } from '../../../shared/api/loaded.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { useMessageChange } from '../../../shared/session/use-message-change.ts';

const PAGE_SIZE = 8;
/** While something waits; beside the live events, should those not reach us. */
const POLL = 4_000;
const RECEIPTS_POLL = 15_000;

export type WithdrawOrders = ResponseOf<typeof withdrawOrders>;
export type Receipts = ResponseOf<typeof paymentConfirmationList>;

/** What a withdrawal can be made with. */
export interface WithdrawOffer {
  readonly settings: WithdrawSettings;
  readonly cards: readonly BankCard[];
}

/** What holds for withdrawals, and where they may go; asked again when a message tells of a decision. */
export function useWithdrawOffer(): Loaded<WithdrawOffer> {
  const settings = useQuery(withdrawSettings, {});
  const cards = useQuery(bankCards, {});
  useMessageChange(() => void settings.mutate());
  return loadedTogether({
    settings: loaded(settings, settings.data),
    cards: loaded(cards, cards.data?.cards),
  });
}

/** Orders of a page; asked again when a message tells of a decision, and while one waits. */
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

/** What was sent and waits for the member's word; a message tells of what was sent or settled. */
export function useReceipts() {
  const answer = useQuery(
    paymentConfirmationList,
    {},
    { refreshInterval: (latest) => (latest?.list.length ? RECEIPTS_POLL : 0) },
  );
  useMessageChange(() => void answer.mutate());
  return loaded(answer, answer.data);
}

/** Asks for money. */
export const useWithdraw = () =>
  useCommand(withdraw, {
    invalidates: [withdrawOrders, withdrawSettings],
    // The password is no part of the order: typed anew it is still the same one.
    intentOf: ({ cardId, amount }) => ({ cardId, amount }),
  });
export const useLockWithdrawal = () =>
  useCommand(lockWithdrawal, { invalidates: [withdrawOrders] });
export const useCancelWithdrawal = () =>
  useCommand(cancelWithdrawal, { invalidates: [withdrawOrders, withdrawSettings, balance] });
/** Brings everything back from vendors. */
export const useAllBack = () =>
  useCommand(walletTransfer, { invalidates: [withdrawSettings, balance] });
export const useSetLocking = () =>
  useCommand(setWithdrawalLocking, { invalidates: [withdrawOrders, withdrawSettings] });
