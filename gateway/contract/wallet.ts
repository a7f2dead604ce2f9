import * as z from 'zod/mini';
import { HOUR } from './durations.ts';
import { endpoint } from './endpoint.ts';
import {
  currencyDecimals,
  gameType,
  instant,
  money,
  nothing,
  pageNumber,
  pageSize,
  shortText,
  timestamp,
  wholeNumber,
} from './fields.ts';
import { confirmationState } from './payment-confirmation.ts';

/** Account type 2 is the main wallet (protocol.md); wallets of vendors have numbers from 101 on. */
export const MAIN_WALLET = 2;

export const balance = endpoint({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  token: 'required',
  duringExclusion: true,
  request: z.object({ typeId: wholeNumber }),
  response: z.object({
    sumBalance: money,
    balance: z.array(z.object({ accountTypeId: z.number(), availBalance: money })),
    currency: z.string(),
    currencySymbol: z._default(z.string(), '$'),
    decimals: currencyDecimals,
  }),
});

export const merchantWallet = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  token: 'optional',
  sameForAll: true,
  duringExclusion: true,
  request: nothing,
  /** 1: one wallet pays in every game. 0: members have a wallet for each vendor (R12.01). */
  response: z.object({ isSingle: z.number() }),
});

/** The longest range that a records call may ask for, in days (protocol.md). */
export const RECORD_WINDOW_DAYS = 30;
/** The same in milliseconds: one of a person's days may have 25 hours. */
export const RECORD_WINDOW = (RECORD_WINDOW_DAYS * 24 + 1) * HOUR;

/** A range of a record and one page of it. */
export const recordRange = {
  startTime: instant,
  endTime: instant,
  pageNo: pageNumber,
  pageSize,
};

/** One selection of a bet on matches; an accumulator has several. */
export const betLeg = z.object({
  league: z.string(),
  home: z.string(),
  away: z.string(),
  market: z.enum(['winner', 'total', 'handicap']),
  pick: z.enum(['home', 'draw', 'away', 'over', 'under']),
  /** Points of both for totals, points given to the home side for handicaps. */
  line: z.number(),
  /** What the line counts, where the score counts sets or maps. */
  unit: z.optional(z.enum(['games', 'rounds'])),
  /** What one unit returns. */
  odds: z.number(),
  /** Absent while the match is to end. `push`: the line was met; `void`: the match was abandoned. */
  result: z.optional(z.enum(['won', 'lost', 'push', 'void'])),
  /** `2 : 1`, as the match ended. */
  score: z.optional(z.string()),
  /** `16 : 17`, what decided a total or handicap, where that is not the score. */
  points: z.optional(z.string()),
});
export type BetLeg = z.infer<typeof betLeg>;

/** One bet as records show it. */
export const betOrder = z.object({
  orderNo: z.string(),
  betTime: timestamp,
  settleTime: z.optional(timestamp),
  gameName: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameType,
  betAmount: money,
  validBetAmount: money,
  winAmount: money,
  /** The part of the win that is the pot of the game's jackpot; absent where none was won. */
  jackpotAmount: z.optional(money),
  profitAndLoss: money,
  status: z.enum(['settled', 'open', 'cancelled']),
  /** What was bet on, where the vendor tells it. */
  legs: z.optional(z.array(betLeg)),
});
export type BetOrder = z.infer<typeof betOrder>;

/** Betting records of one product; RNG, Fish, Live and PvP share a shape. */
const orders = (path: string) =>
  endpoint({
    method: 'GET',
    path,
    token: 'required',
    duringExclusion: true,
    request: z.object({ ...recordRange, vassalage: z.optional(shortText) }),
    response: z.object({
      list: z.array(betOrder),
      totalPages: z.number(),
      totalCount: z.number(),
      footer: z.object({
        betAmount: money,
        validBetAmount: money,
        winAmount: money,
        profitAndLoss: money,
      }),
    }),
  });

export const rngOrders = orders('/wps/relay/ODSFE2_RNGOrders');
export const fishOrders = orders('/wps/relay/ODSFE2_FishOrders');
export const liveOrders = orders('/wps/relay/ODSFE2_LiveOrders');
export const pvpOrders = orders('/wps/relay/ODSFE2_PvPOrders');
/** Lotteries and e-lotteries together: bets whose draw is over, and bets that wait for theirs. */
export const elottSettledOrders = orders('/wps/relay/ODSFE2_ElottSettledOrders');
export const elottUnsettledOrders = orders('/wps/relay/ODSFE2_ElottUnsettledOrders');
export const sportsSettledOrders = orders('/wps/relay/ODSFE2_SportsSettOrders');
export const sportsUnsettledOrders = orders('/wps/relay/ODSFE2_SportsUnsettOrders');
export const esportsSettledOrders = orders('/wps/relay/ODSFE2_EsportsSettOrders');
export const esportsUnsettledOrders = orders('/wps/relay/ODSFE2_EsportsUnsettOrders');
export const cockfightSettledOrders = orders('/wps/relay/ODSFE2_CockfightSettOrders');
export const cockfightUnsettledOrders = orders('/wps/relay/ODSFE2_CockfightUnsettOrders');
export type BetOrders = z.infer<typeof rngOrders.response>;

export const memberTransactions = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  token: 'required',
  duringExclusion: true,
  request: z.object({ ...recordRange, txType: z.optional(shortText) }),
  response: z.object({
    list: z.array(
      z.object({
        txId: z.string(),
        txType: z.string(),
        txTypeName: z.string(),
        txTimeInTimestamp: timestamp,
        orderNo: z.string(),
        amount: money,
        currentAvailBalance: money,
        /** Of the wallet, the member's own where absent: an upline may owe in an agent's currency. */
        currency: z.optional(z.string()),
        currencySymbol: z.optional(z.string()),
        decimals: z.optional(z.number()),
        remark: z.string(),
        /** The vendor whose wallet it is; absent for the main wallet (R12.01). */
        wallet: z.optional(z.object({ vassalage: z.string(), vendorName: z.string() })),
        /** Of a withdrawal that was sent: whether it is known to have arrived. */
        confirmation: z.optional(confirmationState),
      }),
    ),
    totalPages: z.number(),
    totalCount: z.number(),
  }),
});
