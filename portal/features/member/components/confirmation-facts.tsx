import type { ConfirmationState } from '@baize/gateway/contract';
import type { Fact } from './details-dialog.tsx';
import { StatusLabel } from './status-label.tsx';

/** What is known of a withdrawal's receipt; nothing before money of it was sent (R4.23). */
export const confirmationFacts = (
  state: ConfirmationState | undefined,
  money: (amount: number) => string,
): Fact[] =>
  state
    ? [
        ['member.receipt.state', <StatusLabel key="receipt" status={state.status} />],
        ['member.receipt.received', money(state.receivedAmount)],
        ['member.receipt.remaining', money(state.remainingAmount)],
      ]
    : [];
