import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { gameType, language, money, shortText, timestamp } from './fields.ts';

/** Specification section 3. */
export const PRIZE_MODES = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;
export const prizeMode = z.enum(PRIZE_MODES);
export type PrizeMode = z.infer<typeof prizeMode>;

/** The regions of Vietnam's results table. */
export const LOTTERY_REGIONS = ['north', 'central', 'south'] as const;
export const lotteryRegion = z.enum(LOTTERY_REGIONS);
export type LotteryRegion = z.infer<typeof lotteryRegion>;

/** The numbers of one prize: `special`, `first` …, or `main` where a draw has one number. */
export const drawnPrize = z.object({ prize: z.string(), numbers: z.array(z.string()) });

export const lotteryDraw = z.object({
  issueNo: z.string(),
  drawAt: timestamp,
  numbers: z.array(drawnPrize),
});

/** A game of a lottery menu; with `issue` when it draws on a schedule. */
export const lotteryGame = z.object({
  nodeId: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameType,
  showIcon: z.string(),
  maintenance: z.boolean(),
  supportPlay: z.number(),
  rtp: z.number(),
  minBet: money,
  maxBet: money,
  region: z.optional(lotteryRegion),
  /** Seconds between two draws. */
  period: z.optional(z.number()),
  issue: z.optional(
    z.object({ issueNo: z.string(), closeAt: timestamp, drawAt: timestamp, seedHash: z.string() }),
  ),
  lastDraw: z.optional(lotteryDraw),
  /** The gateway's clock, by which countdowns run. */
  serverTime: timestamp,
});
export type LotteryGame = z.infer<typeof lotteryGame>;

/** The lotteries of a prize mode, by vendor. */
export const lotteryMenus = endpoint({
  method: 'GET',
  path: '/lgw/games/game_menus',
  token: 'optional',
  sameForAll: true,
  request: z.object({ prizeMode, language, device: z.optional(shortText) }),
  response: z.object({
    gameMenus: z.array(
      z.object({ vassalage: z.string(), title: z.string(), games: z.array(lotteryGame) }),
    ),
  }),
});
export type LotteryMenu = z.infer<typeof lotteryMenus.response>['gameMenus'][number];

/** Vietnam's lotteries. The old endpoint answers a bare list, without the envelope (protocol.md). */
export const vietnamMenu = endpoint({
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  token: 'optional',
  sameForAll: true,
  request: z.object({ prizeMode, device: z.literal('WEB'), language }),
  response: z.array(lotteryGame),
});

/** Numbers of Vietnam's daily lotteries that were drawn on a day, the latest first. */
export const vietnamNumbers = endpoint({
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  token: 'optional',
  sameForAll: true,
  request: z.object({
    /** `2026-11-21`, in Vietnam's time; without it the latest day. */
    date: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
    region: z.optional(lotteryRegion),
    language,
  }),
  response: z.object({
    date: z.string(),
    /** Today in Vietnam: the last day that can be asked for. */
    today: z.string(),
    /** The first day that can be asked for. */
    earliest: z.string(),
    list: z.array(
      z.object({
        gameCode: z.string(),
        gameName: z.string(),
        region: lotteryRegion,
        drawAt: timestamp,
        issueNo: z.string(),
        /** Absent while the draw is still to come. */
        numbers: z.optional(z.array(drawnPrize)),
      }),
    ),
  }),
});
export type VietnamNumbers = z.infer<typeof vietnamNumbers.response>;

/** How a lottery is played, and what each kind of bet pays and returns. */
export const lotteryRules = endpoint({
  method: 'GET',
  path: '/lgw/games/game_rules',
  token: 'optional',
  sameForAll: true,
  request: z.object({ gameCode: shortText, language }),
  response: z.object({
    gameCode: z.string(),
    gameName: z.string(),
    /** Seconds between two draws, and how long before each no more bets are taken. */
    period: z.number(),
    closesBefore: z.number(),
    prizes: z.array(z.object({ prize: z.string(), count: z.number(), digits: z.number() })),
    bets: z.array(
      z.object({
        kind: z.string(),
        /** `pays` times the stake; `example` stands for all picks that pay the same. */
        pays: z.array(
          z.object({
            example: z.string(),
            pays: z.number(),
            oneIn: z.number(),
            rtp: z.number(),
          }),
        ),
      }),
    ),
    /** In the member's currency: of one bet, and of all bets of a member on one draw. */
    minBet: money,
    maxBet: money,
    highestPayout: money,
  }),
});
export type LotteryRules = z.infer<typeof lotteryRules.response>;
