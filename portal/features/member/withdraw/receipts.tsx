import { type ConfirmationAction, paymentConfirmationList } from '@baize/gateway/contract';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from '../../../shared/api/use-query.ts';
import { FailedPart } from '../../../shared/errors/failed-part.tsx';
import { Notice } from '../../../shared/notice/notice.tsx';
import { useLive } from '../../../shared/session/use-live-events.ts';
import { ReceiptCard } from './receipt-card.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import * as css from './receipts.css.ts';

const POLL = 15_000;
/** The payment whose question is open stands in the address. */
const PARAMETER = 'receipt';

/** R2.18: what was sent and waits for the member's word, and the question about one of it. */
export function Receipts({ onSettled }: { onSettled(): void }) {
  const intl = useIntl();
  const { unread } = useLive();
  const [lastAction, setLastAction] = useState<ConfirmationAction>();
  const [query, setQuery] = useSearchParams();
  const { data, error, mutate } = useQuery(
    paymentConfirmationList,
    {},
    { refreshInterval: (latest) => (latest?.list.length ? POLL : 0) },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message tells of what was sent or settled
  useEffect(() => void mutate(), [unread, mutate]);
  if (error && !data) {
    return <FailedPart title="member.failed" error={error} onRetry={() => void mutate()} />;
  }
  const list = data?.list ?? [];
  const shown = list.find(({ paymentNo }) => paymentNo === query.get(PARAMETER));
  const ask = (paymentNo: string | undefined) =>
    setQuery(
      (current) => {
        if (paymentNo) current.set(PARAMETER, paymentNo);
        else current.delete(PARAMETER);
        return current;
      },
      { replace: !paymentNo, preventScrollReset: true },
    );
  const settled = (action: ConfirmationAction) => {
    setLastAction(action);
    ask(undefined);
    void mutate();
    onSettled();
  };
  return (
    <>
      <div className={css.lastAction} role="status">
        {lastAction && (
          <Notice tone={lastAction === 'notReceived' ? 'info' : 'success'}>
            {intl.formatMessage({
              id:
                lastAction === 'notReceived'
                  ? 'member.receipt.done.review'
                  : 'member.receipt.done.settled',
            })}
          </Notice>
        )}
      </div>
      {/* Nothing to confirm is the rule: then nothing is said. */}
      {data && list.length > 0 && (
        <section className={css.receipts} aria-labelledby="receipts">
          <h2 id="receipts" className={css.title}>
            {intl.formatMessage({ id: 'member.receipt.title' })}
          </h2>
          <p className={css.intro}>
            {intl.formatMessage({ id: 'member.receipt.intro' }, { minutes: data.confirmMinutes })}
          </p>
          <ul className={css.list}>
            {list.map((payment) => (
              <li key={payment.paymentNo}>
                <ReceiptCard
                  payment={payment}
                  onConfirm={() => ask(payment.paymentNo)}
                  onDue={() => void mutate()}
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
