import {
  ArrowLeftRight,
  BadgePercent,
  Bell,
  CircleUser,
  Landmark,
  Percent,
  ShieldCheck,
  Timer,
  Trophy,
  Wallet,
} from '@baize/ui-kit/icon';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { openMemberPages } from '../../shared/member-pages.ts';
import type { MessageId } from '../../shared/messages/message-id.ts';
import { useIsSingleWallet } from '../../shared/money/use-merchant-wallet.ts';
import type { MenuItem, PopupItem } from '../../shared/navigation/menu-items.ts';
import { useMenuGroups } from '../../shared/navigation/use-menu-groups.ts';
import { MEMBER_PAGES, type MemberPage, memberPath } from '../../shared/paths.ts';
import { saferGamblingPath } from '../../shared/protection/safer-sections.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { vipStore } from '../../shared/session/vip-store.ts';
import { useStore } from '../../shared/store.ts';
import { findPages, type NamedPage } from './find-pages.ts';

type Entry = MenuItem | PopupItem;

/** A page or a popup of the portal as a search result. */
export interface PageHit extends NamedPage {
  readonly entry: Entry;
}

const MEMBER_ENTRIES: readonly (MenuItem & { readonly page: MemberPage })[] = [
  {
    page: 'saferGambling',
    icon: ShieldCheck,
    message: 'search.page.limits',
    to: saferGamblingPath('limits'),
  },
  {
    page: 'saferGambling',
    icon: Timer,
    message: 'search.page.timeOut',
    to: saferGamblingPath('timeOut'),
  },
  {
    page: 'saferGambling',
    icon: ShieldCheck,
    message: 'search.page.selfExclusion',
    to: saferGamblingPath('selfExclusion'),
  },
  {
    page: 'saferGambling',
    icon: ShieldCheck,
    message: 'shell.saferGambling',
    to: memberPath('saferGambling'),
  },
  {
    page: 'saferGambling',
    icon: CircleUser,
    message: 'search.page.identity',
    to: saferGamblingPath('identity'),
  },
  {
    page: 'saferGambling',
    icon: Bell,
    message: 'search.page.notifications',
    to: saferGamblingPath('account'),
  },
  {
    page: 'saferGambling',
    icon: CircleUser,
    message: 'search.page.closing',
    to: saferGamblingPath('account'),
  },
  { page: 'wallet', icon: Wallet, message: 'search.page.wallet', to: memberPath('wallet') },
  {
    page: 'transferFund',
    icon: Landmark,
    message: 'search.page.transferFund',
    to: memberPath('transferFund'),
  },
  {
    page: 'transferUpline',
    icon: ArrowLeftRight,
    message: 'search.page.transferUpline',
    to: memberPath('transferUpline'),
  },
  {
    page: 'bonusDetails',
    icon: BadgePercent,
    message: 'search.page.bonusDetails',
    to: memberPath('bonusDetails'),
  },
  {
    page: 'missionLeaderboard',
    icon: Trophy,
    message: 'search.page.missions',
    to: memberPath('missionLeaderboard'),
  },
  {
    page: 'manualRebate',
    icon: Percent,
    message: 'search.page.rebates',
    to: memberPath('manualRebate'),
  },
];

/** Synonyms of a page's purpose, in the person's language and in English. */
const WORDS: Partial<Readonly<Record<MessageId, MessageId>>> = {
  'shell.deposit': 'search.words.deposit',
  'shell.withdraw': 'search.words.withdraw',
  'shell.myAccount': 'search.words.myAccount',
  'shell.bettingRecord': 'search.words.bettingRecord',
  'shell.accountRecord': 'search.words.accountRecord',
  'shell.profitAndLoss': 'search.words.profitAndLoss',
  'shell.promotions': 'search.words.promotions',
  'shell.rewardCenter': 'search.words.rewardCenter',
  'shell.pointMall': 'search.words.pointMall',
  'shell.vip': 'search.words.vip',
  'shell.referral': 'search.words.referral',
  'shell.invite': 'search.words.invite',
  'shell.messages': 'search.words.messages',
  'shell.help': 'search.words.help',
  'shell.customerService': 'search.words.customerService',
  'shell.feedback': 'search.words.feedback',
  'shell.legalLicense': 'search.words.license',
  'shell.appDownload': 'search.words.app',
  'shell.mirrors': 'search.words.mirrors',
  'shell.saferGambling': 'search.words.saferGambling',
  'search.page.limits': 'search.words.limits',
  'search.page.timeOut': 'search.words.timeOut',
  'search.page.selfExclusion': 'search.words.selfExclusion',
  'search.page.identity': 'search.words.identity',
  'search.page.notifications': 'search.words.notifications',
  'search.page.closing': 'search.words.closing',
  'search.page.wallet': 'search.words.wallet',
};

/** The pages and popups in the menu and the member center of this person that match a text. */
export function usePages(text: string): readonly PageHit[] {
  const intl = useIntl();
  const groups = useMenuGroups();
  const { isLogin, isTrial, isExcluded } = useSession();
  const vip = useStore(vipStore);
  const isSingleWallet = useIsSingleWallet();

  const pages = useMemo(() => {
    const open = openMemberPages({ vip, transferFund: isSingleWallet === false, isExcluded });
    const closed = MEMBER_PAGES.filter((page) => !open.includes(page)).map(memberPath);
    const ofMenu = groups
      .flatMap(({ entries }) => entries)
      .filter((entry): entry is Entry => 'message' in entry)
      .filter((entry) => ('to' in entry ? !closed.includes(entry.to) : entry.popup !== 'search'));
    const ofMember = MEMBER_ENTRIES.filter(({ page }) => open.includes(page));
    const all: readonly Entry[] = [...ofMenu, ...(isLogin && !isTrial ? ofMember : [])];
    return all.map((entry) => {
      const words = WORDS[entry.message];
      return {
        entry,
        name: intl.formatMessage({ id: entry.message }),
        words: words ? intl.formatMessage({ id: words }) : '',
      };
    });
  }, [intl, groups, isLogin, isTrial, isExcluded, vip, isSingleWallet]);
  return findPages(pages, text);
}
