import { convertPoint, type PointBalance, type PointConfig } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Field } from '@baize/ui-kit/field';
import { Input } from '@baize/ui-kit/input';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { FailedPart } from '../../../shared/errors/failed-part.tsx';
import { call } from '../../../shared/gateway/call.ts';
import type { Loaded } from '../../../shared/gateway/loaded.ts';
import { useOrder } from '../../../shared/gateway/use-order.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import * as css from './form.css.ts';
import { PointsRefusal } from './points-refusal.tsx';

interface Parts {
  config: PointConfig;
  balance: PointBalance;
  money(amount: number): string;
  onConverted(): void;
}

function Form({ config, balance, money, onConverted }: Parts) {
  const intl = useIntl();
  const notify = useNotify();
  const { busy, refusal, place } = useOrder();
  const [typed, setTyped] = useState('');
  const [judged, setJudged] = useState(false);
  const { pointsPerUnit, convertStep, convertMinimum } = config;
  const points = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  const limits = {
    least: intl.formatNumber(convertMinimum),
    step: intl.formatNumber(convertStep),
  };
  const problem = () => {
    if (points < convertMinimum || points % convertStep !== 0) {
      return intl.formatMessage({ id: 'points.convertWrong' }, limits);
    }
    if (points > balance.balance) return intl.formatMessage({ id: 'error.points_insufficient' });
    return undefined;
  };
  const all = Math.floor(balance.balance / convertStep) * convertStep;
  // As the gateway does: down to the smallest coin.
  const amount = Math.floor((points * 100) / pointsPerUnit) / 100;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setJudged(true);
    if (problem()) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    await place({ points }, async (idempotencyKey) => {
      const made = await call(convertPoint, { points }, { idempotencyKey });
      notify.success('rewards.claimed', { amount: money(made.amount) });
      setTyped('');
      setJudged(false);
      onConverted();
    });
  };
  return (
    <form className={css.card} onSubmit={(event) => void submit(event)} noValidate>
      <h2 className={css.cardTitle}>{intl.formatMessage({ id: 'points.convertTitle' })}</h2>
      <p className={css.quiet}>
        {intl.formatMessage(
          { id: 'points.rate' },
          { points: intl.formatNumber(pointsPerUnit), amount: money(1) },
        )}
      </p>
      <Field
        required
        label={intl.formatMessage({ id: 'points.convertAmount' })}
        hint={intl.formatMessage({ id: 'points.convertHint' }, limits)}
        error={judged ? problem() : undefined}
      >
        <Input
          size="lg"
          name="points"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value.trim())}
          end={
            <Button size="sm" tone="quiet" onClick={() => setTyped(String(all))}>
              {intl.formatMessage({ id: 'points.convertAll' })}
            </Button>
          }
        />
      </Field>
      <dl className={css.sum}>
        <dt>{intl.formatMessage({ id: 'points.youGet' })}</dt>
        <dd className={css.sumValue}>{money(amount)}</dd>
      </dl>
      <PointsRefusal error={refusal} />
      <Button type="submit" size="lg" busy={busy}>
        {intl.formatMessage({ id: refusal?.isTransient ? 'action.retry' : 'points.convert' })}
      </Button>
    </form>
  );
}

interface ConvertFormProps {
  config: Loaded<PointConfig>;
  balance: Loaded<PointBalance>;
  money(amount: number): string;
  onConverted(): void;
}

/** Turns points into money of the balance, at the merchant's rate. */
export function ConvertForm({ config, balance, money, onConverted }: ConvertFormProps) {
  if (config.data && balance.data) {
    const parts = { config: config.data, balance: balance.data, money, onConverted };
    return <Form {...parts} />;
  }
  const failed = config.error ? config : balance;
  if (failed.error) {
    return <FailedPart title="points.failed" error={failed.error} onRetry={failed.retry} />;
  }
  return <Skeleton shape="block" height="14lh" />;
}
