import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLatest } from '../../shared/games/use-latest.ts';
import {
  type LobbyFilter,
  type LobbyQuery,
  type LobbySort,
  readLobby,
  withFilter,
  withSearch,
  withSort,
  writeLobby,
} from './lobby-query.ts';

interface LobbyAddress {
  readonly lobby: LobbyQuery;
  /** The address of a page, for its link. */
  hrefFor(page: number): string;
  /** The address with another filter. */
  hrefOf(filter: LobbyFilter): string;
  goToPage(page: number): void;
  filter(filter: LobbyFilter): void;
  sort(sort: LobbySort): void;
  /** Replaces the history entry: a search is one step back, not one for each key. */
  search(input: string): void;
}

/**
 * The view state of the lobby in the address. The functions are stable.
 * @param onChange called with each change before the page renders with it
 */
export function useLobbyQuery(onChange?: (lobby: LobbyQuery) => void): LobbyAddress {
  const { pathname, search } = useLocation();
  const navigate = useLatest(useNavigate());
  const changed = useLatest(onChange);
  const lobby = useMemo(() => readLobby(new URLSearchParams(search)), [search]);

  // Reads the browser's own address, because a key may be pressed before the last change was
  // rendered.
  const change = useCallback(
    (next: (lobby: LobbyQuery) => LobbyQuery, options?: { replace: boolean }) => {
      const query = new URLSearchParams(window.location.search);
      const changedTo = next(readLobby(query));
      changed.current?.(changedTo);
      const written = writeLobby(query, changedTo).toString();
      const to = { pathname: window.location.pathname, search: written && `?${written}` };
      navigate.current(to, { replace: options?.replace ?? false, preventScrollReset: true });
    },
    [navigate, changed],
  );
  const actions = useMemo(
    () => ({
      goToPage: (page: number) => change((known) => ({ ...known, page })),
      filter: (filter: LobbyFilter) => change((known) => withFilter(known, filter)),
      sort: (sort: LobbySort) => change((known) => withSort(known, sort)),
      search: (input: string) => change((known) => withSearch(known, input), { replace: true }),
    }),
    [change],
  );
  const addressOf = useCallback(
    (next: (lobby: LobbyQuery) => LobbyQuery) => {
      const query = new URLSearchParams(search);
      query.delete('popup');
      const written = writeLobby(query, next(readLobby(query))).toString();
      return pathname + (written && `?${written}`);
    },
    [pathname, search],
  );
  const hrefFor = useCallback(
    (page: number) => addressOf((known) => ({ ...known, page })),
    [addressOf],
  );
  const hrefOf = useCallback(
    (filter: LobbyFilter) => addressOf((known) => withFilter(known, filter)),
    [addressOf],
  );
  return { lobby, hrefFor, hrefOf, ...actions };
}
