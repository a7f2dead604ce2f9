import { Search } from '@baize/ui-kit/icon';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLatest } from '../../shared/games/use-latest.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import * as css from './header.css.ts';

const KEY = '/';
/** Elements in which a key is text, or belongs to a layer over the page. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role="menu"]';

function isForSearch(event: KeyboardEvent): boolean {
  if (event.key !== KEY || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return false;
  return !event.defaultPrevented && document.querySelector('[aria-modal="true"]') === null;
}

/** Opens the search over all games and vendors, also by the key `/` anywhere on the page. */
export function SearchButton() {
  const popups = useLatest(usePopups());
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForSearch(event)) return;
      event.preventDefault();
      popups.current.open('search');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [popups]);
  return (
    <button
      type="button"
      className={css.search}
      aria-keyshortcuts={KEY}
      data-popup="search"
      onClick={() => popups.current.open('search')}
    >
      <Search aria-hidden="true" size={18} />
      <span className={css.searchWord}>
        <FormattedMessage id="shell.search" />
      </span>
      <span className={css.searchKey} aria-hidden="true">
        {KEY}
      </span>
    </button>
  );
}
