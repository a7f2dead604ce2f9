import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  currencyDecimals,
  money,
  nothing,
  rowId,
  shortText,
  text,
  timestamp,
  whole,
} from './fields.ts';

/** The kinds of contracts (specification, section 1). */
export const CONTRACT_TYPES = ['dividend', 'dailySalary', 'hourSalary', 'realtimeSalary'] as const;
export const contractType = z.enum(CONTRACT_TYPES);
export type ContractType = z.infer<typeof contractType>;

/** D daily, W weekly, H semimonthly, M monthly (specification, section 3). */
export const CONTRACT_PERIODS = ['D', 'W', 'H', 'M'] as const;
export const contractPeriod = z.enum(CONTRACT_PERIODS);
export type ContractPeriod = z.infer<typeof contractPeriod>;

export const contractStatus = z.enum(['offered', 'active', 'rejected', 'terminated']);
export type ContractStatus = z.infer<typeof contractStatus>;

/** One of the two parties of a contract. */
export const contractParty = z.enum(['agent', 'upline']);
export type ContractParty = z.infer<typeof contractParty>;

/** Why a contract is over: a party ended it, a new one replaced it, or its rate was too high (R4.24). */
export const contractEnd = z.enum(['agent', 'upline', 'replaced', 'higherRate', 'moved']);
export type ContractEnd = z.infer<typeof contractEnd>;

/** The highest rate of a type, in basis points. */
export const MAX_RATE: Readonly<Record<ContractType, number>> = {
  dividend: 6000,
  dailySalary: 200,
  hourSalary: 200,
  realtimeSalary: 200,
};

/** Maximum number of tiers of a contract (R11.09). */
export const MAX_TIERS = 5;
/** The maximum values in the terms of a contract. */
export const MAX_ACTIVE_MEMBERS = 100_000;
/** Major units of any currency: a line's bets of a month in one without decimals, too. */
export const MAX_BET_AMOUNT = 1_000_000_000_000;

/** What is paid from so many active members and valid bets of the valid-bet period on (R11.09). */
export const contractTier = z.object({
  /** Basis points: 250 is 2.5 %. */
  rate: z.number(),
  activeMembers: z.number(),
  /** Valid bets, major units. */
  betAmount: money,
});
export type ContractTier = z.infer<typeof contractTier>;

/**
 * The tiers above the first one as a query string can carry them: `rate:activeMembers:betAmount`,
 * separated by commas.
 */
const TIERS = /^(?:\d{1,5}:\d{1,6}:\d{1,13}(?:,(?!$)|$)){0,4}$/;
export const tiersText = text(110).check(z.regex(TIERS));

/** Serializes the tiers above the first one as `tiersText`. */
export const writeTiers = (tiers: readonly ContractTier[]): string =>
  tiers
    .map(({ rate, activeMembers, betAmount }) => [rate, activeMembers, betAmount].join(':'))
    .join(',');

/** Parses a `tiersText`. */
export const readTiers = (written: string): ContractTier[] =>
  written === ''
    ? []
    : written.split(',').map((tier) => {
        const [rate = 0, activeMembers = 0, betAmount = 0] = tier.split(':').map(Number);
        return { rate, activeMembers, betAmount };
      });

/**
 * Which tier, counted from 0, does not stand above the one before it: its rate has to be higher,
 * and it has to ask for more, in members or in bets, and for less of neither. Absent: all do.
 */
export function tierOutOfOrder(tiers: readonly ContractTier[]): number | undefined {
  const index = tiers.findIndex((tier, at) => {
    const before = tiers[at - 1];
    if (!before) return false;
    const isAbove =
      tier.rate > before.rate &&
      tier.activeMembers >= before.activeMembers &&
      tier.betAmount >= before.betAmount &&
      (tier.activeMembers > before.activeMembers || tier.betAmount > before.betAmount);
    return !isAbove;
  });
  return index < 0 ? undefined : index;
}

const person = z.object({ account: z.string(), nickname: z.string() });
/** The currency of the agent's account: a contract counts and pays in it, whoever its upline is. */
const agentsCurrency = { currencySymbol: z.string(), decimals: currencyDecimals };
/** A type of contract, and up to which rate in basis points it may be proposed. */
const contractOffer = z.object({ type: contractType, highestRate: z.number() });
/** What the two agree on (R3.07). `rate`, `activeMembers` and `betAmount` are the first tier's. */
const terms = {
  /** Basis points: 250 is 2.5 %. */
  rate: z.number(),
  activeMembers: z.number(),
  /** Valid bets of a period, major units. */
  betAmount: money,
  /** All tiers, the first one included; each stands above the one before it (R11.09). */
  tiers: z.array(contractTier),
  validBetPeriod: contractPeriod,
  profitLossPeriod: contractPeriod,
  paymentPeriod: contractPeriod,
};

/** The effect of accepting a contract on the caller's own share; rates of the highest tiers, in basis points. */
const ownShare = z.object({
  /** The caller's own rate after accepting. */
  own: z.number(),
  /** The caller's previous rate, or what it kept of it; absent where there was none. */
  before: z.optional(z.number()),
  /** What the caller passes on: the highest rate below. */
  passedOn: z.number(),
  keeps: z.number(),
});
export type OwnShare = z.infer<typeof ownShare>;

