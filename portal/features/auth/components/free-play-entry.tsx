import { Button } from '@baize/ui-kit/button';
import { CirclePlay } from '@baize/ui-kit/icon';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AgeConfirmation } from '../../../shared/protection/age-confirmation.tsx';
import * as css from './form.css.ts';

export interface FreePlay {
  /** The merchant requires the age confirmation of registration. */
  needsAge: boolean;
  /** Reports failures itself. */
  onStart(ageConfirmed: boolean): Promise<void>;
}

/** Starts free play: a trial account with play money, without registration. */
export function FreePlayEntry({ needsAge, onStart }: FreePlay) {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const start = async (ageConfirmed: boolean) => {
    setBusy(true);
    await onStart(ageConfirmed);
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <span className={css.divider}>{intl.formatMessage({ id: 'auth.login.or' })}</span>
      <div className={css.stack}>
        <Button
          variant="soft"
          size="lg"
          fullWidth
          busy={isBusy && !isAsking}
          onClick={() => (needsAge ? setAsking(true) : void start(false))}
        >
          <CirclePlay size={20} aria-hidden="true" />
          {intl.formatMessage({ id: 'auth.login.freePlay' })}
        </Button>
        <p className={css.aside}>{intl.formatMessage({ id: 'auth.login.freePlayHint' })}</p>
      </div>
      <AgeConfirmation
        open={isAsking}
        onConfirm={() => start(true)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
