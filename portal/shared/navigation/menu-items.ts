import {
  ArrowDownToLine,
  ArrowUpFromLine,
  BadgePercent,
  ChartLine,
  CircleQuestionMark,
  CircleUser,
  Crown,
  ElotteryIcon,
  EsportsIcon,
  FacebookIcon,
  FileText,
  FishIcon,
  Gift,
  type GlyphProps,
  Headset,
  Heart,
  History,
  House,
  JackpotIcon,
  LiveIcon,
  LotteryIcon,
  type LucideIcon,
  Mail,
  MessageSquare,
  MiniGamesIcon,
  Network,
  PointsIcon,
  PokerIcon,
  QrCode,
  Receipt,
  ScrollText,
  Search,
  Share2,
  SlotsIcon,
  SportsIcon,
  TelegramIcon,
  Timer,
  Users,
} from '@baize/ui-kit/icon';
import type { ComponentType } from 'react';
import { isApp } from '../app-links.ts';
import type { MessageId } from '../messages/message-id.ts';
import { helpPath, memberPath } from '../paths.ts';
import { socialLinksOf } from '../social-links.ts';
import { appPath } from './app-path.ts';
import type { PopupName } from './registry.ts';

type Icon = LucideIcon | ComponentType<GlyphProps>;

/** A link to a page. */
export interface MenuItem {
  readonly icon: Icon;
  readonly message: MessageId;
  readonly to: string;
  /**
   * It is also in the category bar over the page, so the menu has it only where that bar is hidden.
   */
  readonly inBar?: boolean;
}

/** Opens a popup over the page. */
export interface PopupItem {
  readonly icon: Icon;
  readonly message: MessageId;
  readonly popup: PopupName;
  /** Shown on phones alone, because the header has it elsewhere. */
  readonly onPhone?: boolean;
}

/** A link to an external address that the merchant configured. */
export interface ExternalItem {
  readonly icon: Icon;
  readonly name: string;
  readonly href: string;
}

export type MenuEntry = MenuItem | PopupItem | ExternalItem;

export interface MenuGroup {
  readonly title: MessageId;
  readonly entries: readonly MenuEntry[];
}

export const PLAY_ITEMS: readonly MenuItem[] = [
  { icon: House, message: 'shell.home', to: appPath('/'), inBar: true },
  { icon: SlotsIcon, message: 'category.RNG', to: appPath('/rng'), inBar: true },
  { icon: LiveIcon, message: 'category.LIVE', to: appPath('/live'), inBar: true },
  { icon: FishIcon, message: 'category.FISH', to: appPath('/fish'), inBar: true },
  { icon: PokerIcon, message: 'category.PVP', to: appPath('/pvp'), inBar: true },
  { icon: SportsIcon, message: 'category.SPORTS', to: appPath('/sports'), inBar: true },
  { icon: EsportsIcon, message: 'category.ESPORTS', to: appPath('/esports'), inBar: true },
  { icon: LotteryIcon, message: 'category.LOTT', to: appPath('/lott'), inBar: true },
  { icon: ElotteryIcon, message: 'category.ELOTT', to: appPath('/elott'), inBar: true },
  { icon: JackpotIcon, message: 'shell.jackpots', to: `${appPath('/rng')}?classify=JP` },
  { icon: MiniGamesIcon, message: 'shell.miniGames', to: `${appPath('/rng')}?classify=AC` },
  { icon: BadgePercent, message: 'shell.promotions', to: appPath('/promotions') },
  { icon: PointsIcon, message: 'shell.pointMall', to: appPath('/pointMall') },
];

const SEARCH: PopupItem = {
  icon: Search,
  message: 'shell.search',
  popup: 'search',
  onPhone: true,
};

const OWN_GAMES: readonly MenuItem[] = [
  { icon: Heart, message: 'shell.favourites', to: appPath('/favorite') },
  { icon: Timer, message: 'shell.recent', to: appPath('/recent') },
];

const CASHIER: readonly MenuItem[] = [
  { icon: ArrowDownToLine, message: 'shell.deposit', to: memberPath('depositv2') },
  { icon: ArrowUpFromLine, message: 'shell.withdraw', to: memberPath('withdraw') },
];

