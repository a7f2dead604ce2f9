import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { loaded, loadedRecord } from '../../shared/api/loaded.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { type StepOptions, useStep } from '../../shared/popups/use-step.ts';
import { useLastPage } from '../../shared/records/use-last-page.ts';
import { session, useSession } from '../../shared/session/session-store.ts';
import { usePointMall } from './api.ts';
import { PointMallScreen } from './point-mall-screen.tsx';
import { type PointsQuery, readPoints, writePoints } from './points-query.ts';

/** `/pointMall`: tab, filters, page and the reward that is being redeemed are in the address. */
export function PointMallRoute() {
  const { pathname, search } = useLocation();
  const step = useStep();
  const notify = useNotify();
  const popups = usePopups();
  const { isLogin, isTrial } = useSession();
  const query = useMemo(() => readPoints(new URLSearchParams(search)), [search]);
  const isMember = isLogin && !isTrial;
  const { config, balance, rewards, history, moves, refresh } = usePointMall(query, isMember);

  const addressOf = (change: Partial<PointsQuery>) => {
    const known = new URLSearchParams(search);
    // Another tab or filter starts at the first page.
    return { pathname, search: String(writePoints(known, { ...query, page: 1, ...change })) };
  };
  const change = (next: Partial<PointsQuery>, options?: StepOptions) =>
    step(addressOf(next), options);
  useLastPage({ query, change }, query.tab === 'history' ? history : moves);
  /** @param wanted the return target of the login */
  const needsAccount = (wanted: Partial<PointsQuery> = {}) => {
    if (session.get().isTrial) return notify.needsRealAccount();
    const to = addressOf(wanted);
    popups.open('login', '', `${to.pathname}?${to.search}`);
  };
  return (
    <PointMallScreen
      who={isMember ? 'member' : isTrial ? 'trial' : 'visitor'}
      query={query}
      config={loaded(config, config.data)}
      balance={loaded(balance, balance.data)}
      rewards={loaded(rewards, rewards.data?.list)}
      history={loadedRecord(history)}
      moves={loadedRecord(moves)}
      hrefFor={(page) => {
        const to = addressOf({ page });
        return `${to.pathname}?${to.search}`;
      }}
      onChange={change}
      onNeedsAccount={() => needsAccount()}
      onRedeem={({ rewardId: reward }) => {
        // The session at the time of the press, which may come before the visitor's page was
        // rendered again.
        const who = session.get();
        if (who.isLogin && !who.isTrial) change({ reward, page: query.page }, { details: 'open' });
        else needsAccount({ reward });
      }}
      onMoved={refresh}
    />
  );
}
