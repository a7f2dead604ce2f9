import type { WithdrawOrder } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { useIntl } from 'react-intl';
import { useMoney } from '../../../shared/money/money.ts';
import * as css from '../../../shared/records/records.css.ts';

/** The actions of a member for a pending withdrawal (R10.12). */
export type OrderAction = 'lock' | 'cancel';

export interface OrderActionsProps {
  order: WithdrawOrder;
  onAct(act: OrderAction, order: WithdrawOrder): void;
}

/** The buttons that lock or cancel a withdrawal; renders nothing where neither is allowed. */
export function OrderActions({ order, onAct }: OrderActionsProps) {
  const intl = useIntl();
  const money = useMoney();
  const { amount, mayLock, mayCancel } = order;
  if (!mayLock && !mayCancel) return null;
  const button = (act: OrderAction) => (
    <Button
      size="sm"
      variant={act === 'lock' ? 'soft' : 'outline'}
      aria-label={intl.formatMessage({ id: `member.withdraw.${act}Of` }, { amount: money(amount) })}
      onClick={() => onAct(act, order)}
    >
      {intl.formatMessage({ id: `member.withdraw.${act}` })}
    </Button>
  );
  return (
    <span className={css.rowActions}>
      {mayLock && button('lock')}
      {mayCancel && button('cancel')}
    </span>
  );
}
