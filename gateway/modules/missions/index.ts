import type { Hono } from 'hono';
import type { Language } from '../../contract/languages.ts';
import {
  BOARDS,
  claimMission,
  type Mission,
  missionLeaderboard,
  missionMilestones,
  missionSummary,
} from '../../contract/missions.ts';
import { accountCurrency } from '../../core/account-currency.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { requireIdempotencyKey } from '../../core/idempotency.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { route } from '../../core/route.ts';
import { inLanguage } from '../../core/translated.ts';
import { catalogueToMinor, currencyView, toMajor } from '../wallet/money.ts';
import { claimPrize } from './claim.ts';
import { watchBoards } from './leaderboard.ts';
import { endOfPeriod, type MissionPeriod } from './period.ts';
import { type MissionProgress, missionProgressOf, type Who } from './progress.ts';
import { isMoney } from './rules.ts';

/**
 * Returns the member of a session. @throws {GatewayError} in_need_true_account for trials, which
 * have no missions
 */
async function memberOf(gateway: Gateway, session: Session): Promise<Who> {
  refuseTrial(session);
  const { accountId } = session;
  return { accountId, currency: await accountCurrency(gateway.db, accountId) };
}

/**
 * Converts hundredths of the catalogue's unit to major units of the member's currency.
 * @param hundredths of the catalogue's unit
 */
const prizeIn = (hundredths: number, currency: string) =>
  toMajor(catalogueToMinor(hundredths, currency, 'down'), currency);

function missionView(
  { row, steps, state }: MissionProgress,
  of: { currency: string; language: Language; endsAt: number | undefined },
): Mission {
  const { currency, language, endsAt } = of;
  return {
    missionId: row.id,
    kind: row.kind,
    title: inLanguage(row.title, language),
    summary: inLanguage(row.summary, language),
    steps: steps.map(({ rule, done, target }) => ({
      measure: rule.measure,
      ...(rule.gameType && { gameType: rule.gameType }),
      done: isMoney(rule) ? toMajor(done, currency) : done,
      target: isMoney(rule) ? toMajor(target, currency) : target,
    })),
    prize: prizeIn(row.prize, currency),
    state,
    ...(endsAt !== undefined && { endsAt }),
  };
}

/** Registers missions, their milestones and the leaderboards (R12.04). */
export function registerMissions(app: Hono, gateway: Gateway): void {
  const { db, clock } = gateway;
  const boards = watchBoards(gateway);
  route(app, gateway, missionSummary, async (_request, session, { language }) => {
    const who = await memberOf(gateway, session);
    const { missions, milestones } = await missionProgressOf(db, who, clock.now());
    const ends = new Map<string, number>();
    const endOf = async ({ row, period }: { row: { kind: string }; period: MissionPeriod }) => {
      if (row.kind === 'once') return undefined;
      const known = ends.get(row.kind) ?? (await endOfPeriod(db, period));
      ends.set(row.kind, known);
      return known;
    };
    const list: Mission[] = [];
    for (const each of missions) {
      const { currency } = who;
      list.push(missionView(each, { currency, language, endsAt: await endOf(each) }));
    }
    const earned = [...missions, ...milestones].filter(({ state }) => state === 'claimable');
    const prizes = await Promise.all(BOARDS.map((board) => boards.hasPrize(board, who.accountId)));
    return {
      list,
      claimable: earned.length + prizes.filter(Boolean).length,
      ...currencyView(who.currency),
    };
  });
  route(app, gateway, missionMilestones, async (_request, session) => {
    const who = await memberOf(gateway, session);
    const { milestones } = await missionProgressOf(db, who, clock.now());
    return {
      list: milestones.map(({ row, done, state }) => ({
        milestoneId: row.id,
        kind: row.kind,
        done,
        target: row.missions,
        prize: prizeIn(row.prize, who.currency),
        state,
      })),
      ...currencyView(who.currency),
    };
  });
  route(app, gateway, missionLeaderboard, async ({ board, previous }, session) =>
    boards.view(await memberOf(gateway, session), { board, previous: previous === '1' }),
  );
  route(app, gateway, claimMission, async ({ subject, id }, session, call) => {
    const { accountId } = await memberOf(gateway, session);
    return claimPrize(gateway, boards, {
      accountId,
      subject,
      id,
      key: requireIdempotencyKey(call.idempotencyKey),
    });
  });
}
