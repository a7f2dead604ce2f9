import { MAX_RANGE_DAYS } from '@baize/gateway/contract';
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
  /** Content at the start, such as a breadcrumb. */
  start?: ReactNode;
  /** The download button. */
  file: ReactNode;
  /** The selected currency and its options; undefined where there is only one. */
  currency?: CurrencyChoice | undefined;
}

interface CurrencyChoice {
  readonly currency: string;
  readonly currencies: readonly string[];
}

/** The currency options from the first page of a record; undefined until it has loaded. */
export const currencyChoice = (
  first: { readonly currency: string; readonly currencies?: readonly string[] } | undefined,
): CurrencyChoice | undefined =>
  first && {
    currency: first.currency,
    // The currency in the address is always an option, so that it can be deselected.
    currencies: [...new Set([...(first.currencies ?? []), first.currency])],
  };

/** The range of a record, its currency and its download: beside the page's heading unless `start` stands with them. */
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
      <DayRangePicker
        value={address.range}
        longest={MAX_RANGE_DAYS}
        onValueChange={address.onRange}
      />
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
