import { Skeleton } from '@baize/ui-kit/skeleton';
import { useIntl } from 'react-intl';
import { TextField } from '../../../shared/forms/fields.tsx';
import type { Problem } from '../../../shared/forms/problem.ts';
import { formatRate, parseRate } from '../../../shared/money/rate.ts';

/**
 * What is wrong with a typed rate.
 * @param limits in basis points
 */
export function rateProblem(
  input: string,
  { min = 0, max }: { readonly min?: number; readonly max: number | undefined },
  text: (rate: number) => string,
): Problem | undefined {
  const rate = parseRate(input);
  if (rate === undefined) return { id: 'agent.rate.invalid' };
  if (max !== undefined && rate > max) {
    return { id: 'agent.rate.aboveOwn', values: { rate: text(max) } };
  }
  return rate < min ? { id: 'agent.rate.lower', values: { rate: text(min) } } : undefined;
}

/** A rebate rate in percent, field `rate` of its form. */
export function RateField({ max }: { max: number | undefined }) {
  const intl = useIntl();
  return (
    <TextField
      name="rate"
      label="agent.rate"
      required
      inputMode="decimal"
      autoComplete="off"
      end="%"
      hint={
        <>
          {max === undefined ? (
            <Skeleton width="16ch" height="1lh" />
          ) : (
            intl.formatMessage({ id: 'agent.rate.most' }, { rate: formatRate(intl, max) })
          )}
          <br />
          {intl.formatMessage({ id: 'agent.rate.meaning' })}
        </>
      }
    />
  );
}
