import type { WithdrawOrder } from '@baize/gateway/contract';
import { ConfirmDialog } from '@baize/ui-kit/confirm-dialog';
import { useIntl } from 'react-intl';
import { useMoney } from '../../../shared/money/money.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useCancelWithdrawal, useLockWithdrawal } from './api.ts';
import type { OrderAct } from './order-actions.tsx';

const DONE = {
  lock: 'member.withdraw.locked',
  cancel: 'member.withdraw.cancelled',
} as const;

interface OrderQuestionProps {
  /** What is asked about; undefined while nothing is. */
  asked: { readonly act: OrderAct; readonly order: WithdrawOrder } | undefined;
  onClose(): void;
}

/** Asks once more before a withdrawal is locked or taken back (R10.12). */
export function OrderQuestion({ asked, onClose }: OrderQuestionProps) {
  const intl = useIntl();
  const money = useMoney();
  const notify = useNotify();
  const lock = useLockWithdrawal();
  const cancel = useCancelWithdrawal();
  if (!asked) return null;
  const { act, order } = asked;
  const amount = money(order.amount);
  const confirm = async () => {
    const { run } = act === 'lock' ? lock : cancel;
    const { status, error } = await run({ orderNo: order.orderNo });
    if (error) notify.failure(error);
    if (status === 'done') notify.success(DONE[act], { amount });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={intl.formatMessage({ id: `member.withdraw.${act}Title` })}
      labels={{ confirm: intl.formatMessage({ id: `member.withdraw.${act}` }) }}
      busy={lock.isBusy || cancel.isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {intl.formatMessage({ id: `member.withdraw.${act}Text` }, { amount })}
    </ConfirmDialog>
  );
}
