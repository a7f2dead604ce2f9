import type { ConfirmationAction } from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Loaded } from '../../../shared/api/loaded.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import type { Receipts } from './api.ts';
import { ReceiptCard } from './receipt-card.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import * as css from './receipts.css.ts';
import { useOpenReceipt } from './use-open-receipt.ts';

interface ReceiptListProps {
  receipts: Loaded<Receipts>;
  onSettled(): void;
}

/** R2.18: the payments that wait for the member's confirmation, with the dialog of one. */
export function ReceiptList({ receipts, onSettled }: ReceiptListProps) {
  const intl = useIntl();
  const [lastAction, setLastAction] = useState<ConfirmationAction>();
  const [openNo, ask] = useOpenReceipt();
  const { data, error, retry } = receipts;
  if (error && !data) {
    return <LoadError title="member.failed" error={error} onRetry={retry} />;
  }
  const list = data?.list ?? [];
  const shown = list.find(({ paymentNo }) => paymentNo === openNo);
  const settled = (action: ConfirmationAction) => {
    setLastAction(action);
    ask(undefined);
    retry();
    onSettled();
  };
  return (
    <>
      <div className={css.lastAction} role="status">
        {lastAction && (
          <Alert tone={lastAction === 'notReceived' ? 'neutral' : 'success'}>
            {intl.formatMessage({
              id:
                lastAction === 'notReceived'
                  ? 'member.receipt.done.review'
                  : 'member.receipt.done.settled',
            })}
          </Alert>
        )}
      </div>
      {/* Nothing to confirm is the rule: then nothing is said. */}
      {data && list.length > 0 && (
        <section className={css.receipts} aria-labelledby="receipts">
          <h2 id="receipts" className={css.title}>
            {intl.formatMessage({ id: 'member.receipt.title' }, { count: list.length })}
          </h2>
          <p className={css.intro}>
            {intl.formatMessage(
              { id: 'member.receipt.intro' },
              { count: list.length, minutes: data.confirmMinutes },
            )}
          </p>
          <ul className={css.list}>
            {list.map((payment) => (
              <li key={payment.paymentNo}>
                <ReceiptCard
                  payment={payment}
                  onConfirm={() => ask(payment.paymentNo)}
                  onDue={retry}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {shown && (
        <ReceiptDialog payment={shown} onClose={() => ask(undefined)} onSettled={settled} />
      )}
    </>
  );
}
