import { Search } from '@baize/ui-kit/icon';
import { Input } from '@baize/ui-kit/input';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePacedSearch } from '../../../shared/use-paced-search.ts';
import * as css from '../lobby.css.ts';
import { MAX_SEARCH } from '../lobby-query.ts';

interface SearchFieldProps {
  /** What is being searched for, by the address. */
  search: string;
  onSearch(input: string): void;
}

/**
 * The field that searches games by name. The text is its own, for typing must never wait; what is
 * searched for stands in the address, and a change of it from elsewhere comes back here.
 */
export function SearchField({ search, onSearch }: SearchFieldProps) {
  const intl = useIntl();
  const [text, setText] = useState(search);
  const sent = useRef<string[]>([]);

  useEffect(() => {
    const at = sent.current.lastIndexOf(search);
    if (at < 0) {
      // Back, a link or a cleared filter: it is not what was typed here.
      sent.current = [];
      setText(search);
    } else sent.current = sent.current.slice(at);
  }, [search]);

  const paced = usePacedSearch((input) => {
    const wanted = input.trim();
    if (wanted === (sent.current.at(-1) ?? search)) return;
    sent.current.push(wanted);
    onSearch(wanted);
  });
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
