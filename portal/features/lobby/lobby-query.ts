import {
  GAME_FEATURES,
  GAME_SORTS,
  type GameFeature,
  type GameSort,
  VOLATILITIES,
  type Volatility,
} from '@baize/gateway/contract';

/** The tabs of a lobby, in order (R2.55). */
export const TABS = ['NEW', 'FAV', 'ALL', 'HOT', 'RECENT'] as const;
export type LobbyTab = (typeof TABS)[number];

/** Tabs with the member's own games. */
export const OWN_TABS: readonly LobbyTab[] = ['FAV', 'RECENT'];

/** The sort orders, as in the select; the first is the editors' own. */
export const SORTS = ['RECOMMENDED', ...GAME_SORTS] as const;
export type LobbySort = 'RECOMMENDED' | GameSort;

/** Filters by the facts of games: any of the volatilities, all of the features. */
export interface FactFilter {
  readonly volatility: readonly Volatility[];
  readonly feature: readonly GameFeature[];
}

/** No filter by facts. */
export const NO_FACTS: FactFilter = { volatility: [], feature: [] };

/** The view state of a lobby, which is in the address. */
export interface LobbyQuery extends FactFilter {
  readonly tab: LobbyTab;
  /** The vendor's code; empty for all. */
  readonly vassalage: string;
  /** The sub-category's key; empty for all. */
  readonly classify: string;
  /** The trimmed search; only with the tab ALL (R2.53, R5.09). */
  readonly q: string;
  readonly sort: LobbySort;
  readonly page: number;
}

export type LobbyFilter = Partial<
  Pick<LobbyQuery, 'tab' | 'vassalage' | 'classify' | keyof FactFilter>
>;

/** The maximum length of a search that the gateway accepts. */
export const MAX_SEARCH = 64;

const isTab = (text: string | null): text is LobbyTab => TABS.some((tab) => tab === text);

function pageOf(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page > 0 ? Math.min(page, 100_000) : 1;
}

/** The known values of a list in the address, in their default order. */
const namedIn = <T extends string>(all: readonly T[], list: string | null): T[] =>
  all.filter((word) => list?.split(',').includes(word));

/** Reads the view state from an address; invalid values count as absent. */
export function readLobby(query: URLSearchParams): LobbyQuery {
  const named = query.get('tab');
  const tab = isTab(named) ? named : 'ALL';
  const q = tab === 'ALL' ? (query.get('q') ?? '').trim().slice(0, MAX_SEARCH) : '';
  const isOwn = OWN_TABS.includes(tab);
  const sort = SORTS.find((known) => known === query.get('sort'));
  const facts = {
    volatility: namedIn(VOLATILITIES, query.get('volatility')),
    feature: namedIn(GAME_FEATURES, query.get('feature')),
  };
  return {
    tab,
    vassalage: query.get('vassalage') ?? '',
    classify: query.get('classify') ?? '',
    q,
    // A member's own games are a short list in the order of play.
    sort: isOwn ? 'RECOMMENDED' : (sort ?? 'RECOMMENDED'),
    ...(isOwn ? NO_FACTS : facts),
    page: pageOf(query.get('page')),
  };
}

/** Writes the view state into an address; default values are omitted, unknown parameters stay. */
export function writeLobby(query: URLSearchParams, lobby: LobbyQuery): URLSearchParams {
  const next = new URLSearchParams(query);
  const isOwn = OWN_TABS.includes(lobby.tab);
  const { sort, volatility, feature } = isOwn ? { sort: 'RECOMMENDED', ...NO_FACTS } : lobby;
  const values: [name: keyof LobbyQuery, value: string, usual: string][] = [
    ['vassalage', lobby.vassalage, ''],
    ['tab', lobby.tab, 'ALL'],
    ['classify', lobby.classify, ''],
    ['q', lobby.tab === 'ALL' ? lobby.q : '', ''],
    ['sort', sort, 'RECOMMENDED'],
    ['volatility', volatility.join(), ''],
    ['feature', feature.join(), ''],
    ['page', String(lobby.page), '1'],
  ];
  for (const [name, value, usual] of values) {
    if (value === usual) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** R4.14: another filter starts at page 1 and without a search. */
export const withFilter = (lobby: LobbyQuery, filter: LobbyFilter): LobbyQuery => ({
  ...lobby,
  ...filter,
  q: '',
  page: 1,
});

/** Another search starts at page 1; only the tab ALL has one. */
export const withSearch = (lobby: LobbyQuery, input: string): LobbyQuery => ({
  ...lobby,
  q: input.trim().slice(0, MAX_SEARCH),
  page: 1,
});

/** Another sort order starts at page 1 and keeps the search. */
export const withSort = (lobby: LobbyQuery, sort: LobbySort): LobbyQuery => ({
  ...lobby,
  sort,
  page: 1,
});

/** The number of selected facts. */
export const factCount = ({ volatility, feature }: FactFilter): number =>
  volatility.length + feature.length;

/** The selected facts as payload of calls. */
export const factRequest = ({ volatility, feature }: FactFilter) => ({
  ...(volatility.length > 0 && { volatility: volatility.join() }),
  ...(feature.length > 0 && { feature: feature.join() }),
});

/** Whether any filter is set, so that it can be cleared. */
export const hasFilters = (lobby: LobbyQuery): boolean =>
  lobby.vassalage !== '' ||
  lobby.classify !== '' ||
  lobby.q !== '' ||
  lobby.tab !== 'ALL' ||
  factCount(lobby) > 0;
