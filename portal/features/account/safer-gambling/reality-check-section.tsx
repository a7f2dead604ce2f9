import { REALITY_MINUTES } from '@baize/gateway/contract';
import { RadioCards } from '@baize/ui-kit/radio-group';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useIntl } from 'react-intl';
import * as cashier from '../../../shared/cashier/cashier.css.ts';
import { FailedPart } from '../../../shared/errors/failed-part.tsx';
import { Notice } from '../../../shared/notice/notice.tsx';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useProtection, useRealityCheck } from './api.ts';

/** After how much time of play the game pauses and says how it stands (R10.05). */
export function RealityCheckSection() {
  const intl = useIntl();
  const notify = useNotify();
  const { data, error, mutate } = useProtection();
  const { run } = useRealityCheck();
  if (!data) {
    if (!error) return <Skeleton shape="block" height="8lh" />;
    return <FailedPart title="member.failed" error={error} onRetry={() => void mutate()} />;
  }
  const choose = async (value: string) => {
    const minutes = REALITY_MINUTES.find((each) => String(each) === value);
    if (minutes === undefined) return;
    const { error: failure } = await run({ minutes });
    if (failure) notify.failure(failure);
    else notify.success('safer.realityCheck.saved', { minutes });
  };
  return (
    <div className={cashier.card}>
      <RadioCards
        label={intl.formatMessage({ id: 'safer.realityCheck.every' })}
        value={String(data.realityMinutes)}
        onValueChange={(value) => void choose(value)}
        options={REALITY_MINUTES.map((minutes) => ({
          value: String(minutes),
          label: intl.formatMessage({ id: 'safer.realityCheck.minutes' }, { minutes }),
          disabled: data.exclusion !== undefined,
        }))}
      />
      <Notice tone="info">{intl.formatMessage({ id: 'safer.realityCheck.bets' })}</Notice>
    </div>
  );
}
