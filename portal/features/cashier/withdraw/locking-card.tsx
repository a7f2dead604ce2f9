import type { WithdrawalLocking } from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { Switch } from '@baize/ui-kit/switch';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as css from '../../../shared/cashier/cashier.css.ts';
import { dateAndTime } from '../../../shared/messages/date-and-time.ts';
import { ConfirmDialog } from '../../../shared/popups/confirm-dialog.tsx';

/** The command that locks all withdrawals, or ends that. */
export interface Locking {
  readonly isBusy: boolean;
  /** Resolves when the confirmation is closed, whatever the decision. */
  lockAll(locksAll: boolean): Promise<void>;
}

interface LockingCardProps extends Locking {
  locking: WithdrawalLocking;
}

/**
 * Locks all withdrawals of the member: takes effect immediately when switched on, but never when
 * switched off.
 */
export function LockingCard({ locking, isBusy, lockAll }: LockingCardProps) {
  const intl = useIntl();
  const [asks, setAsks] = useState(false);
  const { locksAll, endsAt, coolingHours: hours } = locking;
  const choose = async (isOn: boolean) => {
    await lockAll(isOn);
    setAsks(false);
  };
  return (
    <div className={css.card}>
      <Switch
        checked={locksAll && endsAt === undefined}
        disabled={isBusy}
        description={intl.formatMessage({ id: 'member.withdraw.locksAllText' }, { hours })}
        onCheckedChange={(isOn) => (isOn ? setAsks(true) : void choose(false))}
      >
        {intl.formatMessage({ id: 'member.withdraw.locksAll' })}
      </Switch>
      {locksAll && endsAt !== undefined && (
        <Alert>
          {intl.formatMessage(
            { id: 'member.withdraw.locksAllEnds' },
            { time: dateAndTime(intl, endsAt) },
          )}
        </Alert>
      )}
      <ConfirmDialog
        open={asks}
        title={intl.formatMessage({ id: 'member.withdraw.locksAllTitle' })}
        labels={{ confirm: intl.formatMessage({ id: 'member.withdraw.lock' }) }}
        busy={isBusy}
        onConfirm={() => choose(true)}
        onCancel={() => setAsks(false)}
      >
        {intl.formatMessage({ id: 'member.withdraw.locksAllQuestion' }, { hours })}
      </ConfirmDialog>
    </div>
  );
}
