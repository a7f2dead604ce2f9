import type { GameType, HelpTermKey } from '@baize/gateway/contract';
import { linkKind } from '@baize/tokens/src/safe-link.ts';
import { appPath } from './navigation/app-path.ts';

/** The help center, at one of its terms (R2.05). */
export const helpPath = (term?: HelpTermKey): string =>
  term ? `${appPath('/help')}#${term}` : appPath('/help');

/** R2.07, R2.11: the categories with a list of games. */
export const LOBBY_TYPES = ['RNG', 'LIVE', 'FISH', 'PVP'] as const satisfies readonly GameType[];
export type LobbyType = (typeof LOBBY_TYPES)[number];

/** R2.06: the categories with a game center. */
export const CENTER_TYPES = [
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
] as const satisfies readonly GameType[];
export type CenterType = (typeof CENTER_TYPES)[number];

/** R2.09: the lottery pages by their addresses; each needs a login. */
export const LOTTERY_AREAS = ['lottery', 'vnLottery', 'seaLottery'] as const;
export type LotteryArea = (typeof LOTTERY_AREAS)[number];

export const isLobbyType = (type: GameType): type is LobbyType =>
  LOBBY_TYPES.some((known) => known === type);

const isCenterType = (type: GameType): type is CenterType =>
  CENTER_TYPES.some((known) => known === type);

const inLowerCase = <Text extends string>(text: Text) => text.toLowerCase() as Lowercase<Text>;

/**
 * R2.11: the page of a category. Cockfight is split off sports (R4.19) and has no path of its own.
 */
export function categoryPath(type: GameType): string {
  if (isLobbyType(type) || isCenterType(type)) return appPath(`/${inLowerCase(type)}`);
  return `${appPath('/sports')}?${new URLSearchParams({ gameType: type })}`;
}

/** A game on a page of its own (R2.10). */
export const seamlessPath = (nodeId: string, mode: 'real' | 'trial', table?: string): string =>
  `${appPath('/seamless')}?${new URLSearchParams({ nodeId, mode, ...(table && { table }) })}`;

/** The login page that leads back to `next` afterwards (R2.12). */
export const loginPathTo = (next: string): string =>
  `${appPath('/login')}?${new URLSearchParams({ next })}`;

/**
 * An address inside the portal, or home. A `next` to another site is never followed, also where a
 * browser parses it differently than it is written.
 */
export const insidePath = (next: string | null): string =>
  next !== null && linkKind(next) === 'path' ? next : appPath('/');

/**
 * Pages of the member center by the specification's keys; `member-pages.ts` decides which of them
 * are open.
 */
export const MEMBER_PAGES = [
  'securityCenter',
  'wallet',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'vip',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
  'saferGambling',
  'manualRebate',
] as const;
/** Pages on which money is moved: no popup may interrupt them. */
export const CASHIER_PAGES: readonly MemberPage[] = [
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
];
export type MemberPage = (typeof MEMBER_PAGES)[number];

export const memberPath = (page: MemberPage): string => `${appPath('/member')}?page=${page}`;

/** The promotions page with one of them open. */
export const promotionPath = (promotionId: string): string =>
  `${appPath('/promotions')}?${new URLSearchParams({ promo: promotionId })}`;
