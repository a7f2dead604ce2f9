import type { WithdrawOrder } from '@baize/gateway/contract';
import { useIntl } from 'react-intl';
import { useMoney } from '../../../shared/money/money.ts';
import { ConfirmDialog } from '../../../shared/popups/confirm-dialog.tsx';
import type { OrderAct } from './order-actions.tsx';

/** The command that locks a withdrawal or takes it back. */
export interface OrderCommand {
  readonly isBusy: boolean;
  /** Resolves when it is decided, whatever the decision. */
  act(act: OrderAct, order: WithdrawOrder): Promise<void>;
}

interface OrderQuestionProps extends OrderCommand {
  /** What is asked about; undefined while nothing is. */
  asked: { readonly act: OrderAct; readonly order: WithdrawOrder } | undefined;
  onClose(): void;
}

/** Asks once more before a withdrawal is locked or taken back (R10.12). */
export function OrderQuestion({ asked, isBusy, act, onClose }: OrderQuestionProps) {
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
