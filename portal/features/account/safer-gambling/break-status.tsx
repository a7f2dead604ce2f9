import type { Exclusion } from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { Button } from '@baize/ui-kit/button';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useBreak, useProtection } from './api.ts';

function statusOf({ kind, returnsAt, endsAt, mayReturn }: Exclusion): MessageId {
  if (kind === 'closing') return 'safer.status.closes';
  if (returnsAt !== undefined) return 'safer.status.returns';
  if (mayReturn) return 'safer.status.over';
  return endsAt === undefined ? 'safer.status.forever' : 'safer.status.until';
}

/** The current break, and the return from a self-exclusion once its time is over. */
export function BreakStatus() {
  const intl = useIntl();
  const notify = useNotify();
  const { data } = useProtection();
  const { run, isBusy } = useBreak();
  const held = data?.exclusion;
  if (!held) return null;
  const until = held.returnsAt ?? held.endsAt;
  const comeBack = async () => {
    const { error } = await run({ kind: 'return' });
    if (error) notify.failure(error);
  };
  return (
    <Alert
      title={intl.formatMessage({ id: `safer.status.${held.kind}` })}
      action={
        held.mayReturn && (
          <Button variant="soft" busy={isBusy} onClick={() => void comeBack()}>
            {intl.formatMessage({ id: 'safer.status.return' })}
          </Button>
        )
      }
    >
      {intl.formatMessage(
        { id: statusOf(held) },
        {
          hours: data.returnHours,
          time:
            until === undefined
              ? ''
              : intl.formatDate(until, { dateStyle: 'long', timeStyle: 'short' }),
        },
      )}
    </Alert>
  );
}
