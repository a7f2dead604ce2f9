import type { WithdrawOrder } from '@baize/gateway/contract';
import { useIntl } from 'react-intl';
import { useMoney } from '../../../shared/money/money.ts';
import { ConfirmDialog } from '../../../shared/popups/confirm-dialog.tsx';
import type { OrderAction } from './order-actions.tsx';

/** The command that locks or cancels a withdrawal. */
export interface OrderCommand {
  readonly isBusy: boolean;
  /** Resolves when it is done, whatever the result. */
  act(act: OrderAction, order: WithdrawOrder): Promise<void>;
}

interface OrderConfirmationProps extends OrderCommand {
  /** The action to confirm; undefined while no confirmation is open. */
  asked: { readonly act: OrderAction; readonly order: WithdrawOrder } | undefined;
  onClose(): void;
}

/** Asks for confirmation before a withdrawal is locked or cancelled (R10.12). */
export function OrderConfirmation({ asked, isBusy, act, onClose }: OrderConfirmationProps) {
  const intl = useIntl();
  const money = useMoney();
  if (!asked) return null;
  const amount = money(asked.order.amount);
  const confirm = async () => {
    await act(asked.act, asked.order);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={intl.formatMessage({ id: `member.withdraw.${asked.act}Title` })}
      labels={{ confirm: intl.formatMessage({ id: `member.withdraw.${asked.act}` }) }}
      busy={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {intl.formatMessage({ id: `member.withdraw.${asked.act}Text` }, { amount })}
    </ConfirmDialog>
  );
}
