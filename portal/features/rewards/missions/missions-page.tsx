import type { Board } from '@baize/gateway/contract';
import { useState } from 'react';
import { useMoney } from '../../../shared/money/money.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useRecordQuery } from '../../../shared/records/use-record-query.ts';
import { useClaimMission, useLeaderboard, useMilestones, useMissions } from './api.ts';
import { Leaderboard } from './leaderboard.tsx';
import { type Claimed, MISSION_TABS, MissionsScreen } from './missions-screen.tsx';

/**
 * R2.72: missions and leaderboards. The tab is in the parameter `kind`, the leaderboard in `order`.
 */
export default function MissionsPage() {
  const { query, change } = useRecordQuery();
  const notify = useNotify();
  const money = useMoney();
  const { run } = useClaimMission();
  const [busyId, setBusyId] = useState<string>();
  const tab = MISSION_TABS.find((each) => each === query.kind) ?? 'daily';
  const board: Board = query.order.startsWith('weekly') ? 'weekly' : 'daily';
  const isPrevious = query.order.endsWith('previous');
  const leaderboard = useLeaderboard(tab === 'leaderboard' ? { board, isPrevious } : undefined);

  const claim = async (subject: Claimed, id: string, title: string) => {
    // One at a time: a second claim would not be sent, and would clear the busy state of the first.
    if (busyId !== undefined) return;
    setBusyId(`${subject}:${id}`);
    const outcome = await run({ subject, id });
    setBusyId(undefined);
    if (outcome.status === 'failed') notify.failure(outcome.error);
    if (outcome.status !== 'done') return;
    notify.reward(title, money(outcome.value.amount));
  };
  return (
    <MissionsScreen
      missions={useMissions()}
      milestones={useMilestones()}
      tab={tab}
      onTab={(kind) => change({ kind: kind === 'daily' ? '' : kind })}
      busyId={busyId}
      onClaim={(subject, id, title) => void claim(subject, id, title)}
      leaderboard={
        <Leaderboard
          leaderboard={leaderboard}
          board={board}
          isPrevious={isPrevious}
          busy={busyId === `leaderboard:${board}`}
          onBoard={(next, previous) => change({ order: previous ? `${next}-previous` : next })}
          onClaim={(next, title) => void claim('leaderboard', next, title)}
        />
      }
    />
  );
}
