import { Button } from '@baize/ui-kit/button';
import { Dialog } from '@baize/ui-kit/dialog';
import { Stack } from '@baize/ui-kit/stack';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { FormError } from '../forms/form-error.tsx';
import { formatMoney } from '../money/money.ts';
import { useBackCloses } from '../navigation/use-back-closes.ts';
import { saferGamblingPath } from '../protection/safer-sections.ts';
import { playedTime } from '../use-second.ts';
import * as css from './play.css.ts';
import type { DueRealityCheck } from './use-play-report.ts';

interface RealityCheckProps extends DueRealityCheck {
  onStop(): void;
}

/**
 * Shown over a running game after the player's own interval, with the duration and the net result
 * (R10.05). Only a response closes it, neither Escape nor Back; until then the gateway takes no bet.
 */
export function RealityCheck({ session, isBusy, error, onContinue, onStop }: RealityCheckProps) {
  const intl = useIntl();
  // The check stays rendered until the next page has loaded, and must not undo a Back meanwhile.
  const [isLeft, setLeft] = useState(false);
  useBackCloses(() => undefined, isLeft);
  const leave = () => setLeft(true);
  const stop = () => {
    leave();
    onStop();
  };
  const money = (amount: number) => formatMoney(intl, amount, session);
  const facts = [
    ['reality.played', playedTime(session.playedMs)],
    ['reality.staked', money(session.staked)],
    ['reality.won', money(session.won)],
    ['reality.net', `${session.net > 0 ? '+' : ''}${money(session.net)}`],
  ] as const;
  return (
    <Dialog
      open
      size="sm"
      dismissable={false}
      closeButton={false}
      title={intl.formatMessage({ id: 'reality.title' })}
      footer={
        <div className={css.realityButtons}>
          <Button variant="soft" onClick={stop}>
            {intl.formatMessage({ id: 'reality.stop' })}
          </Button>
          <Button asChild variant="soft">
            {/* In the place of the check's entry: Back leads to the game, which asks again. */}
            <Link to={saferGamblingPath('activity')} replace onClick={leave}>
              {intl.formatMessage({ id: 'reality.activity' })}
            </Link>
          </Button>
          <Button busy={isBusy} onClick={onContinue}>
            {intl.formatMessage({ id: 'reality.continue' })}
          </Button>
        </div>
      }
    >
      <Stack gap="lg">
        <p>{intl.formatMessage({ id: 'reality.text' }, { minutes: session.realityMinutes })}</p>
        <dl className={css.realityFacts}>
          {facts.map(([id, value]) => (
            <div key={id} className={css.realityFact}>
              <dt className={css.term}>{intl.formatMessage({ id })}</dt>
              <dd className={css.realityValue}>{value}</dd>
            </div>
          ))}
        </dl>
        <FormError error={error} />
      </Stack>
    </Dialog>
  );
}
