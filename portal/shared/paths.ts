import type { GameType, HelpTermKey } from '@baize/gateway/contract';

/** Every route of the portal (specification section 2). Links are made from here only. */
export const PATHS = {
  home: '/',
  index: '/index',
  indexHtml: '/index.html',
  homeAlias: '/home',
  login: '/login',
  register: '/register',
  help: '/help',
  appDownload: '/appDownload',
  mirrors: '/mirrors',
  agent: '/agent',
  agentHome: '/agentHome',
  member: '/member',
  promotions: '/promotions',
  pointMall: '/pointMall',
  rng: '/rng',
  live: '/live',
  fish: '/fish',
  pvp: '/pvp',
  sports: '/sports',
  esports: '/esports',
  lott: '/lott',
  elott: '/elott',
  favorite: '/favorite',
  recent: '/recent',
  seamless: '/seamless',
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
  PATHS.help,
];

/** Home with a popup over it (R2.02, R2.05). */
export const POPUP_PATHS: readonly string[] = [PATHS.login, PATHS.register, PATHS.help];

/** The help center, at one of its terms (R2.05). */
export const helpPath = (term?: HelpTermKey): string =>
  term ? `${PATHS.help}#${term}` : PATHS.help;

/** R2.11: category pages and their game types, for those that have a list of games. */
export const LOBBY_PATHS = {
  RNG: PATHS.rng,
  LIVE: PATHS.live,
  FISH: PATHS.fish,
  PVP: PATHS.pvp,
} as const satisfies Partial<Record<GameType, string>>;

/** R2.06: the game centers, by the game type of their address. */
export const CENTER_PATHS = {
  SPORTS: PATHS.sports,
  ESPORTS: PATHS.esports,
  LOTT: PATHS.lott,
  ELOTT: PATHS.elott,
} as const satisfies Partial<Record<GameType, string>>;
export type CenterType = keyof typeof CENTER_PATHS;

/** R2.09: the lottery pages, by the keys of their paths; each needs a login. */
export const LOTTERY_AREAS = ['lottery', 'vnLottery', 'seaLottery'] as const;
export type LotteryArea = (typeof LOTTERY_AREAS)[number];

export type LobbyType = keyof typeof LOBBY_PATHS;

export const isLobbyType = (type: GameType): type is LobbyType => type in LOBBY_PATHS;

const isCenterType = (type: GameType): type is CenterType => type in CENTER_PATHS;

/** R2.11: the page of a category. Cockfight is split off sports (R4.19) and has no path of its own. */
export function categoryPath(type: GameType): string {
  if (isLobbyType(type)) return LOBBY_PATHS[type];
  if (isCenterType(type)) return CENTER_PATHS[type];
  return `${PATHS.sports}?${new URLSearchParams({ gameType: type })}`;
}

/** A game on a page of its own (R2.10). */
export const seamlessPath = (nodeId: string, mode: 'real' | 'trial'): string =>
  `${PATHS.seamless}?${new URLSearchParams({ nodeId, mode })}`;

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
  'vip',
  'rewardCenter',
  'referral',
  'messageV2',
] as const;
/** Where money moves: nothing may come between. */
export const CASHIER_PAGES: readonly MemberPage[] = ['depositv2', 'withdraw'];
export type MemberPage = (typeof MEMBER_PAGES)[number];

export const memberPath = (page: MemberPage): string => `${PATHS.member}?page=${page}`;

/** The promotions with one of them open. */
export const promotionPath = (promotionId: string): string =>
  `${PATHS.promotions}?${new URLSearchParams({ promo: promotionId })}`;
