import { CountBadge } from '@baize/ui-kit/badge';
import { Wallet } from '@baize/ui-kit/icon';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PageBoundary } from '../../shared/errors/page-boundary.tsx';
import { DataKitLabels } from '../../shared/kit-labels/data-kit-labels.tsx';
import { useMemberFrame } from '../../shared/member-center/member-frame.ts';
import * as entries from '../../shared/navigation/entries.css.ts';
import { MemberPagesContext } from '../../shared/navigation/feature-components.ts';
import { useScrollCurrentIntoView } from '../../shared/navigation/use-scroll-current-into-view.ts';
import type { MemberPage } from '../../shared/paths.ts';
import * as css from './member.css.ts';
import { MEMBER_PAGE_ICONS } from './page-icons.ts';
import { MEMBER_PAGE_TITLES } from './page-titles.ts';

interface MemberScreenProps {
  /** The pages of this merchant and member, in order. */
  pages: readonly MemberPage[];
  page: MemberPage;
  /** Unread messages. */
  unread: number;
  /** The number of rewards that can be claimed. */
  rewards: number;
  /** The number of prizes of missions, milestones and leaderboards that can be claimed. */
  missions: number;
  /** One wallet is used for every game, which is noted in place of transfers between vendors. */
  isSingleWallet: boolean;
}

/** The frame of the member center: its pages in a list, or in a row of tabs on small screens. */
export function MemberScreen({
  pages,
  page: current,
  unread,
  rewards,
  missions,
  isSingleWallet,
}: MemberScreenProps) {
  const intl = useIntl();
  const { isPopup, linkTo } = useMemberFrame();
  // A popup has a title of its own above.
  const Heading = isPopup ? 'h3' : 'h1';
  // On small screens the pages are in a row of tabs.
  const list = useScrollCurrentIntoView<HTMLUListElement>(current);
  const { [current]: Page } = use(MemberPagesContext);
  const badges: Partial<Record<MemberPage, { count: number; label: string }>> = {
    messageV2: {
      count: unread,
      label: intl.formatMessage({ id: 'shell.notifications' }, { count: unread }),
    },
    missionLeaderboard: {
      count: missions,
      label: intl.formatMessage({ id: 'member.missions.waiting' }, { count: missions }),
    },
    rewardCenter: {
      count: rewards,
      label: intl.formatMessage({ id: 'shell.rewardsAvailable' }, { count: rewards }),
    },
  };
  return (
    <div className={css.member} data-place={isPopup ? 'popup' : 'page'}>
      <nav className={css.nav} aria-label={intl.formatMessage({ id: 'member.pagesNav' })}>
        <ul ref={list} className={css.pages}>
          {pages.map((key) => {
            const { [key]: Icon } = MEMBER_PAGE_ICONS;
            return (
              <li key={key}>
                <Link
                  className={entries.entry}
                  {...linkTo(key)}
                  aria-current={key === current ? 'page' : undefined}
                >
                  <Icon className={entries.entryIcon} aria-hidden="true" />
                  {intl.formatMessage({ id: MEMBER_PAGE_TITLES[key] })}
                  {badges[key] && <CountBadge className={entries.count} {...badges[key]} />}
                </Link>
              </li>
            );
          })}
        </ul>
        {isSingleWallet && (
          <p className={css.walletNote}>
            <Wallet className={entries.entryIcon} aria-hidden="true" />
            {intl.formatMessage({ id: 'member.singleWallet' })}
          </p>
        )}
      </nav>
      <section className={css.page}>
        <Heading className={css.title}>
          {intl.formatMessage({ id: MEMBER_PAGE_TITLES[current] })}
        </Heading>
        <PageBoundary key={current} errorTitle="member.failed">
          <DataKitLabels>{Page && <Page />}</DataKitLabels>
        </PageBoundary>
      </section>
    </div>
  );
}
