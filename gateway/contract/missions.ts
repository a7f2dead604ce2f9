import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { currencyDecimals, gameType, money, nothing, shortText, timestamp } from './fields.ts';

/** How often a mission begins anew: with the merchant's day, with its Monday, or never. */
export const MISSION_KINDS = ['daily', 'weekly', 'once'] as const;
export const missionKind = z.enum(MISSION_KINDS);
export type MissionKind = z.infer<typeof missionKind>;

/** What a step counts: settled rounds, their valid bets, credited deposits, or how many of those. */
export const missionMeasure = z.enum(['rounds', 'validBets', 'deposited', 'deposits']);

/** What became of a prize: not earned yet, to be claimed, claimed. */
export const missionState = z.enum(['open', 'claimable', 'claimed']);
export type MissionState = z.infer<typeof missionState>;

/** Of `validBets` and `deposited` an amount of money, else a number. */
const step = z.object({
  measure: missionMeasure,
  /** Rounds and bets of one product alone. */
  gameType: z.optional(gameType),
  done: z.number(),
  target: z.number(),
});
export type MissionStep = z.infer<typeof step>;

const mission = z.object({
  missionId: z.string(),
  kind: missionKind,
  title: z.string(),
  summary: z.string(),
  steps: z.array(step),
  prize: money,
  state: missionState,
  /** When it begins anew; a mission of once has no end. */
  endsAt: z.optional(timestamp),
});
export type Mission = z.infer<typeof mission>;

const currency = { currencySymbol: z._default(z.string(), '$'), decimals: currencyDecimals };

/** R12.04: the missions with their steps, and how much can be claimed in all. */
export const missionSummary = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  token: 'required',
  request: nothing,
  response: z.object({
    list: z.array(mission),
    /** Missions, milestones and places on a board that can be claimed: the red badge. */
    claimable: z.number(),
    ...currency,
  }),
});
export type MissionSummary = z.infer<typeof missionSummary.response>;

const milestone = z.object({
  milestoneId: z.string(),
  kind: missionKind,
  /** Missions of the kind that are complete in the running period, and how many it asks for. */
  done: z.number(),
  target: z.number(),
  prize: money,
  state: missionState,
});
export type MissionMilestone = z.infer<typeof milestone>;

export const missionMilestones = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionMilestones',
  token: 'required',
  request: nothing,
  response: z.object({ list: z.array(milestone), ...currency }),
});
export type MissionMilestones = z.infer<typeof missionMilestones.response>;

export const BOARDS = ['daily', 'weekly'] as const;
export const board = z.enum(BOARDS);
export type Board = z.infer<typeof board>;

const place = z.object({
  place: z.number(),
  /** Masked. */
  name: z.string(),
  /** Valid bets in units of the catalogue, so that currencies compare. */
  score: z.number(),
  prize: z.optional(money),
  own: z.boolean(),
});

/** Who has bet the most in the running day or week, or in the one before. */
export const missionLeaderboard = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  token: 'required',
  request: z.object({ board, previous: z._default(z.enum(['0', '1']), '0') }),
  response: z.object({
    from: timestamp,
    /** The first moment after it. */
    until: timestamp,
    /** The first places. */
    list: z.array(place),
    prizes: z.array(z.object({ place: z.number(), prize: money })),
    /** The caller's own; absent without a bet. */
    own: z.optional(
      z.object({
        place: z.number(),
        score: z.number(),
        prize: z.optional(money),
        /** What is missing to the place above; absent at the first. */
        toNext: z.optional(z.number()),
        /** Of the previous period: what became of the prize. */
        state: z.optional(missionState),
      }),
    ),
    ...currency,
  }),
});
export type MissionLeaderboard = z.infer<typeof missionLeaderboard.response>;

/** Credits the prize of a complete mission, of a milestone, or of a place on the previous board. */
export const claimMission = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMission',
  token: 'required',
  idempotent: true,
  request: z.object({
    subject: z.enum(['mission', 'milestone', 'leaderboard']),
    /** The mission's, the milestone's, or the name of the board. */
    id: shortText,
  }),
  response: z.object({ claimNo: z.string(), amount: money }),
});
