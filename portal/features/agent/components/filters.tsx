import { Card } from '@baize/ui-kit/card';
import { Field } from '@baize/ui-kit/field';
import { Select } from '@baize/ui-kit/select';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { PairGrid } from './pair-grid.tsx';

/** The filters of a list, in as many columns as fit. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <Card padding="md" role="search">
      <PairGrid gap="md">{children}</PairGrid>
    </Card>
  );
}

interface FilterSelectProps {
  label: MessageId;
  /** '' for all. */
  value: string;
  /** The values with their labels, without the option for all. */
  options: readonly { readonly value: string; readonly label: string }[];
  onChange(value: string): void;
}

/** A select with an option for all. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  const intl = useIntl();
  return (
    <Field label={intl.formatMessage({ id: label })}>
      <Select
        size="sm"
        value={value}
        options={[{ value: '', label: intl.formatMessage({ id: 'agent.filter.all' }) }, ...options]}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
