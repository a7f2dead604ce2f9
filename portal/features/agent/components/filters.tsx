import { Card } from '@baize/ui-kit/card';
import { Field } from '@baize/ui-kit/field';
import { Search } from '@baize/ui-kit/icon';
import { Input } from '@baize/ui-kit/input';
import { Select } from '@baize/ui-kit/select';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { useSearchText } from '../../../shared/use-search-text.ts';
import { PairGrid } from './pair-grid.tsx';

/** Milliseconds without input after which the search starts. */
const TYPING_PAUSE = 300;

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

interface FilterSearchProps {
  label: MessageId;
  value: string;
  onChange(value: string): void;
}

/** A search field with a debounce. */
export function FilterSearch({ label, value, onChange }: FilterSearchProps) {
  const intl = useIntl();
  const { text, setText, ask } = useSearchText(value, onChange);
  const search = useEffectEvent(ask);
  useEffect(() => {
    const timer = setTimeout(() => search(text), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Field label={intl.formatMessage({ id: label })}>
      <Input
        size="sm"
        type="search"
        autoComplete="off"
        spellCheck={false}
        start={<Search size={16} aria-hidden="true" />}
        maxLength={64}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onClear={() => setText('')}
      />
    </Field>
  );
}
