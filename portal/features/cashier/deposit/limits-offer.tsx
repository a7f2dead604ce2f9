import type { PlayLimits } from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { Button } from '@baize/ui-kit/button';
import { ShieldCheck } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { LimitCard } from '../../../shared/protection/limit-card.tsx';
import { saferGamblingPath } from '../../../shared/protection/safer-sections.ts';

/** The member's decision about limits; where it is unknown, the gateway decides. */
export interface LimitsChoice {
  readonly limits: PlayLimits | undefined;
  readonly isBusy: boolean;
  /** Called when the member declines limits. */
  goWithout(): void;
}

/**
 * Shown above the form to a member who has not decided about limits: setting a limit is the
 * default, declining needs an action (R10.01). The first deposit and its form wait for the
 * decision; the limit can be set right here. A member who has decided is reminded after six months.
 */
export function LimitsOffer({ limits, isBusy, goWithout }: LimitsChoice) {
  const intl = useIntl();
  if (!limits) return null;
  if (limits.isAsked) return limits.reviewIsDue ? <Reminder /> : null;
  const waits = limits.firstDepositWaits;
  const offer = (
    <Alert
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
          <Button variant="soft" busy={isBusy} onClick={goWithout}>
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
      <LimitCard kind="deposit" all={limits} isLocked={false} />
    </>
  );
}

/** Links to the limits, where the reminder is answered. */
function Reminder() {
  const intl = useIntl();
  return (
    <Alert
      title={intl.formatMessage({ id: 'safer.review.title' })}
      action={
        <Button asChild variant="soft">
          <Link to={saferGamblingPath('limits')}>
            {intl.formatMessage({ id: 'safer.offer.link' })}
          </Link>
        </Button>
      }
    >
      {intl.formatMessage({ id: 'safer.review.text' })}
    </Alert>
  );
}

/** A link to the limits below the form, for a member who has decided about them. */
export function LimitsLink({ limits }: Pick<LimitsChoice, 'limits'>) {
  const intl = useIntl();
  if (!limits?.isAsked) return null;
  return (
    <div>
      <Button asChild variant="soft" size="sm">
        <Link to={saferGamblingPath('limits')}>
          <ShieldCheck size={16} aria-hidden="true" />
          {intl.formatMessage({ id: 'safer.offer.link' })}
        </Link>
      </Button>
    </div>
  );
}
