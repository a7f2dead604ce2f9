import { CountBadge } from '@baize/ui-kit/badge';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChartLine,
  CircleUser,
  Crown,
  Gift,
  History,
  type LucideIcon,
  Mail,
  Receipt,
  Users,
  Wallet,
} from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { ErrorBoundary } from '../../shared/errors/error-boundary.tsx';
import { FailedPart } from '../../shared/errors/failed-part.tsx';
import { retryImport } from '../../shared/errors/retry-import.ts';
import { CallError } from '../../shared/gateway/call-error.ts';
import type { MessageId } from '../../shared/messages/message-id.ts';
import type { MemberPage } from '../../shared/paths.ts';
import * as css from './member.css.ts';
import { useMemberPlace } from './parts/member-place.ts';

interface PageEntry {
  readonly icon: LucideIcon;
  readonly title: MessageId;
  readonly Page: ComponentType;
}

const page = (load: () => Promise<{ default: ComponentType }>) => lazy(() => retryImport(load));

const PAGES: Readonly<Record<MemberPage, PageEntry>> = {
  securityCenter: {
    ...{ icon: CircleUser, title: 'shell.myAccount' },
    Page: page(() => import('./security/security-page.tsx')),
  },
  depositv2: {
    ...{ icon: ArrowDownToLine, title: 'shell.deposit' },
    Page: page(() => import('./deposit/deposit-page.tsx')),
  },
  withdraw: {
    ...{ icon: ArrowUpFromLine, title: 'shell.withdraw' },
    Page: page(() => import('./withdraw/withdraw-page.tsx')),
  },
  personalHistoryCopy: {
    ...{ icon: History, title: 'shell.bettingRecord' },
    Page: page(() => import('./bets/bets-page.tsx')),
  },
  transactionHistory: {
    ...{ icon: Receipt, title: 'shell.accountRecord' },
    Page: page(() => import('./transactions/transactions-page.tsx')),
  },
  personalProfit: {
    ...{ icon: ChartLine, title: 'shell.profitAndLoss' },
    Page: page(() => import('./profit/profit-page.tsx')),
  },
  rewardCenter: {
    ...{ icon: Gift, title: 'shell.rewardCenter' },
    Page: page(() => import('./rewards/rewards-page.tsx')),
  },
  vip: {
    ...{ icon: Crown, title: 'shell.vip' },
    Page: page(() => import('./vip/vip-page.tsx')),
  },
  referral: {
    ...{ icon: Users, title: 'shell.referral' },
    Page: page(() => import('./referral/referral-page.tsx')),
  },
  messageV2: {
    ...{ icon: Mail, title: 'shell.messages' },
    Page: page(() => import('./inbox/inbox-page.tsx')),
  },
};

interface MemberScreenProps {
  /** Those that the merchant and the member have, in their order. */
  pages: readonly MemberPage[];
  page: MemberPage;
  /** Unread messages. */
  unread: number;
  /** Rewards that can be claimed. */
  rewards: number;
  /** One wallet pays in every game: the place of transfers between vendors says so. */
  isSingleWallet: boolean;
}

/** The frame of the member center: its pages in a list, or in a row of tabs on small screens. */
export function MemberScreen({
  pages,
  page: current,
  unread,
  rewards,
  isSingleWallet,
}: MemberScreenProps) {
  const intl = useIntl();
  const { isPopup, linkTo } = useMemberPlace();
  // The popup has its own title above.
  const Heading = isPopup ? 'h3' : 'h1';
  const list = useRef<HTMLUListElement>(null);
  const { Page, title } = PAGES[current];
  const badges: Partial<Record<MemberPage, { count: number; label: string }>> = {
    messageV2: {
      count: unread,
      label: intl.formatMessage({ id: 'shell.notifications' }, { count: unread }),
    },
    rewardCenter: {
      count: rewards,
      label: intl.formatMessage({ id: 'shell.rewardsAvailable' }, { count: rewards }),
    },
  };
  // On small screens the chosen tab may stand outside the row.
  useEffect(() => {
    const chosen = list.current?.querySelector('[aria-current="page"]');
    if (chosen && current) chosen.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <div className={css.member} data-place={isPopup ? 'popup' : 'page'}>
      <nav className={css.nav} aria-label={intl.formatMessage({ id: 'member.pagesNav' })}>
        <ul ref={list} className={css.pages}>
          {pages.map((key) => {
            const { icon: Icon, title: name } = PAGES[key];
            return (
              <li key={key}>
                <Link
                  className={css.link}
                  {...linkTo(key)}
                  aria-current={key === current ? 'page' : undefined}
                >
                  <Icon className={css.linkIcon} aria-hidden="true" />
                  {intl.formatMessage({ id: name })}
                  {badges[key] && <CountBadge className={css.linkCount} {...badges[key]} />}
                </Link>
              </li>
            );
          })}
        </ul>
        {isSingleWallet && (
          <p className={css.walletNote}>
            <Wallet className={css.linkIcon} aria-hidden="true" />
            {intl.formatMessage({ id: 'member.singleWallet' })}
          </p>
        )}
      </nav>
      <section className={css.page}>
        <Heading className={css.title}>{intl.formatMessage({ id: title })}</Heading>
        <ErrorBoundary
          key={current}
          fallback={(_error, retry) => (
            <FailedPart title="member.failed" error={new CallError('network')} onRetry={retry} />
          )}
        >
          <Suspense fallback={<Skeleton shape="block" height="60dvh" />}>
            <Page />
          </Suspense>
        </ErrorBoundary>
      </section>
    </div>
  );
}
