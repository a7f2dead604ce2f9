import type { PlayLimit, PlayLimits } from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { Button } from '@baize/ui-kit/button';
import { useIntl } from 'react-intl';
import { dateAndTime } from '../messages/date-and-time.ts';
import { useNotify } from '../notify/use-notify.ts';
import { useChangeLimits } from './use-limits.ts';

interface PendingLimitProps {
  limit: PlayLimit;
  all: Pick<PlayLimits, 'serverTime'>;
  /** Formats an amount or a duration. */
  text(value: number): string;
}

/**
 * A pending raise of a limit with its start, and its second confirmation once that time has come
 * (R10.02).
 */
export function PendingLimit({ limit, all, text }: PendingLimitProps) {
  const intl = useIntl();
  const notify = useNotify();
  const { run, isBusy } = useChangeLimits();
  const { kind, period, waiting } = limit;
  if (!waiting) return null;
  const time = (at: number) => dateAndTime(intl, at);
  const act = async (action: 'confirm' | 'keep') => {
    const { status, error } = await run({ changes: [{ action, kind, period }] });
    if (error) notify.failure(error);
    // Of two immediate presses the second is not sent.
    if (status === 'done') {
      notify.success(action === 'confirm' ? 'safer.waiting.confirmed' : 'safer.waiting.kept');
    }
  };
  const isReady = all.serverTime >= waiting.confirmFrom;
  return (
    <Alert
      tone="neutral"
      action={
        <>
          {isReady && (
            <Button size="sm" busy={isBusy} onClick={() => void act('confirm')}>
              {intl.formatMessage({ id: 'safer.waiting.confirm' })}
            </Button>
          )}
          <Button size="sm" variant="soft" busy={isBusy} onClick={() => void act('keep')}>
            {intl.formatMessage({ id: 'safer.waiting.keep' })}
          </Button>
        </>
      }
    >
      {intl.formatMessage(
        { id: waiting.value === undefined ? 'safer.waiting.removal' : 'safer.waiting.raise' },
        {
          period: intl.formatMessage({ id: `safer.period.${period}` }),
          value: waiting.value === undefined ? '' : text(waiting.value),
          from: time(waiting.confirmFrom),
          until: time(waiting.confirmUntil),
        },
      )}
    </Alert>
  );
}
