import { LIMIT_KINDS } from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { Button } from '@baize/ui-kit/button';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useIntl } from 'react-intl';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { LimitCard } from '../../../shared/protection/limit-card.tsx';
import { useChangeLimits, useLimits } from '../../../shared/protection/use-limits.ts';
import { useProtection } from './api.ts';
import * as css from './safer-gambling.css.ts';

/** The player's limits for deposits, losses, stakes and time (R10.01, R10.02). */
export function LimitsSection() {
  const intl = useIntl();
  const notify = useNotify();
  const { data, error, mutate } = useLimits();
  const protection = useProtection();
  const change = useChangeLimits();
  if (!data) {
    if (!error) return <Skeleton shape="block" height="20lh" />;
    return <LoadError title="member.failed" error={error} onRetry={() => void mutate()} />;
  }
  const choose = async (choice: 'without' | 'reviewed') => {
    const { status, error: failure } = await change.run({ changes: [], choice });
    if (failure) notify.failure(failure);
    if (status === 'done') {
      notify.success(choice === 'without' ? 'safer.without.done' : 'safer.review.done');
    }
  };
  // The gateway accepts no change of limits during a break, in which nothing can be used up.
  const isLocked = protection.data?.exclusion !== undefined;
  return (
    <>
      {!data.isAsked && !isLocked && (
        <Alert
          title={intl.formatMessage({ id: 'safer.ask.title' })}
          action={
            <Button variant="soft" busy={change.isBusy} onClick={() => void choose('without')}>
              {intl.formatMessage({ id: 'safer.ask.without' })}
            </Button>
          }
        >
          {intl.formatMessage({ id: 'safer.ask.text' })}
        </Alert>
      )}
      {data.isAsked && data.reviewIsDue && !isLocked && (
        <Alert
          title={intl.formatMessage({ id: 'safer.review.title' })}
          action={
            <Button variant="soft" busy={change.isBusy} onClick={() => void choose('reviewed')}>
              {intl.formatMessage({ id: 'safer.review.done.button' })}
            </Button>
          }
        >
          {intl.formatMessage({ id: 'safer.review.text' })}
        </Alert>
      )}
      <div className={css.cards}>
        {LIMIT_KINDS.map((kind) => (
          <LimitCard key={kind} kind={kind} all={data} isLocked={isLocked} />
        ))}
      </div>
      <p className={css.text}>
        {intl.formatMessage(
          { id: 'safer.limits.rules' },
          { hours: data.coolingHours, confirm: data.confirmHours, zone: data.timeZone },
        )}
      </p>
    </>
  );
}
