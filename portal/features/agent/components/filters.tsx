import { Card } from '@baize/ui-kit/card';
import { Field } from '@baize/ui-kit/field';
import { Search } from '@baize/ui-kit/icon';
import { Input } from '@baize/ui-kit/input';
import { Select } from '@baize/ui-kit/select';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { PairGrid } from './pair-grid.tsx';

/** Milliseconds of rest after which what was typed is searched for. */
const TYPING_PAUSE = 300;

/** What narrows a list down, in as many columns as fit. */
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
  /** Values with their words, without the one for all. */
  options: readonly { readonly value: string; readonly label: string }[];
  onChange(value: string): void;
}

/** One of several, or all. */
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

/** Text that is searched for when typing rests. */
export function FilterSearch({ label, value, onChange }: FilterSearchProps) {
  const intl = useIntl();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // Back, or a link, has brought another one.
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  const search = useEffectEvent(() => onChange(text.trim()));
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(search, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text, value]);
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
