import { useEffect, useRef, useState } from 'react';

interface SearchText {
  readonly text: string;
  setText(text: string): void;
  /** Searches for a text without the spaces around it, unless that is searched for already. */
  ask(text: string): void;
}

/**
 * The text of a search field whose search stands in the address. The text is its own, for typing must
 * never wait: a search from here that arrives in the address overwrites nothing that was typed
 * meanwhile, one from elsewhere replaces the text.
 */
export function useSearchText(search: string, onSearch: (wanted: string) => void): SearchText {
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
  const ask = (input: string) => {
    const wanted = input.trim();
    if (wanted === (sent.current.at(-1) ?? search)) return;
    sent.current.push(wanted);
    onSearch(wanted);
  };
  return { text, setText, ask };
}
