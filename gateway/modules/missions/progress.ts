import type { MissionKind, MissionState } from '../../contract/missions.ts';
import {
  accountFigures,
  missionClaims,
  missionMilestones,
  missions,
} from '../../database/schema/index.ts';
import { and, asc, between, eq } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { catalogueToMinor } from '../wallet/money.ts';
import { currentPeriods, type MissionPeriod } from './period.ts';
import { isMoney, type StepRule, stepsOf } from './rules.ts';

export interface Who {
  readonly accountId: number;
  readonly currency: string;
}

type Figure = Pick<
  typeof accountFigures.$inferSelect,
  'day' | 'item' | 'entries' | 'validBets' | 'incoming'
>;

/** Items of `account_figures` in upper case are products, the others kinds of money movements. */
const isProduct = (item: string) => item === item.toUpperCase();

/** Returns the progress of a step. Pure. @returns a count, or minor units */
function stepDone(rule: StepRule, figures: readonly Figure[]): number {
  const { measure, gameType } = rule;
  const counted = figures.filter(({ item }) =>
    measure === 'rounds' || measure === 'validBets'
      ? isProduct(item) && (gameType === undefined || item === gameType)
      : item === 'deposit',
  );
  const of = (figure: Figure) => {
    if (measure === 'validBets') return figure.validBets;
    return measure === 'deposited' ? figure.incoming : figure.entries;
  };
  return counted.reduce((sum, figure) => sum + of(figure), 0);
}

export interface MissionProgress {
  readonly row: typeof missions.$inferSelect;
  readonly period: MissionPeriod;
  /** Progress and target, as a count or in minor units; progress never exceeds the target. */
  readonly steps: readonly {
    readonly rule: StepRule;
    readonly done: number;
    readonly target: number;
  }[];
  readonly state: MissionState;
}

export interface MilestoneProgress {
  readonly row: typeof missionMilestones.$inferSelect;
  readonly period: MissionPeriod;
  readonly done: number;
  readonly state: MissionState;
}

export interface AllProgress {
  readonly missions: readonly MissionProgress[];
  readonly milestones: readonly MilestoneProgress[];
}

/** Returns the subjects and periods that an account has claimed. */
async function claimedOf(db: Database | Transaction, accountId: number): Promise<Set<string>> {
  const rows = await db
    .select({ subject: missionClaims.subject, period: missionClaims.period })
    .from(missionClaims)
    .where(eq(missionClaims.accountId, accountId));
  return new Set(rows.map(({ subject, period }) => `${subject}@${period}`));
}

const stateOf = (isComplete: boolean, isClaimed: boolean): MissionState => {
  if (isClaimed) return 'claimed';
  return isComplete ? 'claimable' : 'open';
};

/**
 * Returns a member's progress in every mission and milestone (R12.04). Counts settled real-money rounds
 * and credited deposits by days of the merchant's calendar, from the figures that the database
 * maintains.
 */
export async function missionProgressOf(
  db: Database | Transaction,
  { accountId, currency }: Who,
  at: number,
): Promise<AllProgress> {
  const periods = await currentPeriods(db, at);
  const rows = await db.select().from(missions).orderBy(asc(missions.position));
  const figures = await db
    .select()
    .from(accountFigures)
    .where(
      and(
        eq(accountFigures.accountId, accountId),
        eq(accountFigures.currency, currency),
        between(
          accountFigures.day,
          rows.some(({ kind }) => kind === 'once') ? 0 : periods.weekly.from,
          periods.day,
        ),
      ),
    );
  const claimed = await claimedOf(db, accountId);
  const standings = rows.map((row): MissionProgress => {
    const period = periods[row.kind];
    const own = figures.filter(({ day }) => day >= period.from && day <= period.until);
    const steps = stepsOf(row.steps).map((rule) => {
      const target = isMoney(rule) ? catalogueToMinor(rule.target, currency, 'up') : rule.target;
      return { rule, target, done: Math.min(stepDone(rule, own), target) };
    });
    const isComplete = steps.every(({ done, target }) => done >= target);
    const isClaimed = claimed.has(`mission:${row.id}@${period.name}`);
    return { row, period, steps, state: stateOf(isComplete, isClaimed) };
  });
  const complete = (kind: MissionKind) =>
    standings.filter(({ row, state }) => row.kind === kind && state !== 'open').length;
  const stones = await db
    .select()
    .from(missionMilestones)
    .orderBy(asc(missionMilestones.kind), asc(missionMilestones.missions));
  return {
    missions: standings,
    milestones: stones.map((row) => {
      const period = periods[row.kind];
      const done = Math.min(complete(row.kind), row.missions);
      const isClaimed = claimed.has(`milestone:${row.id}@${period.name}`);
      return { row, period, done, state: stateOf(done >= row.missions, isClaimed) };
    }),
  };
}