const VIP: MenuItem = { icon: Crown, message: 'shell.vip', to: memberPath('vip') };
const REWARDS: MenuItem = {
  icon: Gift,
  message: 'shell.rewardCenter',
  to: memberPath('rewardCenter'),
};
const REFERRAL: MenuItem = {
  icon: Users,
  message: 'shell.referral',
  to: memberPath('referral'),
};

const account = ({ hasVip, hasRewards, hasReferral }: MenuContext): MenuItem[] => [
  { icon: CircleUser, message: 'shell.myAccount', to: memberPath('securityCenter') },
  { icon: History, message: 'shell.bettingRecord', to: memberPath('personalHistoryCopy') },
  { icon: Receipt, message: 'shell.accountRecord', to: memberPath('transactionHistory') },
  { icon: ChartLine, message: 'shell.profitAndLoss', to: memberPath('personalProfit') },
  ...(hasVip ? [VIP] : []),
  ...(hasRewards ? [REWARDS] : []),
  { icon: Mail, message: 'shell.messages', to: memberPath('messageV2') },
  ...(hasReferral ? [REFERRAL] : []),
];

const INVITE: PopupItem = { icon: Share2, message: 'shell.invite', popup: 'invite' };

const APP: MenuItem = { icon: QrCode, message: 'shell.appDownload', to: appPath('/appDownload') };

const FEEDBACK: PopupItem = {
  icon: MessageSquare,
  message: 'shell.feedback',
  popup: 'feedback',
};

/** The social networks in the side menu (R2.40). */
const NETWORKS: Readonly<Record<string, Omit<ExternalItem, 'href'>>> = {
  FACEBOOK: { icon: FacebookIcon, name: 'Facebook' },
  TELEGRAM: { icon: TelegramIcon, name: 'Telegram' },
};

/** The conditions of entries: who sees the menu, and what the merchant has. */
export interface MenuContext {
  readonly isLogin: boolean;
  readonly isTrial: boolean;
  readonly resources: readonly { readonly resourceType: string; readonly url: string }[];
  /** The merchant has contracts for its agents and their line. */
  readonly hasContracts?: boolean;
  /** The merchant takes feedback and complaints (FEEDBACK3). */
  readonly hasFeedback?: boolean;
  /** The merchant has VIP, and the member a rank in it. */
  readonly hasVip?: boolean;
  /** The merchant has a reward center (REWCEN3). */
  readonly hasRewards?: boolean;
  /** The merchant runs the REFERRAL promotion. */
  readonly hasReferral?: boolean;
}

/** The entries of the side menu by role, flag and configuration (R2.40). */
export function menuGroups(context: MenuContext): readonly MenuGroup[] {
  const { isLogin, isTrial, resources, hasContracts = false, hasFeedback = false } = context;
  const isMember = isLogin && !isTrial;
  const networks = socialLinksOf(resources).flatMap(({ type, url }) => {
    const known = NETWORKS[type];
    return known ? [{ ...known, href: url }] : [];
  });
  const help: readonly MenuEntry[] = [
    ...(resources.some(isApp) ? [APP] : []),
    { icon: CircleQuestionMark, message: 'shell.help', to: helpPath() },
    { icon: Network, message: 'shell.mirrors', to: appPath('/mirrors') },
    { icon: ScrollText, message: 'shell.legalLicense', popup: 'license' },
    INVITE,
    { icon: Headset, message: 'shell.customerService', popup: 'contact' },
    ...(isMember && hasFeedback ? [FEEDBACK] : []),
    ...networks,
  ];
  const contracts: readonly MenuEntry[] = hasContracts
    ? [{ icon: FileText, message: 'shell.contracts', popup: 'contracts' }]
    : [];
  const groups: MenuGroup[] = [
    { title: 'shell.group.cashier', entries: isMember ? CASHIER : [] },
    {
      title: 'shell.group.play',
      entries: [SEARCH, ...PLAY_ITEMS, ...(isMember ? OWN_GAMES : [])],
    },
    { title: 'shell.group.account', entries: isMember ? [...account(context), ...contracts] : [] },
    { title: 'shell.group.help', entries: help },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
