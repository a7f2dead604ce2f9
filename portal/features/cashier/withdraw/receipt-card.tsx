import type { WithdrawPayment } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { useCountdown } from '@baize/ui-kit/countdown-button';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { serverNow } from '../../../shared/boot.ts';
import { dateAndTime } from '../../../shared/messages/date-and-time.ts';
import { useMoney } from '../../../shared/money/money.ts';
import { StatusLabel } from '../../../shared/records/status-label.tsx';
import { elapsed } from '../../../shared/use-second.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { isWholeWithdrawal } from './order-status.ts';
import * as css from './receipts.css.ts';

interface ReceiptCardProps {
  payment: WithdrawPayment;
  onConfirm(): void;
  /** Called when the time to confirm is over. */
  onDue(): void;
}

/** An unsettled payment: amount, target, progress of the whole withdrawal, deadline. */
export function ReceiptCard({ payment, onConfirm, onDue }: ReceiptCardProps) {
  const intl = useIntl();
  const money = useMoney();
  const amount = money(payment.amount);
  const inReview = payment.status === 'review';
  return (
    <article className={css.card}>
      <div className={css.facts}>
        <h3 className={css.cardTitle}>
          {intl.formatMessage(
            { id: 'member.receipt.sent' },
            { amount, account: `${payment.bankName} ${payment.maskedNumber}` },
          )}
        </h3>
        <p className={css.quiet}>
          {payment.orderNo} · {dateAndTime(intl, payment.sentAt)}
        </p>
        {/* One payment that is the whole withdrawal has no parts to count. */}
        {!isWholeWithdrawal(payment) && (
          <p className={css.quiet}>
            {intl.formatMessage(
              { id: 'member.receipt.of' },
              {
                received: money(payment.receivedAmount),
                whole: money(payment.orderAmount),
                remaining: money(payment.remainingAmount),
              },
            )}
          </p>
        )}
        {inReview ? (
          <>
            <StatusLabel status="review" />
            <p className={css.quiet}>{intl.formatMessage({ id: 'member.receipt.inReview' })}</p>
          </>
        ) : (
          <TimeLeft confirmBy={payment.confirmBy} onDue={onDue} />
        )}
      </div>
      {inReview ? (
        <Button variant="soft" onClick={onConfirm}>
          {intl.formatMessage({ id: 'member.receipt.arrived' })}
        </Button>
      ) : (
        <ConfirmButton payment={payment} onConfirm={onConfirm} />
      )}
    </article>
  );
}

function TimeLeft({ confirmBy, onDue }: { confirmBy: number; onDue(): void }) {
  const intl = useIntl();
  const left = useCountdown(confirmBy, serverNow);
  const isOver = left <= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the time is over
  useEffect(() => {
    if (isOver) onDue();
  }, [isOver]);
  return (
    <p className={css.left}>
      {isOver
        ? intl.formatMessage({ id: 'member.receipt.over' })
        : intl.formatMessage({ id: 'member.receipt.left' }, { time: elapsed(left * 1000) })}
    </p>
  );
}
