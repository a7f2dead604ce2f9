import { Alert } from '@baize/ui-kit/alert';
import { Button } from '@baize/ui-kit/button';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { saferGamblingPath } from '../../../shared/protection/safer-sections.ts';
import { useChangeLimits, useLimits } from '../safer-gambling/api.ts';

/**
 * Before the first deposit: limits as the default choice, with an active way to go without. Later
 * only the way to them (R10.01).
 */
export function LimitsOffer() {
  const intl = useIntl();
  const notify = useNotify();
  const { data } = useLimits();
  const { run, isBusy } = useChangeLimits();
  if (!data) return null;
  const goWithout = async () => {
    const { error } = await run({ changes: [], choice: 'without' });
    if (error) notify.failure(error);
    else notify.success('safer.without.done');
  };
  if (data.isAsked) {
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
  return (
    <Alert
      tone="info"
      title={intl.formatMessage({ id: 'safer.offer.title' })}
      action={
        <>
          <Button asChild>
            <Link to={saferGamblingPath('limits')}>
              {intl.formatMessage({ id: 'safer.offer.set' })}
            </Link>
          </Button>
          <Button variant="soft" busy={isBusy} onClick={() => void goWithout()}>
            {intl.formatMessage({ id: 'safer.ask.without' })}
          </Button>
        </>
      }
    >
      {intl.formatMessage({ id: 'safer.offer.text' })}
    </Alert>
  );
}
