/** The selection tabs of a lobby, in their order (R2.55). */
export const TABS = ['NEW', 'FAV', 'ALL', 'HOT', 'RECENT'] as const;
export type LobbyTab = (typeof TABS)[number];

/** Tabs that show what belongs to somebody. */
export const OWN_TABS: readonly LobbyTab[] = ['FAV', 'RECENT'];

/** What a lobby shows; all of it stands in the address. */
export interface LobbyQuery {
  readonly tab: LobbyTab;
  /** The vendor's code; empty for all. */
  readonly vassalage: string;
  /** The sub-category's key; empty for all. */
  readonly classify: string;
  /** What is searched for, trimmed; only with the tab ALL (R2.53, R5.09). */
  readonly q: string;
  readonly page: number;
}

export type LobbyFilter = Partial<Pick<LobbyQuery, 'tab' | 'vassalage' | 'classify'>>;

/** Longest text that the gateway takes as a game's name. */
export const MAX_SEARCH = 64;

const isTab = (text: string | null): text is LobbyTab => TABS.some((tab) => tab === text);

function pageOf(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page > 0 ? Math.min(page, 100_000) : 1;
}

/** Reads an address; what makes no sense in it counts as not being there. */
export function readLobby(query: URLSearchParams): LobbyQuery {
  const named = query.get('tab');
  const tab = isTab(named) ? named : 'ALL';
  const q = tab === 'ALL' ? (query.get('q') ?? '').trim().slice(0, MAX_SEARCH) : '';
  return {
    tab,
    vassalage: query.get('vassalage') ?? '',
    classify: query.get('classify') ?? '',
    q,
    page: pageOf(query.get('page')),
  };
}

/** Writes the lobby into an address; what is as always is left out, what is not ours stays. */
export function writeLobby(query: URLSearchParams, lobby: LobbyQuery): URLSearchParams {
  const next = new URLSearchParams(query);
  const values: [name: keyof LobbyQuery, value: string, usual: string][] = [
    ['vassalage', lobby.vassalage, ''],
    ['tab', lobby.tab, 'ALL'],
    ['classify', lobby.classify, ''],
    ['q', lobby.tab === 'ALL' ? lobby.q : '', ''],
    ['page', String(lobby.page), '1'],
  ];
  for (const [name, value, usual] of values) {
    if (value === usual) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** R4.14: another filter begins at page 1 and without a search. */
export const withFilter = (lobby: LobbyQuery, filter: LobbyFilter): LobbyQuery => ({
  ...lobby,
  ...filter,
  q: '',
  page: 1,
});

/** Another search begins at page 1; only the tab ALL has one. */
export const withSearch = (lobby: LobbyQuery, input: string): LobbyQuery => ({
  ...lobby,
  q: input.trim().slice(0, MAX_SEARCH),
  page: 1,
});

/** Whether anything narrows the list, so that there is something to clear. */
export const isNarrowed = (lobby: LobbyQuery): boolean =>
  lobby.vassalage !== '' || lobby.classify !== '' || lobby.q !== '' || lobby.tab !== 'ALL';
