import {
  LIMIT_PERIODS,
  type LimitKind,
  limitField,
  type PlayLimit,
  type PlayLimits,
} from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Inline } from '@baize/ui-kit/inline';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import * as cashier from '../cashier/cashier.css.ts';
import { TextField } from '../forms/fields.tsx';
import { Form } from '../forms/form.tsx';
import { FormError } from '../forms/form-error.tsx';
import { FormSubmit } from '../forms/form-submit.tsx';
import type { Problems } from '../forms/problem.ts';
import { checkResolver } from '../forms/resolver.ts';
import { useForm } from '../forms/use-form.ts';
import { dateAndTime } from '../messages/date-and-time.ts';
import { formatMoney } from '../money/money.ts';
import { useNotify } from '../notify/use-notify.ts';
import * as css from './card.css.ts';
import {
  changesOf,
  checkLimits,
  highestOf,
  type LimitFields,
  limitProblem,
} from './limit-changes.ts';
import { PendingLimit } from './pending-limit.tsx';
import { minutesText } from './play-time.ts';
import { useChangeLimits } from './use-limits.ts';

interface LimitCardProps {
  kind: LimitKind;
  all: PlayLimits;
  isLocked: boolean;
}

const limitsOf = (kind: LimitKind, all: PlayLimits): PlayLimit[] =>
  all.limits.filter((each) => each.kind === kind);

const fieldsOf = (limits: readonly PlayLimit[]): LimitFields => {
  const of = (period: PlayLimit['period']) => {
    const value = limits.find((each) => each.period === period)?.value;
    return value === undefined ? '' : String(value);
  };
  return { day: of('day'), week: of('week'), month: of('month') };
};

/**
 * The limits of one kind over a day, seven days and a month; an empty field is no limit. The fields
 * follow the limits in force, except for one that is being edited; only edited ones are submitted.
 */
export function LimitCard({ kind, all, isLocked }: LimitCardProps) {
  const intl = useIntl();
  const notify = useNotify();
  const { run } = useChangeLimits();
  const limits = limitsOf(kind, all);
  const inForce = fieldsOf(limits);
  const decimals = kind === 'time' ? 0 : all.decimals;
  const text = (value: number) =>
    kind === 'time' ? minutesText(intl, value) : formatMoney(intl, value, all);
  const highest = highestOf(kind, all.highest);
  const form = useForm<LimitFields>({
    defaultValues: inForce,
    resolver: checkResolver((fields) => checkLimits(fields, { decimals, highest, text })),
    checkContext: [all],
    onSubmit: async (fields) => {
      const { getFieldState, resetField } = form.form;
      const edited = limits.filter(({ period }) => getFieldState(period).isDirty);
      const show = (values: LimitFields) => {
        for (const { period } of edited) resetField(period, { defaultValue: values[period] });
      };
      const changes = changesOf(fields, edited, decimals);
      if (changes.length === 0) {
        show(inForce);
        return undefined;
      }
      const outcome = await run({ changes });
      if (outcome.status !== 'done') return outcome.error;
      // A pending raise is shown below the fields: its field shows the limit in force until then.
      show(fieldsOf(limitsOf(kind, outcome.value)));
      const isLooser = changes.some(
        (change) =>
          change.action === 'remove' ||
          (change.action === 'set' &&
            change.value >
              (limits.find(({ period }) => period === change.period)?.value ??
                Number.POSITIVE_INFINITY)),
      );
      notify.success(isLooser ? 'safer.limit.requested' : 'safer.limit.saved', {
        hours: all.coolingHours,
      });
      return undefined;
    },
    serverErrors: (error) => {
      const problems: Problems<LimitFields> = {};
      for (const period of LIMIT_PERIODS) {
        const reported = error.detail.fields?.[limitField(kind, period)];
        if (reported !== undefined)
          problems[period] = limitProblem(reported, text(highest[period]));
      }
      return problems;
    },
  });
  const { reset } = form.form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when what is in force changes, only then
  useEffect(() => {
    reset(inForce, { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true });
  }, [reset, inForce.day, inForce.week, inForce.month]);
  return (
    <div className={cashier.card}>
      <div className={css.cardHead}>
        <h3 className={cashier.cardTitle}>{intl.formatMessage({ id: `safer.kind.${kind}` })}</h3>
        <p className={cashier.muted}>{intl.formatMessage({ id: `safer.kind.${kind}.text` })}</p>
      </div>
      <Form form={form} className={css.form}>
        <div className={css.fields}>
          {limits.map((limit) => (
            <TextField
              key={limit.period}
              name={limit.period}
              label={`safer.period.${limit.period}`}
              inputMode={decimals === 0 ? 'numeric' : 'decimal'}
              autoComplete="off"
              disabled={isLocked}
              placeholder={intl.formatMessage({ id: 'safer.limit.none' })}
              start={kind === 'time' ? undefined : all.currencySymbol}
              hint={
                <span className={css.used}>
                  <span>
                    {intl.formatMessage({ id: 'safer.limit.use' }, { used: text(limit.used) })}
                  </span>
                  {limit.value !== undefined && (
                    <>
                      <span>
                        {intl.formatMessage(
                          { id: 'safer.limit.left' },
                          { left: text(Math.max(0, limit.value - limit.used)) },
                        )}
                      </span>
                      <span>
                        {intl.formatMessage(
                          { id: 'safer.limit.renews' },
                          {
                            time: dateAndTime(intl, limit.renewsAt),
                          },
                        )}
                      </span>
                    </>
                  )}
                </span>
              }
            />
          ))}
        </div>
        <FormError error={form.error} />
        {limits
          .filter(({ waiting }) => waiting !== undefined)
          .map((limit) => (
            <PendingLimit key={limit.period} limit={limit} all={all} text={text} />
          ))}
        <Inline gap="md" justify="between">
          <FormSubmit form={form} disabled={isLocked}>
            {intl.formatMessage({ id: 'safer.limit.save' })}
          </FormSubmit>
          {limits.some(({ value }) => value !== undefined) && (
            <Button
              variant="ghost"
              size="sm"
              disabled={isLocked}
              onClick={() => {
                for (const period of LIMIT_PERIODS) form.fill(period, '');
              }}
            >
              {intl.formatMessage({ id: 'safer.limit.clear' })}
            </Button>
          )}
        </Inline>
      </Form>
    </div>
  );
}
