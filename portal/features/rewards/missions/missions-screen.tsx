import {
  MISSION_KINDS,
  type MissionKind,
  type MissionMilestones,
  type MissionSummary,
} from '@baize/gateway/contract';
import { CountBadge } from '@baize/ui-kit/badge';
import { Target } from '@baize/ui-kit/icon';
import { ProgressBar } from '@baize/ui-kit/progress-bar';
import { TabsList, TabsPanel, TabsRoot } from '@baize/ui-kit/tabs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Loaded } from '../../../shared/api/loaded.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import * as records from '../../../shared/records/records.css.ts';
import { RecordsBody } from '../../../shared/records/records-body.tsx';
import { MissionCard, Prize } from './mission-card.tsx';
import * as css from './missions.css.ts';

export const MISSION_TABS = [...MISSION_KINDS, 'leaderboard'] as const;
type MissionTab = (typeof MISSION_TABS)[number];
export type Claimed = 'mission' | 'milestone' | 'leaderboard';

interface MissionsScreenProps {
  missions: Loaded<MissionSummary>;
  milestones: Loaded<MissionMilestones>;
  tab: MissionTab;
  onTab(tab: MissionTab): void;
  /** The kind and id of the claim in progress. */
  busyId: string | undefined;
  onClaim(subject: Claimed, id: string, title: string): void;
  /** The content of the last tab. */
  leaderboard: ReactNode;
}

/** R12.04: daily, weekly and one-time missions, milestones, and leaderboards. */
export function MissionsScreen(props: MissionsScreenProps) {
  const intl = useIntl();
  const { missions, milestones, tab } = props;
  const waiting = (kind: MissionKind) =>
    [...(missions.data?.list ?? []), ...(milestones.data?.list ?? [])].filter(
      (each) => each.kind === kind && each.state === 'claimable',
    ).length;
  /** Prizes of earlier leaderboards, which no other tab shows. */
  const waitingBoards =
    missions.data && milestones.data
      ? MISSION_KINDS.reduce((rest, kind) => rest - waiting(kind), missions.data.claimable)
      : 0;
  const waitingUnder = (value: MissionTab) =>
    value === 'leaderboard' ? Math.max(0, waitingBoards) : waiting(value);
  const money = (amount: number) => formatMoney(intl, amount, missions.data);
  const list = missions.data?.list.filter(({ kind }) => kind === tab);
  // Reserved from the start, because the missions below would shift.
  const areMilestonesKnown = milestones.data !== undefined || milestones.error !== undefined;
  const stones = milestones.data?.list.filter(({ kind }) => kind === tab) ?? [];
  return (
    <TabsRoot
      value={tab}
      activationMode="manual"
      onValueChange={(next) => props.onTab(MISSION_TABS.find((each) => each === next) ?? 'daily')}
    >
      <TabsList
        aria-label={intl.formatMessage({ id: 'member.missionLeaderboard' })}
        items={MISSION_TABS.map((value) => ({
          value,
          label: (
            <span className={css.name}>
              {intl.formatMessage({ id: `member.missions.tab.${value}` })}
              <CountBadge
                count={waitingUnder(value)}
                label={intl.formatMessage(
                  { id: 'member.missions.waiting' },
                  { count: waitingUnder(value) },
                )}
              />
            </span>
          ),
        }))}
      />
      <TabsPanel value={tab} className={records.section}>
        {tab === 'leaderboard' ? (
          props.leaderboard
        ) : (
          <RecordsBody
            count={areMilestonesKnown ? list?.length : undefined}
            expected={4}
            error={missions.error}
            onRetry={missions.retry}
            empty={{
              icon: <Target />,
              title: 'member.missions.empty',
              reason: 'member.missions.emptyReason',
            }}
          >
            {stones.length > 0 && (
              <ul
                className={css.milestones}
                aria-label={intl.formatMessage({ id: 'member.missions.milestones' })}
              >
                {stones.map(({ milestoneId, done, target, prize, state }) => {
                  const title = intl.formatMessage(
                    { id: 'member.missions.milestone' },
                    { count: target },
                  );
                  return (
                    <li key={milestoneId} className={css.milestone}>
                      <ProgressBar
                        label={title}
                        value={done}
                        max={target}
                        tone={done >= target ? 'success' : 'brand'}
                        valueText={intl.formatMessage({ id: 'member.progress' }, { done, target })}
                      />
                      <Prize
                        state={state}
                        prize={money(prize)}
                        title={title}
                        busy={props.busyId === `milestone:${milestoneId}`}
                        onClaim={() => props.onClaim('milestone', milestoneId, title)}
                      />
                    </li>
                  );
                })}
              </ul>
            )}
            <ul className={css.list}>
              {list?.map((mission) => (
                <li key={mission.missionId}>
                  <MissionCard
                    mission={mission}
                    money={money}
                    busy={props.busyId === `mission:${mission.missionId}`}
                    onClaim={() => props.onClaim('mission', mission.missionId, mission.title)}
                  />
                </li>
              ))}
            </ul>
          </RecordsBody>
        )}
      </TabsPanel>
    </TabsRoot>
  );
}
