import { useEffect, useRef, useState } from 'react';

interface SearchText {
  readonly text: string;
  setText(text: string): void;
  /** Searches for a text without surrounding spaces, unless it is the current search. */
  searchFor(text: string): void;
}

/**
 * The text of a search field whose search is in the address. The text is local state, because
 * typing must never wait: a search from this field that arrives in the address does not overwrite
 * later input, and one from elsewhere replaces the text.
 */
export function useSearchText(search: string, onSearch: (wanted: string) => void): SearchText {
  const [text, setText] = useState(search);
  const sent = useRef<string[]>([]);
  useEffect(() => {
    const at = sent.current.lastIndexOf(search);
    if (at < 0) {
      // Back, a link or a cleared filter: the search was not typed here.
      sent.current = [];
      setText(search);
    } else sent.current = sent.current.slice(at);
  }, [search]);
  const searchFor = (input: string) => {
    const wanted = input.trim();
    if (wanted === (sent.current.at(-1) ?? search)) return;
    sent.current.push(wanted);
    onSearch(wanted);
  };
  return { text, setText, searchFor };
}
