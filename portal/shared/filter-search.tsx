import { Field } from '@baize/ui-kit/field';
import { Search } from '@baize/ui-kit/icon';
import { Input } from '@baize/ui-kit/input';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from './messages/message-id.ts';
import { useSearchText } from './use-search-text.ts';

/** Milliseconds without input after which the search starts. */
const TYPING_PAUSE = 300;

interface FilterSearchProps {
  label: MessageId;
  value: string;
  onChange(value: string): void;
}

/** A search field with a debounce. */
export function FilterSearch({ label, value, onChange }: FilterSearchProps) {
  const intl = useIntl();
  const { text, setText, searchFor } = useSearchText(value, onChange);
  const search = useEffectEvent(searchFor);
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
