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
  { least = 0, most }: { readonly least?: number; readonly most: number | undefined },
  text: (rate: number) => string,
): Problem | undefined {
  const rate = parseRate(input);
  if (rate === undefined) return { id: 'agent.rate.invalid' };
  if (most !== undefined && rate > most) {
    return { id: 'agent.rate.aboveOwn', values: { rate: text(most) } };
  }
  return rate < least ? { id: 'agent.rate.lower', values: { rate: text(least) } } : undefined;
}

/** A rebate rate in percent, field `rate` of its form. */
export function RateField({ most }: { most: number | undefined }) {
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
          {most === undefined ? (
            <Skeleton width="16ch" height="1lh" />
          ) : (
            intl.formatMessage({ id: 'agent.rate.most' }, { rate: formatRate(intl, most) })
          )}
          <br />
          {intl.formatMessage({ id: 'agent.rate.meaning' })}
        </>
      }
    />
  );
}
