import { Alert } from '@baize/ui-kit/alert';
import { Button } from '@baize/ui-kit/button';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { saferGamblingPath } from '../../../shared/protection/safer-sections.ts';
import { useChangeLimits, useLimits } from '../safer-gambling/api.ts';
import { LimitCard } from '../safer-gambling/limit-card.tsx';

/**
 * Above the form for whoever has not decided about limits: limits as the default choice, with an
 * active way to go without (R10.01). The first deposit waits for the answer, and so does its form:
 * the limit can be set right here.
 */
export function LimitsOffer() {
  const intl = useIntl();
  const notify = useNotify();
  const { data } = useLimits();
  const { run, isBusy } = useChangeLimits();
  if (!data || data.isAsked) return null;
  const goWithout = async () => {
    const { error } = await run({ changes: [], choice: 'without' });
    if (error) notify.failure(error);
    else notify.success('safer.without.done');
  };
  const waits = data.firstDepositWaits;
  const offer = (
    <Alert
      tone="info"
      title={intl.formatMessage({ id: waits ? 'safer.first.title' : 'safer.offer.title' })}
      action={
        <>
          {!waits && (
            <Button asChild>
              <Link to={saferGamblingPath('limits')}>
                {intl.formatMessage({ id: 'safer.offer.set' })}
              </Link>
            </Button>
          )}
          <Button variant="soft" busy={isBusy} onClick={() => void goWithout()}>
            {intl.formatMessage({ id: 'safer.ask.without' })}
          </Button>
        </>
      }
    >
      {intl.formatMessage({ id: waits ? 'safer.first.text' : 'safer.offer.text' })}
    </Alert>
  );
  if (!waits) return offer;
  return (
    <>
      {offer}
      <LimitCard kind="deposit" all={data} isLocked={false} />
    </>
  );
}

/** Below the form: the way to the limits of whoever has decided about them. */
export function LimitsLink() {
  const intl = useIntl();
  const { data } = useLimits();
  if (!data?.isAsked) return null;
  return (
    <div>
      <Button asChild variant="ghost" size="sm">
        <Link to={saferGamblingPath('limits')}>
          {intl.formatMessage({ id: 'safer.offer.link' })}
        </Link>
      </Button>
    </div>
  );
}
