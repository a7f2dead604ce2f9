import type { ConfirmationState } from '@baize/gateway/contract';
import type { Fact } from '../records/details-dialog.tsx';
import { StatusLabel } from '../records/status-label.tsx';

/** The amount of a withdrawal that has arrived; empty before any of it was sent (R4.23). */
export const arrivalFacts = (
  state: ConfirmationState | undefined,
  money: (amount: number) => string,
): Fact[] =>
  state
    ? [
        ['member.receipt.received', money(state.receivedAmount)],
        ['member.receipt.remaining', money(state.remainingAmount)],
      ]
    : [];

/** The same with the status of its payments, where no other status is shown. */
export const confirmationFacts = (
  state: ConfirmationState | undefined,
  money: (amount: number) => string,
): Fact[] =>
  state
    ? [
        ['member.receipt.state', <StatusLabel key="receipt" status={state.status} />],
        ...arrivalFacts(state, money),
      ]
    : [];
