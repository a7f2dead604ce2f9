import { percentOf, wholeOf } from '../../contract/decimal.ts';
import { DAY } from '../../contract/durations.ts';
import { dayText, type TimeRange, timesOf } from '../../core/calendar.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { validBetsBetween } from '../rounds/valid-bets.ts';
import { rankPeriod, readRanks } from '../vip/ranks.ts';
import { amountConversion } from '../wallet/amount-conversion.ts';
import { merchantToMinor } from '../wallet/money.ts';
import type { GrantRow, MemberFacts, PromotionRow } from './facts.ts';
import { ruleOf } from './rules.ts';

/** Progress of a member in a promotion; amounts in minor units. */
export interface Earnings {
  /** A bonus that the member has earned and not claimed yet. */
  readonly bonus?: {
    /** Undefined for a raffle. */
    readonly amount?: number;
    readonly turnoverTimes: number;
    /** What the bonus is given for; a member gets one for each. */
    readonly period: string;
    /**
     * The time range of the deposits or bets that it is given for. They earn nothing again, even if
     * the merchant's days have other limits by then.
     */
    readonly counted?: TimeRange;
    readonly expiresAt?: number;
  };
  /** Turnover towards the bonus. */
  readonly progress?: { readonly done: number; readonly target: number };
  readonly missed?: boolean;
}

interface Case {
  readonly row: PromotionRow;
  readonly facts: MemberFacts;
  /** The member's grants of this promotion. */
  readonly grants: readonly GrantRow[];
  readonly now: number;
}

const isUnclaimed = (grants: readonly GrantRow[], period: string) =>
  grants.every((grant) => grant.period !== period);

const isCountedIn = ({ countedFrom, countedUntil }: GrantRow, at: number): boolean =>
  countedFrom !== null && countedUntil !== null && at >= countedFrom && at < countedUntil;

/** Returns the bonus of a deposit: the very first one, or the first of a day after that. */
async function depositEarnings(db: Database | Transaction, of: Case): Promise<Earnings> {
  const { row, facts, grants, now } = of;
  const rule = ruleOf(row.kind === 'reload' ? 'reload' : 'firstDeposit', row.rule);
  const amounts = await amountConversion(db, facts.currency);
  const joinedAt = facts.joins.get(row.id);
  const [first] = facts.deposits;
  const once = row.kind === 'firstDeposit';
  if (once && first && (joinedAt === undefined || first.at < joinedAt)) return { missed: true };
  if (joinedAt === undefined) return {};
  const counted = facts.deposits.filter(
    (deposit) =>
      (once ? deposit === first : deposit !== first) &&
      deposit.at >= joinedAt &&
      deposit.at >= row.startsAt &&
      (row.endsAt === null || deposit.at < row.endsAt) &&
      deposit.at + rule.claimDays * DAY > now &&
      deposit.amount >= merchantToMinor(rule.least, amounts, 'up'),
  );
  for (const { at, day, amount } of counted) {
    const period = once ? 'once' : dayText(day);
    if (!isUnclaimed(grants, period) || grants.some((grant) => isCountedIn(grant, at))) continue;
    const bonus = Math.min(
      percentOf(amount, rule.percent, 'down'),
      merchantToMinor(rule.most, amounts, 'down'),
    );
    const expiresAt = at + rule.claimDays * DAY;
    return {
      bonus: {
        amount: bonus,
        turnoverTimes: rule.turnoverTimes,
        period,
        ...(!once && { counted: await timesOf(db, { from: day, until: day }) }),
        expiresAt,
      },
    };
  }
  // The first deposit was too small, or its bonus was not claimed in time.
  return once && first && counted.length === 0 ? { missed: true } : {};
}

