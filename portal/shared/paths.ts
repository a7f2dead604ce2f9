import type { GameType } from '@baize/gateway/contract';

/** Every route of the portal (specification section 2). Links are made from here only. */
export const PATHS = {
  home: '/',
  index: '/index',
  indexHtml: '/index.html',
  homeAlias: '/home',
  login: '/login',
  register: '/register',
  member: '/member',
  promotions: '/promotions',
  rng: '/rng',
  live: '/live',
  fish: '/fish',
  pvp: '/pvp',
  lottery: '/lottery',
  vnLottery: '/vnLottery',
  seaLottery: '/seaLottery',
} as const;

/** Routes that share home's view, so that popups on routes do not remount it (R2.14). */
export const HOME_PATHS: readonly string[] = [
  PATHS.home,
  PATHS.index,
  PATHS.indexHtml,
  PATHS.homeAlias,
  PATHS.login,
  PATHS.register,
];

/** R2.11: category pages and their game types, for those that have a list of games. */
export const LOBBY_PATHS = {
  RNG: PATHS.rng,
  LIVE: PATHS.live,
  FISH: PATHS.fish,
  PVP: PATHS.pvp,
} as const satisfies Partial<Record<GameType, string>>;

/** R2.09: the lottery pages, by the keys of their paths; each needs a login. */
export const LOTTERY_AREAS = ['lottery', 'vnLottery', 'seaLottery'] as const;
export type LotteryArea = (typeof LOTTERY_AREAS)[number];

export type LobbyType = keyof typeof LOBBY_PATHS;

export const isLobbyType = (type: GameType): type is LobbyType => type in LOBBY_PATHS;

/** The login page that brings the person back to `next` afterwards (R2.12). */
export const loginPathTo = (next: string): string =>
  `${PATHS.login}?${new URLSearchParams({ next })}`;

/** An address inside the portal, or home: a `next` from outside never leaves the site. */
export function insidePath(next: string | null): string {
  if (!next?.startsWith('/') || next.startsWith('//') || next.includes('\\')) return PATHS.home;
  return next;
}

/** Pages of the member center by the specification's keys; more of them open with later work. */
export const MEMBER_PAGES = [
  'securityCenter',
  'depositv2',
  'withdraw',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'messageV2',
] as const;
export type MemberPage = (typeof MEMBER_PAGES)[number];

export const memberPath = (page: MemberPage): string => `${PATHS.member}?page=${page}`;
