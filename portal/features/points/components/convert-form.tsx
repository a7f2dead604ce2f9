import { convertPoint, type PointBalance, type PointConfig } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { useIntl } from 'react-intl';
import { useCommand } from '../../../shared/api/use-command.ts';
import { TextField } from '../../../shared/forms/fields.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { FormSubmit } from '../../../shared/forms/form-submit.tsx';
import type { Problem } from '../../../shared/forms/problem.ts';
import { checkResolver } from '../../../shared/forms/resolver.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { failureDetails } from './failure-details.tsx';
import * as css from './form.css.ts';
import { pointsValue } from './points-value.ts';

interface ConvertFormProps {
  config: PointConfig;
  balance: PointBalance;
  money(amount: number): string;
  onConverted(): void;
}

const trimmed = (input: string) => input.trim();
const pointsOf = (input: string) => (/^\d{1,9}$/.test(input) ? Number(input) : 0);

/** Converts points to money at the merchant's rate. */
export function ConvertForm({ config, balance, money, onConverted }: ConvertFormProps) {
  const intl = useIntl();
  const notify = useNotify();
  const { run } = useCommand(convertPoint);
  const { pointsPerUnit, unit, convertStep, convertMinimum } = config;
  const limits = {
    least: intl.formatNumber(convertMinimum),
    step: intl.formatNumber(convertStep),
  };
  const problemOf = (points: number): Problem | undefined => {
    if (points < convertMinimum || points % convertStep !== 0) {
      return { id: 'points.convertWrong', values: limits };
    }
    return points > balance.balance ? { id: 'error.points_insufficient' } : undefined;
  };
  const all = Math.floor(balance.balance / convertStep) * convertStep;

  const form = useForm({
    defaultValues: { points: '' },
    checkContext: [intl.locale, config, balance.balance],
    resolver: checkResolver((values) => ({ points: problemOf(pointsOf(values.points)) })),
    onSubmit: async (values) => {
      const outcome = await run({ points: pointsOf(values.points) });
      if (outcome.status === 'done') {
        notify.success('rewards.claimed', { amount: money(outcome.value.amount) });
        onConverted();
      }
      return outcome.error;
    },
    onSuccess: ({ reset }) => reset(),
  });
  const amount = pointsValue(pointsOf(form.form.watch('points')), config);
  return (
    <Form form={form} className={css.card}>
      <h2 className={css.cardTitle}>{intl.formatMessage({ id: 'points.convertTitle' })}</h2>
      <p className={css.quiet}>
        {intl.formatMessage({ id: 'points.rate' }, { points: pointsPerUnit, amount: money(unit) })}
      </p>
      <TextField
        name="points"
        label="points.convertAmount"
        required
        hint={intl.formatMessage({ id: 'points.convertHint' }, limits)}
        size="lg"
        inputMode="numeric"
        autoComplete="off"
        normalise={trimmed}
        end={
          <Button size="sm" variant="ghost" onClick={() => form.fill('points', String(all))}>
            {intl.formatMessage({ id: 'points.convertAll' })}
          </Button>
        }
      />
      <dl className={css.sum}>
        <dt>{intl.formatMessage({ id: 'points.youGet' })}</dt>
        <dd className={css.sumValue}>{money(amount)}</dd>
      </dl>
      <FormError error={form.error} details={failureDetails} />
      <FormSubmit form={form} size="lg">
        {intl.formatMessage({ id: 'points.tab.convert' })}
      </FormSubmit>
    </Form>
  );
}