async function rebateEarnings(db: Database | Transaction, of: Case): Promise<Earnings> {
  const { row, facts, grants } = of;
  const rule = ruleOf('rebate', row.rule);
  const amounts = await amountConversion(db, facts.currency);
  const joinedAt = facts.joins.get(row.id);
  if (joinedAt === undefined) return {};
  const { day, start: today, tomorrow, yesterday, dayBeforeYesterday } = facts.today;
  const period = dayText(day - 1);
  const paidUntil = Math.max(0, ...grants.map(({ countedUntil }) => countedUntil ?? 0));
  // After a change of the time zone, the last rebate may have ended within a day; this one begins
  // there.
  const start = paidUntil > dayBeforeYesterday ? paidUntil : yesterday;
  const from = Math.max(start, joinedAt, row.startsAt);
  const until = Math.min(today, row.endsAt ?? today);
  const bets = await validBetsBetween(db, facts, { from, until });
  const amount = percentOf(bets, rule.percent, 'down');
  const done = await validBetsBetween(db, facts, { from: Math.max(today, joinedAt, paidUntil) });
  const least = merchantToMinor(rule.least, amounts, 'up');
  if (amount >= least && isUnclaimed(grants, period)) {
    return {
      bonus: {
        amount,
        turnoverTimes: rule.turnoverTimes,
        period,
        counted: { start, end: today },
        expiresAt: tomorrow,
      },
    };
  }
  const target = rule.percent > 0 ? wholeOf(least, rule.percent, 'up') : 0;
  return { progress: { done: Math.min(done, target), target } };
}

async function raffleEarnings(db: Database | Transaction, of: Case): Promise<Earnings> {
  const { row, facts, grants, now } = of;
  const rule = ruleOf('raffle', row.rule);
  const amounts = await amountConversion(db, facts.currency);
  if (now < row.startsAt || (row.endsAt !== null && now >= row.endsAt)) return {};
  const target = merchantToMinor(rule.stake, amounts, 'up');
  const from = now - rule.days * DAY;
  const done = await validBetsBetween(db, facts, { from });
  const { day, start, tomorrow: expiresAt } = facts.today;
  const period = dayText(day);
  // After a change of the time zone, today's draw may be stored under another day's name.
  const isDrawn = grants.some(({ claimedAt }) => (claimedAt ?? 0) >= start);
  if (done >= target && !isDrawn && isUnclaimed(grants, period)) {
    return { bonus: { turnoverTimes: rule.turnoverTimes, period, expiresAt } };
  }
  return { progress: { done: Math.min(done, target), target } };
}

async function missionEarnings(db: Database | Transaction, of: Case): Promise<Earnings> {
  const { row, facts, grants } = of;
  const rule = ruleOf('mission', row.rule);
  const amounts = await amountConversion(db, facts.currency);
  const joinedAt = facts.joins.get(row.id);
  if (joinedAt === undefined) return {};
  const target = merchantToMinor(rule.stake, amounts, 'up');
  const range = { from: Math.max(joinedAt, row.startsAt), until: row.endsAt ?? undefined };
  const done = await validBetsBetween(db, facts, range);
  if (done >= target && isUnclaimed(grants, 'once')) {
    const amount = merchantToMinor(rule.amount, amounts, 'down');
    return { bonus: { amount, turnoverTimes: rule.turnoverTimes, period: 'once' } };
  }
  return { progress: { done: Math.min(done, target), target } };
}

/** Returns the bonus of the lowest VIP rank that was reached and is not claimed yet. */
async function rankEarnings(db: Database | Transaction, of: Case): Promise<Earnings> {
  const { row, facts, grants, now } = of;
  if (now < row.startsAt) return {};
  const { turnoverTimes } = ruleOf('rank', row.rule);
  const [rank] = (await readRanks(db, facts.currency)).filter(
    ({ level, bonus }) =>
      bonus > 0 && level <= facts.vipLevel && isUnclaimed(grants, rankPeriod(level)),
  );
  if (!rank) return {};
  return { bonus: { amount: rank.bonus, turnoverTimes, period: rankPeriod(rank.level) } };
}

/** Returns what a member has earned of a promotion by settled bets and credited deposits. */
export async function earningsOf(db: Database | Transaction, of: Case): Promise<Earnings> {
  switch (of.row.kind) {
    case 'firstDeposit':
    case 'reload':
      return depositEarnings(db, of);
    case 'rebate':
      return rebateEarnings(db, of);
    case 'raffle':
      return raffleEarnings(db, of);
    case 'mission':
      return missionEarnings(db, of);
    case 'rank':
      return rankEarnings(db, of);
    case 'application':
      return {};
  }
}
