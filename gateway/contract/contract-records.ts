import * as z from 'zod/mini';
import { contractPeriod, contractTier, contractType } from './contracts.ts';
import { currencyCode } from './currencies.ts';
import { endpoint } from './endpoint.ts';
import { calendarDay, currencyDecimals, money, text, timestamp, whole } from './fields.ts';

/**
 * How a period of a contract stands. `carried`: nothing is due, and a result goes on to the next
 * period. `nothing`: the tier was reached, but there was nothing to share. `owed`: who pays could not
 * pay all of it yet (R11.10).
 */
export const CONTRACT_RECORD_STATES = ['paid', 'owed', 'notReached', 'carried', 'nothing'] as const;
export const contractRecordState = z.enum(CONTRACT_RECORD_STATES);
export type ContractRecordState = z.infer<typeof contractRecordState>;

/** Whether the caller received or paid the period. */
export const CONTRACT_SIDES = ['received', 'paidOut'] as const;
export const contractSide = z.enum(CONTRACT_SIDES);
export type ContractSide = z.infer<typeof contractSide>;

const person = z.object({ account: z.string(), nickname: z.string() });
/** What the line below the agent did, major units. */
const teamSums = {
  bets: money,
  validBets: money,
  wins: money,
  /** Bonuses, referral earnings and rebates of the line. */
  bonuses: money,
  /** What the house won of the line: bets less wins and bonuses. */
  houseWin: money,
};
/** What the next tier asks for and the line does not have; 0 where it has it. */
const missing = z.object({ activeMembers: z.number(), betAmount: money });

export const contractRecord = z.object({
  recordId: z.number(),
  contractId: z.number(),
  type: contractType,
  /** When the period began and ended. */
  startsAt: timestamp,
  endsAt: timestamp,
  /** The merchant's day of its end. */
  day: calendarDay,
  agent: person,
  /** Who pays; absent: the merchant. */
  payer: z.optional(person),
  ...teamSums,
  /** What the tier was chosen by: members and valid bets of the valid-bet period. */
  activeMembers: z.number(),
  tierBets: money,
  /** The tier that was reached, from 1; 0 is none. */
  tier: z.number(),
  /** Basis points; 0 where no tier was reached. */
  rate: z.number(),
  /** What the first tier asked for and was not there (R11.09). */
  missing: z.optional(missing),
  /** Results of earlier periods that counted here, and what goes on to the next one. */
  carriedIn: money,
  carriedOut: money,
  amount: money,
  /** Of the amount, what has been paid. */
  paid: money,
  state: contractRecordState,
  paidAt: z.optional(timestamp),
});
export type ContractRecord = z.infer<typeof contractRecord>;

export const CONTRACT_RECORD_SORTS = ['time', 'amount'] as const;
export const contractRecordSort = z.enum(CONTRACT_RECORD_SORTS);
const recordFilter = {
  type: contractType,
  from: calendarDay,
  until: calendarDay,
  side: z._default(contractSide, 'received'),
  state: z.optional(contractRecordState),
  /** The caller's own currency where absent. */
  currency: z.optional(currencyCode),
  /** By the end of the period, or by what it came to. */
  sort: z._default(contractRecordSort, 'time'),
  descending: z._default(z.enum(['true', 'false']), 'true'),
};

/**
 * The periods of contracts of one type that were received or paid out (R2.90 to R2.93, R11.11). A
 * period counts on the day of its end. Totals are of everything found.
 */
export const contractRecords = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_getContractRecords',
  token: 'required',
  request: z.object({
    ...recordFilter,
    cursor: z.optional(text(255)),
    pageSize: z._default(whole(1, 100), 20),
  }),
  response: z.object({
    currency: z.string(),
    currencySymbol: z.string(),
    decimals: currencyDecimals,
    /** Currencies in which the caller has contracts of the type on this side, its own first. */
    currencies: z.array(z.string()),
    list: z.array(contractRecord),
    /** Periods found, of all pages. */
    total: z.number(),
    totals: z.object({
      ...teamSums,
      amount: money,
      paid: money,
      /** What is still to be paid. */
      owed: money,
    }),
    /** Absent on the last page. */
    next: z.optional(z.string()),
  }),
});
export type ContractRecords = z.infer<typeof contractRecords.response>;

/** The same periods of all pages as a file that the gateway writes as it reads. */
export const contractRecordsExport = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_exportContractRecords',
  token: 'required',
  file: 'text/csv',
  request: z.object(recordFilter),
  response: z.string(),
});

/** How the running period of the caller's own contract stands, and what is owed (R11.11). */
export const contractForecast = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_getContractForecast',
  token: 'required',
  request: z.object({ type: contractType }),
  response: z.object({
    currency: z.string(),
    currencySymbol: z.string(),
    decimals: currencyDecimals,
    today: calendarDay,
    timeZone: z.string(),
    /**
     * What the caller is owed of this type, in its own currency, and owes, by the currencies of the agents
     * that are to be paid.
     */
    owed: z.object({
      toMe: money,
      byMe: z.array(
        z.object({ amount: money, currencySymbol: z.string(), decimals: currencyDecimals }),
      ),
    }),
    /** Absent without an active contract of the type. */
    running: z.optional(
      z.object({
        contractId: z.number(),
        /** Days of the running payment period, or today for hourly and real-time salary. */
        from: calendarDay,
        until: calendarDay,
        paymentPeriod: contractPeriod,
        validBetPeriod: contractPeriod,
        /** Who pays; absent: the merchant. */
        payer: z.optional(person),
        tiers: z.array(contractTier),
        ...teamSums,
        activeMembers: z.number(),
        tierBets: money,
        tier: z.number(),
        rate: z.number(),
        /** What the next tier asks for, and what is missing for it; absent at the highest one. */
        next: z.optional(z.object({ tier: z.number(), rate: z.number(), missing })),
        carriedIn: money,
        /** What would be due if the period ended now. */
        amount: money,
      }),
    ),
  }),
});
export type ContractForecast = z.infer<typeof contractForecast.response>;
