import { REALITY_MINUTES } from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { RadioCards } from '@baize/ui-kit/radio-group';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import * as cashier from '../../../shared/cashier/cashier.css.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useProtection, useRealityCheck } from './api.ts';

type RealityMinutes = (typeof REALITY_MINUTES)[number];

/** The interval after which a game pauses and shows duration and net result (R10.05). */
export function RealityCheckSection() {
  const intl = useIntl();
  const notify = useNotify();
  const { data, error, mutate } = useProtection();
  const { run } = useRealityCheck();
  /** The selected value while it is being saved. */
  const [chosen, setChosen] = useState<RealityMinutes>();
  const last = useRef<RealityMinutes>(undefined);
  if (!data) {
    if (!error) return <Skeleton shape="block" height="8lh" />;
    return <LoadError title="member.failed" error={error} onRetry={() => void mutate()} />;
  }
  const choose = async (minutes: RealityMinutes): Promise<void> => {
    last.current = minutes;
    setChosen(minutes);
    const { status, error: failure } = await run({ minutes });
    // Another value is being saved; its callback saves this one next.
    if (status === 'ignored') return;
    if (last.current !== minutes) return choose(last.current);
    if (failure) notify.failure(failure);
    else {
      await mutate((known) => known && { ...known, realityMinutes: minutes }, false);
      notify.success('safer.realityCheck.saved', { minutes });
    }
    setChosen(undefined);
  };
  return (
    <div className={cashier.card}>
      <RadioCards
        label={intl.formatMessage({ id: 'safer.realityCheck.every' })}
        value={String(chosen ?? data.realityMinutes)}
        onValueChange={(value) => {
          const minutes = REALITY_MINUTES.find((each) => String(each) === value);
          if (minutes !== undefined) void choose(minutes);
        }}
        options={REALITY_MINUTES.map((minutes) => ({
          value: String(minutes),
          label: intl.formatMessage({ id: 'safer.realityCheck.minutes' }, { minutes }),
          disabled: data.exclusion !== undefined,
        }))}
      />
      <Alert>{intl.formatMessage({ id: 'safer.realityCheck.bets' })}</Alert>
    </div>
  );
}
