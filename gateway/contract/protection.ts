import * as z from 'zod/mini';
import { DAY } from './durations.ts';
import { endpoint } from './endpoint.ts';
import { amount, calendarDay, currencyDecimals, money, nothing, timestamp } from './fields.ts';

/** What a player can limit. Money in the account's currency; `time` in minutes. */
export const LIMIT_KINDS = ['deposit', 'loss', 'wager', 'time'] as const;
export const limitKind = z.enum(LIMIT_KINDS);
export type LimitKind = z.infer<typeof limitKind>;

/** Fixed periods of the merchant's calendar; a week begins on Monday. From short to long. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export const limitPeriod = z.enum(LIMIT_PERIODS);
export type LimitPeriod = z.infer<typeof limitPeriod>;

/** Minutes of the longest period: above them a time limit would be none. */
export const MINUTES_OF: Readonly<Record<LimitPeriod, number>> = {
  day: 24 * 60,
  week: 7 * 24 * 60,
  month: 31 * 24 * 60,
};

/** A limit with its period as it stands now. */
export const playLimit = z.object({
  kind: limitKind,
  period: limitPeriod,
  /** Major units, or minutes; absent where there is no limit. */
  value: z.optional(money),
  /** Used up in the period so far. */
  used: money,
  /** When the period ends and the limit is whole again. */
  renewsAt: timestamp,
  /** A looser limit that waits for its second confirmation (R10.02). */
  waiting: z.optional(
    z.object({
      /** Absent for a removal. */
      value: z.optional(money),
      askedAt: timestamp,
      confirmFrom: timestamp,
      confirmUntil: timestamp,
    }),
  ),
});
export type PlayLimit = z.infer<typeof playLimit>;

export const playLimits = z.object({
  currencySymbol: z.string(),
  decimals: currencyDecimals,
  serverTime: timestamp,
  timeZone: z.string(),
  /** All kinds and periods, in their order. */
  limits: z.array(playLimit),
  /** The highest that may be set, by kind: major units. Time has the minutes of its period. */
  highest: z.record(z.enum(['deposit', 'loss', 'wager']), money),
  coolingHours: z.number(),
  confirmHours: z.number(),
  /** The player has decided about limits: set one, or chose to go without. */
  isAsked: z.boolean(),
  wentWithout: z.boolean(),
  /** The first deposit waits for that decision. */
  firstDepositWaits: z.boolean(),
  /** Half a year has gone by since the player looked at account and limits. */
  reviewIsDue: z.boolean(),
});
export type PlayLimits = z.infer<typeof playLimits>;

/** GET /wps/member/limits (R10.01): every limit, what is used of it, and what waits. */
export const memberLimits = endpoint({
  method: 'GET',
  path: '/wps/member/limits',
  token: 'required',
  duringExclusion: true,
  request: nothing,
  response: playLimits,
});

export const limitChange = z.discriminatedUnion('action', [
  /** A new or lower limit holds at once; a higher one waits (R10.02). */
  z.object({ action: z.literal('set'), kind: limitKind, period: limitPeriod, value: amount }),
  /** Waits as a higher one does. */
  z.object({ action: z.literal('remove'), kind: limitKind, period: limitPeriod }),
  /** The second confirmation of what waited. */
  z.object({ action: z.literal('confirm'), kind: limitKind, period: limitPeriod }),
  /** Forgets what waits: the limit stays as it is. */
  z.object({ action: z.literal('keep'), kind: limitKind, period: limitPeriod }),
]);
export type LimitChange = z.infer<typeof limitChange>;

/** The field of a refusal that names a limit: `deposit.day`. */
export const limitField = (kind: LimitKind, period: LimitPeriod): string => `${kind}.${period}`;

/**
 * PUT /wps/member/limits: changes limits, all of them or none. Refusals name the limit
 * (`limitField`): `limit_zero`, `limit_invalid`, `limit_high`, `limit_not_waiting`, `limit_waits`,
 * `limit_unset`.
 */
export const changeLimits = endpoint({
  method: 'PUT',
  path: '/wps/member/limits',
  token: 'required',
  request: z.object({
    changes: z.array(limitChange).check(z.maxLength(LIMIT_KINDS.length * LIMIT_PERIODS.length)),
    /** The active way to go without any, or to have looked at them again (R10.01). */
    choice: z.optional(z.enum(['without', 'reviewed'])),
  }),
  response: playLimits,
});

/** Minutes between two reality checks that a player can choose (R10.05). */
export const REALITY_MINUTES = [15, 30, 45, 60] as const;

/** Milliseconds of each time-out that is offered (R10.04). */
export const TIME_OUTS = {
  day: DAY,
  twoDays: 2 * DAY,
  week: 7 * DAY,
  twoWeeks: 14 * DAY,
  month: 30 * DAY,
  sixWeeks: 42 * DAY,
} as const;
/** Months of each self-exclusion that is offered; `null` for good. */
export const SELF_EXCLUSIONS = { halfYear: 6, year: 12, fiveYears: 60, forever: null } as const;

/** `closing`: the account is being closed, or is closed; nothing is played any more (R10.11). */
export const exclusionKind = z.enum(['timeOut', 'selfExclusion', 'closing']);
export type ExclusionKind = z.infer<typeof exclusionKind>;
export const timeOutLength = z.enum([
  'day',
  'twoDays',
  'week',
  'twoWeeks',
  'month',
  'sixWeeks',
]) satisfies z.ZodMiniType<keyof typeof TIME_OUTS>;
export type TimeOutLength = z.infer<typeof timeOutLength>;
export const selfExclusionLength = z.enum([
  'halfYear',
  'year',
  'fiveYears',
  'forever',
]) satisfies z.ZodMiniType<keyof typeof SELF_EXCLUSIONS>;
export type SelfExclusionLength = z.infer<typeof selfExclusionLength>;

