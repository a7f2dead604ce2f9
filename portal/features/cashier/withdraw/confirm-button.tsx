import type { WithdrawPayment } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { useIntl } from 'react-intl';
import { useMoney } from '../../../shared/money/money.ts';

interface ConfirmButtonProps {
  payment: WithdrawPayment;
  onConfirm(paymentNo: string): void;
  size?: 'sm' | 'md';
}

/** Opens the confirmation of a payment's arrival, wherever its withdrawal is shown (R4.23). */
export function ConfirmButton({ payment, onConfirm, size = 'md' }: ConfirmButtonProps) {
  const intl = useIntl();
  const money = useMoney();
  return (
    <Button
      size={size}
      aria-label={intl.formatMessage(
        { id: 'member.receipt.confirmOf' },
        { amount: money(payment.amount) },
      )}
      onClick={() => onConfirm(payment.paymentNo)}
    >
      {intl.formatMessage({ id: 'member.receipt.confirm' })}
    </Button>
  );
}