export const agentContract = z.object({
  contractId: z.number(),
  type: contractType,
  ...terms,
  ...agentsCurrency,
  status: contractStatus,
  agent: person,
  /** Absent: the merchant itself. */
  upline: z.optional(person),
  /** The caller is its agent, not its upline. */
  isOwn: z.boolean(),
  proposedBy: contractParty,
  createdAt: timestamp,
  answeredAt: z.optional(timestamp),
  endedAt: z.optional(timestamp),
  endReason: z.optional(contractEnd),
  /** What the caller may do with it now. */
  actions: z.array(z.enum(['accept', 'reject', 'terminate'])),
  /** Contracts of the agent's line that would end if it were accepted now (R8.11). */
  ends: z.array(z.object({ account: z.string(), nickname: z.string(), rate: z.number() })),
  /** Absent: the caller cannot accept it, or has no rate of this type to pay the agent from. */
  share: z.optional(ownShare),
});
export type AgentContract = z.infer<typeof agentContract>;

/** The contracts of the caller that are active or pending, newest first, and how many others there are. */
export const viewContracts = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_viewContracts',
  token: 'required',
  request: nothing,
  response: z.object({
    list: z.array(agentContract),
    /** The active and pending contracts with agents right below, and how many of them the caller can accept. */
    line: z.object({ total: z.number(), toAnswer: z.number() }),
    /** How many contracts of the caller and of agents right below have ended. */
    ended: z.number(),
    /** Types that the merchant has switched on. */
    types: z.array(contractType),
    /** What the caller may ask its own upline for; without `offers` nothing. */
    upline: z.optional(z.object({ nickname: z.string(), offers: z.array(contractOffer) })),
    /** What the caller may offer to each of the agents of `contractAgents`. */
    offers: z.array(contractOffer),
    /** How many those agents are. */
    agents: z.number(),
    /** Of the caller's account, and so of all that it may propose. */
    ...agentsCurrency,
  }),
});
export type ContractsView = z.infer<typeof viewContracts.response>;

/**
 * A page of contracts: `line` are the active and pending ones with agents right below, those that the caller can
 * answer first; `ended` are all that have ended. Newest first. With `search` those with an agent whose account begins
 * so.
 */
export const contractList = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getContractList',
  token: 'required',
  request: z.object({
    group: z.enum(['line', 'ended']),
    search: z.optional(text(64)),
    cursor: z.optional(text(255)),
    pageSize: z._default(whole(1, 100), 20),
  }),
  response: z.object({
    list: z.array(agentContract),
    /** Where the next page begins; absent on the last one. */
    next: z.optional(z.string()),
  }),
});

/**
 * The agents right below the caller with an account in the same currency, by their account: whom a
 * contract can be offered to. With `search` those whose account begins so.
 */
export const contractAgents = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getContractAgents',
  token: 'required',
  request: z.object({
    search: z.optional(text(64)),
    cursor: z.optional(text(255)),
    pageSize: z._default(whole(1, 100), 50),
  }),
  response: z.object({
    list: z.array(person),
    /** Where the next page begins; absent on the last one. */
    next: z.optional(z.string()),
  }),
});

/**
 * Accepts, rejects or terminates a contract, or requests a new one: of the caller's upline, or of an
 * agent right below whose `account` is named. The same twice is done once.
 */
const processRequest = z.discriminatedUnion('action', [
  z.object({
    action: z.enum(['accept', 'reject', 'terminate']),
    contractId: rowId,
    /** How many contracts the caller was told would end by accepting: with others it is refused (R8.11). */
    ends: z.optional(whole(0, 1_000_000)),
  }),
  z.object({
    action: z.literal('request'),
    account: z.optional(shortText),
    rate: whole(1, 10_000),
    activeMembers: whole(0, MAX_ACTIVE_MEMBERS),
    /** Whole major units. */
    betAmount: whole(0, MAX_BET_AMOUNT),
    /** The tiers above the first one (`writeTiers`), four at most. */
    moreTiers: z.optional(tiersText),
    validBetPeriod: contractPeriod,
    profitLossPeriod: contractPeriod,
    paymentPeriod: contractPeriod,
  }),
]);
export type ContractRequest = z.infer<typeof processRequest>;

const shape = { token: 'required', request: processRequest, response: agentContract } as const;

export const processContractDividend = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_processContractDividend',
  ...shape,
});
export const processDailySalaryContract = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_processDailySalaryContract',
  ...shape,
});
export const processContractHourSalary = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_processContractHourSalary',
  ...shape,
});
export const processRealTimeSalaryContract = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  ...shape,
});

/** The call of each type. */
export const PROCESS_CONTRACT = {
  dividend: processContractDividend,
  dailySalary: processDailySalaryContract,
  hourSalary: processContractHourSalary,
  realtimeSalary: processRealTimeSalaryContract,
} as const satisfies Record<ContractType, unknown>;