/** A break that holds now. */
export const exclusion = z.object({
  kind: exclusionKind,
  startsAt: timestamp,
  /** Absent for good. */
  endsAt: z.optional(timestamp),
  /** A return can be asked for now: the self-exclusion has run its time. */
  mayReturn: z.boolean(),
  /** The return was asked for and holds from then on. */
  returnsAt: z.optional(timestamp),
});
export type Exclusion = z.infer<typeof exclusion>;

/** What holds now of the tools that stop play, and how the reality check is set. */
export const memberProtection = endpoint({
  method: 'GET',
  path: '/wps/member/protection',
  token: 'required',
  duringExclusion: true,
  request: nothing,
  response: z.object({
    serverTime: timestamp,
    exclusion: z.optional(exclusion),
    realityMinutes: z.number(),
    returnHours: z.number(),
  }),
});

/**
 * POST /wps/member/exclusion: takes a break at once; every session of the account ends with it
 * (R10.04). `return` asks to come back when a self-exclusion has run its time.
 */
export const excludeMember = endpoint({
  method: 'POST',
  path: '/wps/member/exclusion',
  token: 'required',
  duringExclusion: true,
  request: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('timeOut'), length: timeOutLength }),
    z.object({ kind: z.literal('selfExclusion'), length: selfExclusionLength }),
    z.object({ kind: z.literal('return') }),
  ]),
  response: z.object({ exclusion }),
});

/** PUT /wps/member/realityCheck: the interval of the player's choice, which holds at once. */
export const setRealityCheck = endpoint({
  method: 'PUT',
  path: '/wps/member/realityCheck',
  token: 'required',
  request: z.object({ minutes: z.literal(REALITY_MINUTES) }),
  response: z.object({ minutes: z.number() }),
});

/** A stretch of play over all games and open sessions. */
export const playSession = z.object({
  currencySymbol: z.string(),
  decimals: currencyDecimals,
  serverTime: timestamp,
  startedAt: timestamp,
  /** Milliseconds. */
  playedMs: z.number(),
  staked: money,
  won: money,
  /** Wins less stakes. */
  net: money,
  /** No new bet is taken until the reality check is answered. */
  checkIsDue: z.boolean(),
  realityMinutes: z.number(),
});
export type PlaySession = z.infer<typeof playSession>;

/**
 * POST /wps/member/play: a game is open with real money (R10.06). The portal says so twice a minute;
 * the time between is time played. `answer` is the answer to the reality check: go on.
 */
export const reportPlay = endpoint({
  method: 'POST',
  path: '/wps/member/play',
  token: 'required',
  request: z.object({ answer: z.optional(z.literal('continue')) }),
  response: playSession,
});

/** Ranges of a player's activity (R10.07), by the merchant's calendar; weeks begin on Monday. */
export const ACTIVITY_PERIODS = ['day', 'week', 'month', 'year', 'lifetime', 'range'] as const;
export const activityPeriod = z.enum(ACTIVITY_PERIODS);
export type ActivityPeriod = z.infer<typeof activityPeriod>;
/** The most days of a range that a player chooses. */
export const MAX_ACTIVITY_DAYS = 3660;

/** Amounts of a player's activity, all of them by the journal. */
export const ACTIVITY_AMOUNTS = [
  'deposits',
  'withdrawals',
  'stakes',
  'wins',
  'net',
  'bonuses',
  'other',
] as const;
export type ActivityAmount = (typeof ACTIVITY_AMOUNTS)[number];
export const activityFigures = z.object({
  /** Credited to the wallet. */
  deposits: money,
  /** Taken out, less what came back. */
  withdrawals: money,
  /** Bets, less those that were given back. */
  stakes: money,
  wins: money,
  /** Wins less stakes. */
  net: money,
  /** Bonuses, referral rewards and rebates. */
  bonuses: money,
  /** Transfers, salaries and whatever else moved the balance. */
  other: money,
  /** Milliseconds. */
  playedMs: z.number(),
});
export type ActivityFigures = z.infer<typeof activityFigures>;

const activityQuery = {
  period: activityPeriod,
  /** Days of a `range`, both included. */
  from: z.optional(calendarDay),
  until: z.optional(calendarDay),
};

export const activity = z.object({
  currencySymbol: z.string(),
  decimals: currencyDecimals,
  serverTime: timestamp,
  timeZone: z.string(),
  /** Days of the merchant's calendar, both included. */
  from: z.string(),
  until: z.string(),
  /** The balance before and after: it changed by what the figures say, to the unit. */
  opening: money,
  closing: money,
  totals: activityFigures,
  /** By day, or by month where the range is long (`2026-11` stands for its days). */
  by: z.enum(['day', 'month']),
  points: z.array(z.extend(activityFigures, { at: z.string() })),
});
export type Activity = z.infer<typeof activity>;

/** GET /wps/member/activity (R10.07): what a player did in a range, with a total that the journal has. */
export const memberActivity = endpoint({
  method: 'GET',
  path: '/wps/member/activity',
  token: 'required',
  duringExclusion: true,
  request: z.object(activityQuery),
  response: activity,
});

/** The same as a file. */
export const memberActivityFile = endpoint({
  method: 'GET',
  path: '/wps/member/activity/file',
  token: 'required',
  duringExclusion: true,
  file: 'text/csv',
  request: z.object(activityQuery),
  response: z.string(),
});
