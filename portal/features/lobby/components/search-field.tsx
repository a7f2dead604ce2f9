import { Search } from '@baize/ui-kit/icon';
import { Input } from '@baize/ui-kit/input';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useSearchText } from '../../../shared/use-search-text.ts';
import { useThrottledSearch } from '../../../shared/use-throttled-search.ts';
import * as css from '../lobby.css.ts';
import { MAX_SEARCH } from '../lobby-query.ts';

interface SearchFieldProps {
  /** The current search in the address. */
  search: string;
  onSearch(input: string): void;
}

/** Searches games by name; the search is in the address. */
export function SearchField({ search, onSearch }: SearchFieldProps) {
  const intl = useIntl();
  const { text, setText, searchFor } = useSearchText(search, onSearch);
  const paced = useThrottledSearch(searchFor);
  const type = (input: string) => {
    setText(input);
    paced.type(input);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    paced.submit(text);
  };
  const label = intl.formatMessage({ id: 'lobby.search.name' });
  return (
    <search className={css.search}>
      <form onSubmit={submit}>
        <Input
          value={text}
          onChange={(event) => type(event.target.value)}
          onClear={() => {
            setText('');
            paced.submit('');
          }}
          start={<Search size={18} aria-hidden="true" />}
          aria-label={label}
          placeholder={label}
          maxLength={MAX_SEARCH}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      </form>
    </search>
  );
}
