import { MOST_DAYS } from '@baize/gateway/contract';
import { Inline } from '@baize/ui-kit/inline';
import { Select } from '@baize/ui-kit/select';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { DayRangePicker } from '../components/day-range-picker.tsx';
import { useHeadingTools } from '../components/heading-tools.ts';
import * as css from './record-head.css.ts';
import type { RecordAddress } from './use-record-address.ts';

interface RecordHeadProps {
  address: RecordAddress;
  /** At the start: where in the line this is. */
  start?: ReactNode;
  /** The file of what is shown. */
  file: ReactNode;
  /** The currency that is shown, and those to choose from; no choice where there is one alone. */
  currency?: CurrencyChoice | undefined;
}

interface CurrencyChoice {
  readonly currency: string;
  readonly currencies: readonly string[];
}

/** The choice that the first page of a record brings; none before it has come. */
export const currencyChoice = (
  first: { readonly currency: string; readonly currencies?: readonly string[] } | undefined,
): CurrencyChoice | undefined =>
  first && {
    currency: first.currency,
    // One that the address names stands beside them: there is a way back.
    currencies: [...new Set([...(first.currencies ?? []), first.currency])],
  };

/** The days of a record, its currency and its file: beside the page's heading where nothing else stands with them. */
export function RecordHead({ address, start, file, currency }: RecordHeadProps) {
  const intl = useIntl();
  const besideHeading = useHeadingTools();
  const tools = (
    <Inline>
      {currency && currency.currencies.length > 1 && (
        <Select
          className={css.currency}
          aria-label={intl.formatMessage({ id: 'agent.currency' })}
          value={currency.currency}
          options={currency.currencies.map((value) => ({ value, label: value }))}
          onChange={({ target }) => address.change({ currency: target.value, order: undefined })}
        />
      )}
      {file}
      <DayRangePicker value={address.range} longest={MOST_DAYS} onValueChange={address.onRange} />
    </Inline>
  );
  if (!start) return besideHeading ? createPortal(tools, besideHeading) : tools;
  return (
    <Inline justify="between">
      {start}
      {tools}
    </Inline>
  );
}
