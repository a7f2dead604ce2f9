import { MOST_DAYS } from '@baize/gateway/contract';
import { Inline } from '@baize/ui-kit/inline';
import type { ReactNode } from 'react';
import { DayRangePicker } from '../components/day-range-picker.tsx';
import type { RecordAddress } from './use-record-address.ts';

interface RecordHeadProps {
  address: RecordAddress;
  /** At the start: where in the line this is. */
  start?: ReactNode;
  /** The file of what is shown. */
  file: ReactNode;
}

/** The days of a record, and its file. */
export function RecordHead({ address, start, file }: RecordHeadProps) {
  return (
    <Inline justify="between">
      {start ?? <span />}
      <Inline>
        {file}
        <DayRangePicker value={address.range} longest={MOST_DAYS} onValueChange={address.onRange} />
      </Inline>
    </Inline>
  );
}
