import { Button } from '@baize/ui-kit/button';
import { Checkbox } from '@baize/ui-kit/checkbox';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CallError } from '../../../shared/api/call-error.ts';
import * as css from '../../../shared/cashier/cashier.css.ts';
import { errorMessageId } from '../../../shared/notify/notify-store.ts';
import { ConfirmDialog } from '../../../shared/popups/confirm-dialog.tsx';

export interface SignOutLineProps {
  /** The merchant verifies logins from unregistered places (LOGINIPVERF3). */
  watchesPlaces: boolean;
  /** Resolves when it is done; with the error where no session was ended. */
  onSignOut(here: boolean): Promise<CallError | undefined>;
}

/** Ends the account's sessions on all other devices, and optionally here. */
export function SignOutLine({ watchesPlaces, onSignOut }: SignOutLineProps) {
  const intl = useIntl();
  const [isAsked, setIsAsked] = useState(false);
  const [here, setHere] = useState(false);
  const [error, setError] = useState<CallError>();
  const ask = (asked: boolean) => {
    setError(undefined);
    setHere(false);
    setIsAsked(asked);
  };
  return (
    <li className={css.lineItem}>
      <span className={css.choiceText}>
        <span className={css.choiceName}>
          {intl.formatMessage({ id: 'member.everywhere.title' })}
        </span>
        <span className={css.muted}>{intl.formatMessage({ id: 'member.everywhere.text' })}</span>
      </span>
      <Button variant="soft" onClick={() => ask(true)}>
        {intl.formatMessage({ id: 'member.everywhere.open' })}
      </Button>
      <ConfirmDialog
        open={isAsked}
        tone="danger"
        title={intl.formatMessage({ id: 'member.everywhere.question' })}
        labels={{ confirm: intl.formatMessage({ id: 'member.everywhere.open' }) }}
        error={error && intl.formatMessage({ id: errorMessageId(error.code) })}
        onCancel={() => ask(false)}
        onConfirm={async () => {
          const failure = await onSignOut(here);
          if (failure) setError(failure);
          else ask(false);
        }}
      >
        <p>{intl.formatMessage({ id: 'member.everywhere.what' })}</p>
        {watchesPlaces && <p>{intl.formatMessage({ id: 'member.everywhere.proof' })}</p>}
        <Checkbox checked={here} onChange={({ target }) => setHere(target.checked)}>
          {intl.formatMessage({ id: 'member.everywhere.here' })}
        </Checkbox>
      </ConfirmDialog>
    </li>
  );
}
